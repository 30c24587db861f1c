/** Whether a valuation by identifier would repeat what a record already shows, which must not be paid for twice. */
import { britishDay, monthOf, type Day } from '@/lib/domain/time/calendar';
import { guideMileage } from '@/lib/domain/vehicles/mileage';
import type { Provenance } from '@/lib/domain/provenance';
import type { ValuationRecord } from './valuation';
import type { Vehicle, VehicleKind } from '@/lib/domain/vehicles/vehicle';

export interface RevaluationRequest {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly registered: Day;
  readonly mileage: number;
}

/** The part of a record that decides it. */
export interface ExistingValuation {
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  readonly asked: Pick<ValuationRecord['asked'], 'registered'>;
  readonly identity: Pick<ValuationRecord['identity'], 'registered' | 'disagreements'> & {
    readonly vehicle: Pick<Vehicle, 'kind' | 'identifier'> | null;
  };
  readonly mileage: Pick<ValuationRecord['mileage'], 'used'>;
  readonly sources: { readonly valuation: Pick<Provenance, 'answeredAt'> | null };
}

/** The same derivative, date and thousand miles, within the month: the next may bring another edition. */
export function isAlreadyValued(record: ExistingValuation, request: RevaluationRequest, today: Day): boolean {
  const { asked: originalRequest, identity, mileage, sources } = record;
  if (!identity.vehicle || !sources.valuation) return false;
  // If the sources disagree on it, the values may not be for this date.
  const valuedFor = identity.disagreements.some(({ field }) => field === 'registered') ? null : identity.registered;
  return (
    request.kind === identity.vehicle.kind &&
    request.identifier === identity.vehicle.identifier &&
    request.registered === (originalRequest.registered ?? valuedFor) &&
    guideMileage(request.mileage) === mileage.used.value &&
    monthOf(britishDay(sources.valuation.answeredAt)) === monthOf(today)
  );
}
