/**
 * Why to act on a car in stock, each reason as a figure of a few words. Whole pounds. Without schemas: pages load it.
 */
import { SOURCES } from '@/lib/domain/source-names';
import { formatPounds, formatPoundsChange } from '@/lib/format';
import type { PriceDistances } from './asking-price';

export interface CarAtStake extends PriceDistances {
  /** How far Clean is below cost with preparation; null: it covers the cost, or one of the two is unknown. */
  readonly pastPounds: number | null;
  /** How far live Clean is below Clean of the edition; null: it is not. */
  readonly livePounds: number | null;
  readonly cleanPounds: number | null;
  /** Clean in a month; null if the forecast gives none. */
  readonly expected1Pounds: number | null;
}

export interface StakeFigure {
  readonly words: string;
  /** Clean is below cost. */
  readonly isLoss: boolean;
}

/** A figure for each reason that applies; none if no reason does. */
export function stakeFigures(car: CarAtStake): StakeFigure[] {
  const { pastPounds, livePounds, guidePounds, marketPounds } = car;
  const other = (words: string) => ({ words, isLoss: false });
  return [
    ...(pastPounds === null
      ? []
      : [{ words: `Clean ${formatPounds(pastPounds)} below cost`, isLoss: true }, ...expectedChange(car).map(other)]),
    ...(livePounds === null ? [] : [other(`Live Clean ${formatPounds(livePounds)} less`)]),
    ...(guidePounds === null
      ? []
      : [other(distanceWords(guidePounds, guidePounds > 0 ? 'Retail' : 'the Below value'))]),
    ...(marketPounds === null ? [] : [other(distanceWords(marketPounds, SOURCES.market.inText))]),
  ];
}

/** What holding the car for another month is expected to do to Clean; none without a forecast. */
function expectedChange({ cleanPounds, expected1Pounds }: CarAtStake): string[] {
  if (cleanPounds === null || expected1Pounds === null) return [];
  const change = expected1Pounds - cleanPounds;
  return [change === 0 ? 'Unchanged in a month' : `${formatPoundsChange(change)} in a month`];
}

const distanceWords = (pounds: number, what: string): string =>
  `Asking ${formatPounds(Math.abs(pounds))} ${pounds > 0 ? 'above' : 'below'} ${what}`;
