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
const noValueFor = (key: string): Readonly<Record<'edition' | 'live' | 'market', Because>> => ({
  edition: {
    isNone: true,
    reason: `${SOURCES.guide.atStart} has no value for this ${key}.`,
    next: 'Check both, or use the other sources.',
  },
  live: {
    isNone: true,
    reason: `The live service has no value for this ${key}.`,
    next: `Use ${SOURCES.guide.inText} values.`,
  },
  market: {
    isNone: true,
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

/**
 * Whether the free service answered that it has no market prices, so that billed ones are offered. One that failed may
 * have them in a minute, free.
 */
export const hasNoFreeMarketPrices = (market: GuideComparison['market']): boolean =>
  market.value === null && market.because.isNone === true;

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
  const others = distinct.filter(({ isNone }) => !isNone);
  return others.length === distinct.length ? distinct : [MILEAGE_OUT_OF_RANGE, ...others];
}
