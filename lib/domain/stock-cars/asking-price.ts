/**
 * An asking price against two ranges: the guide's, from Below to Retail, and that of market prices for Retail, because
 * an asking price is a retail price. Ranges include their ends. Without schemas: pages load it.
 */
import { SOURCES } from '@/lib/domain/source-names';
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate, formatPounds } from '@/lib/format';

export interface PriceRange {
  readonly lowPounds: number;
  readonly highPounds: number;
}

export interface PriceDistances {
  /** Pounds above Retail or, if negative, below Below; null if within the guide's range. */
  readonly guidePounds: number | null;
  /** Pounds above the highest or, if negative, below the lowest; null if within the range, or nothing is advertised. */
  readonly marketPounds: number | null;
}

export interface MarketOfCar {
  /** Whether market prices have arrived for the edition in which the car is valued. */
  readonly isAnswered: boolean;
  /** For Retail; null if nothing is advertised. */
  readonly range: PriceRange | null;
}

/** One sentence for each case, true in every one of them. */
export function marketWords(advertisedPounds: number | null, { isAnswered, range }: MarketOfCar): string {
  if (!isAnswered) return `${SOURCES.market.atStart} for this car have not arrived yet.`;
  if (range === null) return `There are no ${SOURCES.market.inText} of cars like this one.`;
  const ends = `${formatPounds(range.lowPounds)} to ${formatPounds(range.highPounds)}`;
  if (advertisedPounds === null) return `Cars like this one are advertised at ${ends}.`;
  if (advertisedPounds > range.highPounds)
    return `The asking price is ${formatPounds(advertisedPounds - range.highPounds)} above ${SOURCES.market.inText} of ${ends}.`;
  if (advertisedPounds < range.lowPounds)
    return `The asking price is ${formatPounds(range.lowPounds - advertisedPounds)} below ${SOURCES.market.inText} of ${ends}.`;
  return `The asking price is within ${SOURCES.market.inText} of ${ends}.`;
}

export interface LiveOfCar {
  /** The newest position from the live service; null if it has none, or was not requested yet. */
  readonly live: { readonly day: Day; readonly clean: number | null } | null;
  readonly edition: Day | null;
  readonly values: { readonly clean: number | null };
}

/** One sentence for each case; empty where there is no live position. */
export function liveWords({ live, edition, values }: LiveOfCar): string {
  if (live === null) return '';
  const day = formatDate(live.day);
  if (live.clean === null) return `The live service of ${day} gives no Clean value.`;
  const clean = `Live Clean of ${day} is ${formatPounds(live.clean)}`;
  if (values.clean === null || edition === null || live.day <= edition) return `${clean}.`;
  const change = live.clean - values.clean;
  if (change === 0) return `${clean}, as in the edition.`;
  return `${clean}, ${formatPounds(Math.abs(change))} ${change > 0 ? 'above' : 'below'} the edition.`;
}
