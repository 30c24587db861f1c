/** Why a car in stock is one to act on, in one sentence, and what is at stake. Whole pounds. Without schemas: pages load it. */
import { formatPounds } from '@/lib/format';
import { outsideWords, type PriceDistances, type PriceRange } from './asking-price';
import { pastWords } from './gain';

export interface CarAtStake extends PriceDistances {
  /** How far Clean is below cost with preparation; null: it covers it, or one of the two is not known. */
  readonly pastPounds: number | null;
  /** How far live Clean is below Clean of the edition; null: it is not. */
  readonly livePounds: number | null;
  readonly cleanPounds: number | null;
  /** Clean in a month; null where the forecast gives none. */
  readonly expected1Pounds: number | null;
  readonly market: PriceRange | null;
}

export const liveFallWords = (pounds: number): string => `live Clean is ${formatPounds(pounds)} less`;

/** A clause for each reason that holds; empty where none does. */
export function stakeWords({ pastPounds, livePounds, cleanPounds, expected1Pounds, market, ...distances }: CarAtStake) {
  const clauses = [
    ...(pastPounds === null ? [] : [pastWords({ pounds: pastPounds, cleanPounds, expected1Pounds })]),
    ...(livePounds === null ? [] : [liveFallWords(livePounds)]),
    outsideWords(distances, market),
  ];
  return clauses.filter((clause) => clause !== '').join('; ');
}
