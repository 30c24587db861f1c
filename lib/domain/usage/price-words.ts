/** The price on a button that may be billed, which is all its price text. Without schemas: pages load it. */
import { formatPlural } from '@/lib/format';
import { britishDay, daysBetween } from '@/lib/domain/time/calendar';
import type { LookUpCost } from './look-up-cost';

/** Each registration check and each valuation is one credit: "2 credits"; "free" for none. */
export const creditWords = (credits: number): string => (credits === 0 ? 'free' : formatPlural(credits, 'credit'));

/** While the price is not known: "up to 2 credits", since recent results may make it less. */
export const mostCreditWords = (credits: number): string => `${credits === 0 ? '' : 'up to '}${creditWords(credits)}`;

/** What it costs now: "2 credits", "free, checked today", or "free, already in progress". */
export function priceWords({ parts }: Pick<LookUpCost, 'parts'>, now: Date): string {
  const billed = creditsShown({ parts }, 0);
  if (billed > 0) return creditWords(billed);
  // One that is not there yet is waited for, whatever else is.
  const [oldest] = parts.flatMap(({ cached }) => cached?.at ?? []).sort();
  if (oldest === undefined || parts.some(({ cached }) => cached === null)) return 'free, already in progress';
  return `free, checked ${dayWords(oldest, now)}`;
}

/**
 * The price that stands on a button, in credits. It is sent with the request: a dearer one is refused.
 * @param cost undefined while it is not known: then the most it can cost stands there
 */
export function creditsShown(cost: Pick<LookUpCost, 'parts'> | undefined, mostCredits: number, fresh = false): number {
  if (cost === undefined) return mostCredits;
  return fresh ? cost.parts.length : cost.parts.filter(({ billed }) => billed).length;
}

/** Results are reused for a day, so it is today's or yesterday's. */
const dayWords = (at: string, now: Date) => (daysBetween(britishDay(at), britishDay(now)) <= 0 ? 'today' : 'yesterday');

interface PricedRequest {
  readonly plate?: string | undefined;
  readonly only?: 'look-up' | 'valuation' | undefined;
  readonly internetPrices?: boolean | undefined;
  readonly alternativesOf?: number | undefined;
}

/**
 * The most a request can cost, in credits: one per look-up that it may send. By VIN, guide ID or audit ID, one in all.
 */
export function mostCreditsOf({ plate, only, internetPrices = false, alternativesOf }: PricedRequest): number {
  if (plate === undefined || alternativesOf !== undefined || only === 'look-up') return 1;
  return (only === 'valuation' ? 1 : 2) + (internetPrices ? 1 : 0);
}
