/** Whether a valuation by identifier would bring what a record already shows: that is not to be paid for twice. */
import { britishDay, type Day } from './calendar';
import { guideMileage } from './mileage';
import type { Provenance } from './provenance';
import type { ValuationRecord } from './valuation';
import type { Vehicle, VehicleKind } from './vehicle';

export interface Revaluing {
  readonly kind: VehicleKind;
  readonly identifier: number;
  readonly registered: Day;
  readonly mileage: number;
}

/** As much of a record as tells. */
export interface Standing {
  readonly asked: Pick<ValuationRecord['asked'], 'registered'>;
  readonly identity: Pick<ValuationRecord['identity'], 'registered' | 'disagreements'> & {
    readonly vehicle: Pick<Vehicle, 'kind' | 'identifier'> | null;
  };
  readonly mileage: Pick<ValuationRecord['mileage'], 'used'>;
  readonly sources: { readonly valuation: Pick<Provenance, 'answeredAt'> | null };
}

/** The same derivative, date and thousand of miles, within the month: the next may be of another edition. */
export function standsAlready(record: Standing, wish: Revaluing, today: Day): boolean {
  const { asked, identity, mileage, sources } = record;
  if (!identity.vehicle || !sources.valuation) return false;
  // Where the sources disagree on it, the values are not known to be of this date.
  const valuedFor = identity.disagreements.some(({ field }) => field === 'registered') ? null : identity.registered;
  return (
    wish.kind === identity.vehicle.kind &&
    wish.identifier === identity.vehicle.identifier &&
    wish.registered === (asked.registered ?? valuedFor) &&
    guideMileage(wish.mileage) === mileage.used.value &&
    britishDay(new Date(sources.valuation.answeredAt)).slice(0, 7) === today.slice(0, 7)
  );
}
