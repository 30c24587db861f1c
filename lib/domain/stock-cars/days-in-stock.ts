/** How long cars have been in stock, in bands. Without schemas: pages load it. */
import { dayAfterMonths, daysBetween, type Day } from '@/lib/domain/time/calendar';
import { formatDate, formatPlural, formatPounds } from '@/lib/format';

/** Days in stock, both included; the last band has no end. */
export const DAY_BANDS = [
  { key: '0', label: '0–30 days', fromDays: 0, toDays: 30 },
  { key: '31', label: '31–60 days', fromDays: 31, toDays: 60 },
  { key: '61', label: '61–90 days', fromDays: 61, toDays: 90 },
  { key: '91', label: 'Over 90 days', fromDays: 91, toDays: null },
] as const;
export type DayBandKey = (typeof DAY_BANDS)[number]['key'];
export const DAY_BAND_KEYS = DAY_BANDS.map(({ key }) => key);

/** A date in before this is a slip of the keys: no dealer has held a car for so long. */
export const STAY_YEARS_MAX = 20;
export const earliestIn = (today: Day): Day => dayAfterMonths(today, -12 * STAY_YEARS_MAX);

/**
 * Whole days; 0 on the day it came in, and for a car still to come. @param leftOn the day it left; null: today counts
 */
export const daysInStock = (inOn: Day, leftOn: Day | null, today: Day): number =>
  Math.max(0, daysBetween(inOn, leftOn ?? today));

/** How long a car has been, or was, in stock, in a sentence. @param leftOn null while it is in stock */
export function stayWords(inOn: Day, leftOn: Day | null, today: Day): string {
  const days = daysInStock(inOn, leftOn, today);
  if (leftOn !== null)
    return `In stock from ${formatDate(inOn)} to ${formatDate(leftOn)}: ${formatPlural(days, 'day')}.`;
  if (inOn > today) return `Comes into stock on ${formatDate(inOn)}.`;
  return `In stock since ${formatDate(inOn)}; ${formatDate(today)} is day ${days}.`;
}

/** Where a car that came into stock is now, in a sentence. @param soldPounds null where it was not sold */
export function whereaboutsWords(
  { inOn, leftOn, soldPounds }: { readonly inOn: Day; readonly leftOn: Day | null; readonly soldPounds: number | null },
  today: Day,
): string {
  if (leftOn === null) return `${inOn > today ? 'Comes into stock on' : 'In stock since'} ${formatDate(inOn)}.`;
  const sold = soldPounds === null ? 'Left stock' : `Sold for ${formatPounds(soldPounds)}`;
  return `${sold} on ${formatDate(leftOn)}.`;
}

/** The band that a number of days in stock belongs to. */
export function dayBandOf(days: number): DayBandKey {
  return DAY_BANDS.findLast(({ fromDays }) => days >= fromDays)?.key ?? '0';
}
