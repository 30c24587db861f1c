/** Why the free sources of a comparison have no value, and what to use instead. Without schemas: pages load it. */
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import type { GuideComparison } from '@/lib/domain/valuations/guide-comparison';

/** For vehicles other than cars. */
export const LIVE_CARS_ONLY: Because = {
  reason: 'The live service covers cars only.',
  next: `Use ${SOURCES.guide.inText} values.`,
};

/** @param key what the values were read by, beside the guide ID */
const noValueFor = (key: string) => ({
  edition: {
    reason: `${SOURCES.guide.atStart} has no value for this ${key}.`,
    next: 'Check both, or use the other sources.',
  },
  live: {
    reason: `The live service has no value for this ${key}.`,
    next: `Use ${SOURCES.guide.inText} values.`,
  },
  market: {
    reason: `The free service has no ${SOURCES.market.inText} for this ${key}.`,
    next: `Use ${SOURCES.guide.inText} values.`,
  },
});

export const NO_VALUE_BY_DATE = noValueFor('date of first registration and mileage');
/** By plate, month or date. */
export const NO_VALUE_BY_AGE = noValueFor('age and mileage');

const MILEAGE_OUT_OF_RANGE: Because = {
  reason: `No values for this mileage: it is outside ${SOURCES.guide.inText}’s range for this vehicle.`,
  next: 'Check the mileage.',
};
const BY_DATE_REASONS: readonly string[] = Object.values(NO_VALUE_BY_DATE).map(({ reason }) => reason);

/**
 * Whether the free service answered that it has no market prices, so that billed ones are offered. One that failed may
 * have them in a minute, free.
 */
export const hasNoFreeMarketPrices = (market: GuideComparison['market']): boolean =>
  market.value === null && market.because.reason === NO_VALUE_BY_DATE.market.reason;

/**
 * In the order of the sources, each reason once. Where the valuation found the mileage out of range, that is the one
 * reason in place of those that leave it open whether the date or the mileage is to blame; a source that failed has its
 * own.
 */
export function comparisonReasons(missing: readonly Because[], isMileageOutOfRange: boolean): readonly Because[] {
  const distinct = missing.filter(
    ({ reason }, index) => missing.findIndex((other) => other.reason === reason) === index,
  );
  if (!isMileageOutOfRange) return distinct;
  const others = distinct.filter(({ reason }) => !BY_DATE_REASONS.includes(reason));
  return others.length === distinct.length ? distinct : [MILEAGE_OUT_OF_RANGE, ...others];
}
