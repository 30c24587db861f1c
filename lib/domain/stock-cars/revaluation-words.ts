/** The result of a revaluation of the stock, in words. */
import { SOURCES } from '@/lib/domain/source-names';
import { formatCount, formatPlural } from '@/lib/format';

export interface RevaluationCounts {
  readonly cars: number;
  /** A value for each car and edition. */
  readonly values: number;
}

/** One sentence or two, as the page of schedules shows them. */
export const revaluationWords = ({ cars, values }: RevaluationCounts): string =>
  cars === 0
    ? 'No car was due.'
    : `${formatPlural(cars, 'car')} valued, ${formatPlural(values, 'value')} of cars and editions. Nothing was billed.`;

/** @param cars for which market prices arrived, with or without a range */
export const marketPricesWords = ({ cars }: { readonly cars: number }): string =>
  cars === 0 ? '' : `${SOURCES.market.atStart} answered for ${formatPlural(cars, 'car')}.`;

/** @param cars for which the live service answered, with or without a value */
export const liveWords = ({ cars }: { readonly cars: number }): string =>
  cars === 0 ? 'No car was due.' : `Live values answered for ${formatPlural(cars, 'car')}. Nothing was billed.`;

/** @param cars for which the forecast answered, with or without values */
export const forecastsWords = ({ cars }: { readonly cars: number }): string =>
  cars === 0 ? 'No car was due.' : `The forecast answered for ${formatPlural(cars, 'car')}. Nothing was billed.`;

/** @param sales for which the guide answered, with or without a value */
export const pastSalesWords = ({ sales }: { readonly sales: number }): string =>
  sales === 0
    ? 'No sale was due.'
    : `${SOURCES.guide.atStart} answered for ${formatPlural(sales, 'past sale')}. Nothing was billed.`;

interface SourceCounts {
  readonly read: number;
  readonly failed: number;
  readonly added: number;
  readonly changed: number;
}

/** @param counts of all files of other systems that were due */
export const sourcesWords = ({ read, failed, added, changed }: SourceCounts): string =>
  read === 0
    ? 'No feed was due.'
    : `${formatPlural(read, 'feed')} read, ${formatCount(failed)} failed: ${formatPlural(added, 'car')} added, ${formatCount(changed)} changed. Nothing was billed.`;
