/** Whether a valuation by identifier would repeat what a record shows or lacks, which must not be paid for twice. */
import { britishDay, monthOf, type Day } from '@/lib/domain/time/calendar';
import { guideMileage } from '@/lib/domain/vehicles/mileage';
import type { Provenance } from '@/lib/domain/provenance';
import type { GuideAnswer } from './guide-answer';
import type { ValuationRecord } from './valuation';
import type { Vehicle, VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** What a valuation by guide ID is of. */
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
  readonly kind: ValuationRecord['kind'];
  readonly mileage: Pick<ValuationRecord['mileage'], 'used' | 'entered' | 'outOfBounds'>;
  readonly sources: { readonly valuation: Pick<Provenance, 'answeredAt'> | null };
}

/** The same derivative, date and thousand miles, within the month: the next may bring another edition. */
export function isAlreadyValued(record: ExistingValuation, request: RevaluationRequest, today: Day): boolean {
  const { asked: originalRequest, identity, sources } = record;
  if (!identity.vehicle || !sources.valuation) return false;
  // If the sources disagree on it, the values may not be for this date.
  const valuedFor = identity.disagreements.some(({ field }) => field === 'registered') ? null : identity.registered;
  return (
    request.kind === identity.vehicle.kind &&
    request.identifier === identity.vehicle.identifier &&
    request.registered === (originalRequest.registered ?? valuedFor) &&
    guideMileage(request.mileage) === answeredMileage(record) &&
    monthOf(britishDay(sources.valuation.answeredAt)) === monthOf(today)
  );
}

/**
 * The mileage that the guide answered for, in whole thousands; null if unknown. Without a value it is the one entered,
 * but for a plate only if it was out of range: by guide ID the vehicle may have a value.
 */
function answeredMileage({ kind, mileage: { used, entered, outOfBounds } }: ExistingValuation): number | null {
  if (used.value !== null) return used.value;
  return entered !== null && (outOfBounds || kind === 'identifier') ? guideMileage(entered) : null;
}

/**
 * Whether an answer by plate, for the same thousand miles, is the valuation requested by guide ID: the guide matched that
 * derivative and date. Without a value only if the mileage is out of range: by guide ID the vehicle may have one.
 */
export function isSameValuation(
  { vehicle, registered, values, outOfBounds }: Pick<GuideAnswer, 'vehicle' | 'registered' | 'values' | 'outOfBounds'>,
  request: Omit<RevaluationRequest, 'mileage'>,
): boolean {
  return (
    vehicle?.kind === request.kind &&
    vehicle.identifier === request.identifier &&
    registered === request.registered &&
    (values !== null || outOfBounds)
  );
}

/** The part of a record without a valuation that decides whether one by identifier would be the one it lacks. */
export interface MissingValuation {
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  readonly asked: Pick<ValuationRecord['asked'], 'plate' | 'mileage'>;
  readonly identity: Pick<ValuationRecord['identity'], 'registered'> & {
    readonly vehicle: Pick<Vehicle, 'kind' | 'identifier'> | null;
  };
  readonly sources: { readonly valuation: object | null };
}

/** What a valuation by plate is of. */
export interface PlateValuation {
  readonly plate: string;
  readonly mileage: number;
}

/**
 * The valuation by plate that a record lacks, where a request for its own derivative, date and thousand miles would
 * repeat it: the provider may have answered, or may still answer, what was requested for the record. Null: it would not.
 */
export function missingValuationOf(record: MissingValuation, request: RevaluationRequest): PlateValuation | null {
  const { asked: originalRequest, identity, sources } = record;
  const { plate, mileage } = originalRequest;
  if (sources.valuation || plate === null || mileage === null) return null;
  const isOwn =
    request.kind === identity.vehicle?.kind &&
    request.identifier === identity.vehicle.identifier &&
    (identity.registered === null || request.registered === identity.registered) &&
    guideMileage(request.mileage) === guideMileage(mileage);
  return isOwn ? { plate, mileage } : null;
}
