/** Of which vehicle, registered when and at which mileage a record's panels are. Browser-safe. */
import type { Day } from './calendar';
import type { Because } from './provenance';
import type { ValuationRecord } from './valuation';
import type { VehicleKind } from './vehicle';

export interface OutlookSubject {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly registered: Day;
  readonly mileage: number;
}

export function outlookSubject({ identity, asked, mileage }: ValuationRecord): OutlookSubject | Because {
  const registered = asked.registered ?? identity.registered;
  const miles = mileage.used.value ?? asked.mileage;
  if (identity.vehicle === null)
    return { reason: 'The guide does not know which vehicle it is.', next: 'Choose a derivative to value first.' };
  if (registered === null)
    return { reason: 'Its date of registration is not known.', next: 'Value it by identifier, with the date.' };
  if (miles === null) return { reason: 'No mileage was given.', next: 'Value it with its mileage.' };
  const { kind, identifier } = identity.vehicle;
  return { kind, identifier, registered, mileage: miles };
}
