/** The vehicle, registration and mileage that a record's panels use. Browser-safe. */
import type { Day } from '@/lib/domain/time/calendar';
import type { Because } from '@/lib/domain/provenance';
import type { ValuationRecord } from './valuation';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { SOURCES } from '@/lib/domain/source-names';

export interface OutlookSubject {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly registered: Day;
  readonly mileage: number;
}

/** The subject of a record’s panels, or why it has none. */
export function outlookSubject({ identity, asked: request, mileage }: ValuationRecord): OutlookSubject | Because {
  const registered = request.registered ?? identity.registered;
  const miles = mileage.used.value ?? request.mileage;
  if (identity.vehicle === null)
    return {
      reason: `${SOURCES.guide.atStart} cannot identify this vehicle.`,
      next: 'Choose a derivative and value it first.',
    };
  if (registered === null)
    return { reason: 'The date of first registration is not known.', next: 'Value it by guide ID, with the date.' };
  if (miles === null) return { reason: 'No mileage was entered.', next: 'Add the mileage to value it.' };
  const { kind, identifier } = identity.vehicle;
  return { kind, identifier, registered, mileage: miles };
}
