/** The alert that a vehicle was not, or not wholly, checked: a check without an answer is not a clear one. */
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { SOURCES } from '@/lib/domain/source-names';
import { registerChecks } from './register-checks';

export const CHECK_NOT_COMPLETED = 'Vehicle check not completed';
export const CHECK_PARTLY_COMPLETED = 'Vehicle check partly completed';
/** Not an alert: a valuation by guide ID names no one vehicle. */
export const NO_CHECK = 'No vehicle check by guide ID';
export const NO_REGISTER_RECORD = `No ${SOURCES.register.beforeNoun} record`;

/** A record's answer of the register, or why there is none. */
export interface CheckedRecord extends Pick<ValuationRecord, 'register' | 'lookUpMissing'> {
  // oxlint-disable-next-line code/plain-words -- a name that saved records contain
  readonly asked: Pick<ValuationRecord['asked'], 'plate' | 'vin'>;
}

export interface CheckAlert {
  readonly title: string;
  /** Some of the checks were answered: less grave than what they found. */
  readonly isPartial: boolean;
  /** Why, and what to do, for the dealer. */
  readonly text: string;
  /** Without charges and limits. */
  readonly customerText: string;
}

/**
 * Null where the register answered every check, or was not requested: a derivative by guide ID is not one vehicle.
 *
 * @param record its `lookUpMissing` is null where the look-up was made, whether or not it found the vehicle
 */
export function checkAlert({ register, lookUpMissing, asked: request }: CheckedRecord): CheckAlert | null {
  if (register) {
    const { checked, unchecked } = registerChecks(register);
    if (unchecked === null) return null;
    return checked === null ? notCompleted(unchecked) : partlyCompleted(unchecked, checked);
  }
  if (lookUpMissing === null)
    return {
      title: NO_REGISTER_RECORD,
      isPartial: false,
      text: `${SOURCES.register.atStart} has no record of this vehicle, so its alerts were not checked.`,
      customerText: `${SOURCES.register.atStart} had no record of this vehicle. Ask the dealer.`,
    };
  if (request.plate === null && request.vin === null) return null;
  return notCompleted(`${lookUpMissing.reason} ${lookUpMissing.next}`);
}

const notCompleted = (text: string): CheckAlert => ({
  title: CHECK_NOT_COMPLETED,
  isPartial: false,
  text,
  customerText: `The ${SOURCES.register.beforeNoun} record was not available for this valuation. Ask the dealer.`,
});

const partlyCompleted = (unchecked: string, checked: string): CheckAlert => ({
  title: CHECK_PARTLY_COMPLETED,
  isPartial: true,
  text: `${unchecked} ${checked}`,
  customerText: `The ${SOURCES.register.beforeNoun} answered only some of its checks of this vehicle. Ask the dealer.`,
});
