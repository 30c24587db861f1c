/** Why a valuation has no answer to a question that its kind does not include. */
import { noVehicleWords, valueByGuideIdWords } from '@/lib/domain/valuations/missing/no-vehicle-words';
import { findingOf, type LookUpOutcome } from '@/lib/domain/valuations/valuation-record';
import type { Registration } from '@/lib/domain/vehicles/registration/registration';
import { SOURCES } from '@/lib/domain/source-names';

type MissingOutcome = LookUpOutcome<never>;

export const pricesNotRequested = {
  answer: null,
  because: {
    reason: `${SOURCES.market.atStart} were not bought with this valuation.`,
    next: `The free ones are beside the record, where the provider has them.`,
  },
} as const satisfies MissingOutcome;

export const registerNotRequested = {
  answer: null,
  because: {
    reason: `A guide ID is a derivative, not one vehicle, so ${SOURCES.register.inText} was not checked.`,
    next: `Value it by reg to see its ${SOURCES.register.beforeNoun} record.`,
  },
} as const satisfies MissingOutcome;

/**
 * Of a look-up by VIN.
 * @param found its answer; null if there is none
 * @param mileage entered with the VIN; null without one
 */
export function valueNotRequested(found: Registration | null, mileage: number | null): MissingOutcome {
  const finding = findingOf(found);
  if (finding !== 'in guide') return { answer: null, because: noVehicleWords('vin', finding) };
  return {
    answer: null,
    because: {
      reason: `The VIN identifies the vehicle, which ${SOURCES.guide.inText} values by guide ID.`,
      next: valueByGuideIdWords(mileage),
    },
  };
}

/** Of a submission that another process, or no one, finished. */
export const notReached = {
  answer: null,
  because: {
    reason: 'The check was interrupted before this part came back.',
    next: 'Value the vehicle again; recent results are free.',
  },
} as const satisfies MissingOutcome;
