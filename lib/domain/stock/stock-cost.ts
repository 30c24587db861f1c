/** What valuing a list would cost, before it is started, and at which row the limit would stop it. */
import { formatCount, formatPlural } from '@/lib/format';
import { usedWords } from '@/lib/domain/usage/limit-level';
import { stopsAtWords, type RunLimit } from './run-limit';
import type { MonthUsage } from '@/lib/domain/usage/month-usage';

/** A row's two answers: whether each is already cached, and so free. */
export interface StockRowPrice {
  readonly number: number;
  readonly lookUpCached: boolean;
  readonly valuationCached: boolean;
}

export interface StockCost {
  readonly lookUps: number;
  readonly valuations: number;
  /** Cached answers, which cost nothing. */
  readonly cached: number;
  /** The row at which the month's limit, or the provider's own, stops the run; null if all rows are reached. */
  readonly stopsAtRow: number | null;
  /** Which limit that is; null with it. */
  readonly stoppedBy: RunLimit | null;
  /**
   * "6 credits: 3 registration checks + 3 valuations, 5 of 8 cars already checked. This month: 412 of 1,000 credits used,
   * credits not enough for row 295".
   */
  readonly words: string;
}

/** @param rows in the order they are valued */
export function stockCost(
  rows: readonly StockRowPrice[],
  usage: Pick<MonthUsage, 'scope' | 'used' | 'limit' | 'remaining' | 'provider'>,
): StockCost {
  let [lookUps, valuations, cached, freeCars] = [0, 0, 0, 0];
  let stop: { row: number; limit: RunLimit } | null = null;
  const [ownRemaining, providerRemaining] = [usage.remaining ?? Infinity, usage.provider?.remaining ?? Infinity];
  for (const { number, lookUpCached, valuationCached } of rows) {
    lookUps += lookUpCached ? 0 : 1;
    valuations += valuationCached ? 0 : 1;
    cached += Number(lookUpCached) + Number(valuationCached);
    freeCars += Number(lookUpCached && valuationCached);
    // Refused by ours, which come first, a look-up is not sent. The provider's limit covers look-ups only.
    if (lookUps + valuations > ownRemaining) stop ??= { row: number, limit: usage.scope };
    if (lookUps > providerRemaining) stop ??= { row: number, limit: 'provider' };
  }
  const unlimited = usage.limit === null && usage.provider === null ? ', no limit set' : '';
  const stopWords = stop === null ? '' : `, ${stopsAtWords(stop.limit, stop.row)}`;
  const words = `${priceOf(lookUps, valuations)}${checkedWords(freeCars, rows.length)}. This month: ${usedWords(usage)}${unlimited}${stopWords}`;
  return { lookUps, valuations, cached, stopsAtRow: stop?.row ?? null, stoppedBy: stop?.limit ?? null, words };
}

/** Each registration check and each valuation is a credit. */
function priceOf(lookUps: number, valuations: number): string {
  if (lookUps + valuations === 0) return 'free';
  const parts = [
    ...(lookUps > 0 ? [formatPlural(lookUps, 'registration check')] : []),
    ...(valuations > 0 ? [formatPlural(valuations, 'valuation')] : []),
  ];
  return `${formatPlural(lookUps + valuations, 'credit')}: ${parts.join(' + ')}`;
}

/** Cars with both answers cached. */
function checkedWords(freeCars: number, cars: number): string {
  return freeCars === 0 ? '' : `, ${formatCount(freeCars)} of ${formatPlural(cars, 'car')} already checked`;
}
