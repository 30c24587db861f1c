/**
 * Why to act on a car in stock, in one sentence, and what is at stake. Whole pounds. Without schemas: pages load it.
 */
import { formatPounds } from '@/lib/format';
import { outsideWords, type PriceDistances, type PriceRange } from './asking-price';
import { pastWords } from './gain';

export interface CarAtStake extends PriceDistances {
  /** How far Clean is below cost with preparation; null: it covers the cost, or one of the two is unknown. */
  readonly pastPounds: number | null;
  /** How far live Clean is below Clean of the edition; null: it is not. */
  readonly livePounds: number | null;
  readonly cleanPounds: number | null;
  /** Clean in a month; null if the forecast gives none. */
  readonly expected1Pounds: number | null;
  readonly market: PriceRange | null;
}

export const liveFallWords = (pounds: number): string => `live Clean is ${formatPounds(pounds)} less`;

/** A clause for each reason that applies; empty if none does. */
export function stakeWords({ pastPounds, livePounds, cleanPounds, expected1Pounds, market, ...distances }: CarAtStake) {
  const clauses = [
    ...(pastPounds === null ? [] : [pastWords({ pounds: pastPounds, cleanPounds, expected1Pounds })]),
    ...(livePounds === null ? [] : [liveFallWords(livePounds)]),
    outsideWords(distances, market),
  ];
  return clauses.filter((clause) => clause !== '').join('; ');
}
