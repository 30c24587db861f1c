/**
 * Titles of charts of values over time or mileage: what their figures show, in one line. Whole pounds and whole per
 * cent; missing values are skipped, never taken for £0. Without schemas.
 */
import { monthOf, type Day } from '@/lib/domain/time/calendar';
import { formatCount, formatMiles, formatMonthLong, formatPercent, formatPlural, formatPounds } from '@/lib/format';

export interface DatedValue {
  readonly day: Day;
  /** Whole pounds, or a share of the price when new; null if there is none. */
  readonly value: number | null;
}

interface KnownValue {
  readonly day: Day;
  readonly value: number;
}

const knownOf = (values: readonly DatedValue[]): KnownValue[] =>
  values.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]));

/** The first and the last value that is known; null if there is none. */
export function firstAndLast(values: readonly DatedValue[]): { first: KnownValue; last: KnownValue } | null {
  const known = knownOf(values);
  const [first, last] = [known[0], known.at(-1)];
  return first && last ? { first, last } : null;
}

/**
 * What a forecast expects: "Expected to lose £620, 13%, by November 2027 (Clean)".
 * @param values by ascending day, beginning today if known @param series whose values these are
 * @param snapshotDay the forecast is from this month: a later first value is named
 * @returns null if there is no value at all
 */
export function forecastFinding(values: readonly DatedValue[], series: string, snapshotDay: Day): string | null {
  const known = knownOf(values);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const end = formatMonthLong(last.day);
  if (known.length === 1) return `Expected to be worth ${formatPounds(first.value)} in ${end} (${series})`;
  const change = last.value - first.value;
  if (change === 0) {
    const steady = known.every(({ value }) => value === first.value);
    return `Expected to ${steady ? 'stay at' : 'be back at'} ${formatPounds(last.value)} ${steady ? 'until' : 'by'} ${end} (${series})`;
  }
  const isFromNow = monthOf(first.day) === monthOf(snapshotDay);
  const span = isFromNow ? `by ${end}` : `from ${formatMonthLong(first.day)} to ${end}`;
  return `Expected to ${change < 0 ? 'lose' : 'gain'} ${amount(change, first.value)}${span} (${series})`;
}

/**
 * What has happened to a value: "Lost £1,240, 9%, since November 2023 (Clean)".
 * @param values by ascending edition @param series whose values these are
 * @returns null if there is no value at all
 */
export function historyFinding(values: readonly DatedValue[], series: string): string | null {
  const known = knownOf(values);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  if (known.length === 1) return `Worth ${formatPounds(first.value)} in ${formatMonthLong(first.day)} (${series})`;
  const change = last.value - first.value;
  const span = spanOf(values, first.day, last.day);
  if (change === 0) {
    const steady = known.every(({ value }) => value === first.value);
    const words = steady ? `Unchanged at ${formatPounds(last.value)} ${span}` : backWords(last, first, values);
    return `${words} (${series})`;
  }
  return `${change < 0 ? 'Lost' : 'Gained'} ${amount(change, first.value)}${span} (${series})`;
}

/**
 * The same as shares of the price when new: "Down from 54% to 47% of cost new since November 2023 (Clean)".
 * @param values as fractions, by ascending edition
 */
export function shareHistoryFinding(values: readonly DatedValue[], series: string): string | null {
  const known = knownOf(values);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const [from, to] = [wholePercent(first.value), wholePercent(last.value)];
  if (known.length === 1) return `Worth ${from} of cost new in ${formatMonthLong(first.day)} (${series})`;
  const span = spanOf(values, first.day, last.day);
  if (from === to) {
    return known.every(({ value }) => wholePercent(value) === to)
      ? `Unchanged at ${to} of cost new ${span} (${series})`
      : `Back at ${to} of cost new, from ${formatMonthLong(first.day)} to ${formatMonthLong(last.day)} (${series})`;
  }
  return `${last.value < first.value ? 'Down' : 'Up'} from ${from} to ${to} of cost new ${span} (${series})`;
}

/**
 * A value month by month from now, without calendar days: "Down £300, 25%, in 60 months (Clean)".
 * @param values whole pounds, the first for now @returns null if there is no value at all
 */
export function monthsFinding(values: readonly (number | null)[], series: string): string | null {
  const known = values.flatMap((value, month) => (value === null ? [] : [{ value, month }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const isFromNow = first.month === 0;
  if (known.length === 1)
    return `${formatPounds(first.value)} ${isFromNow ? 'now' : `in month ${first.month}`} (${series})`;
  const change = last.value - first.value;
  const between = `between months ${first.month} and ${last.month}`;
  if (change === 0) {
    const steady = known.every(({ value }) => value === first.value);
    const span = isFromNow ? `${steady ? 'for' : 'after'} ${formatPlural(last.month, 'month')}` : between;
    return `${steady ? 'Stays' : 'Back'} at ${formatPounds(last.value)} ${span} (${series})`;
  }
  const span = isFromNow ? `in ${formatPlural(last.month, 'month')}` : between;
  return `${change < 0 ? 'Down' : 'Up'} ${amount(change, first.value)}${span} (${series})`;
}

export interface MileageValue {
  readonly miles: number;
  readonly pounds: number | null;
}

/**
 * What further miles cost: "£215 less per extra 10,000 miles (Clean)".
 * @param now at the vehicle's own mileage @param later after the further miles
 * @returns null if either has no value
 */
export function mileageFinding(now: MileageValue, later: MileageValue, series: string): string | null {
  if (now.pounds === null || later.pounds === null || later.miles <= now.miles) return null;
  const extra = `extra ${formatCount(later.miles - now.miles)} miles (${series})`;
  const change = later.pounds - now.pounds;
  if (change === 0) return `No change in value for an ${extra}`;
  return `${formatPounds(Math.abs(change))} ${change < 0 ? 'less' : 'more'} per ${extra}`;
}

/**
 * A whole curve, if the vehicle's own position on it is unknown: "£12,400 at 10,000 mi, £6,100 at 90,000 mi (Clean)".
 */
export function mileageRangeFinding(values: readonly MileageValue[], series: string): string | null {
  const known = values.flatMap(({ miles, pounds }) => (pounds === null ? [] : [{ miles, pounds }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const ends = first.miles === last.miles ? [first] : [first, last];
  return `${ends.map(({ miles, pounds }) => `${formatPounds(pounds)} at ${formatMiles(miles)}`).join(', ')} (${series})`;
}

/** The value of the first point again, after others. */
function backWords(last: KnownValue, first: KnownValue, values: readonly DatedValue[]): string {
  const when = last.day === values.at(-1)?.day ? '' : ` in ${formatMonthLong(last.day)}`;
  return `Back at ${formatPounds(last.value)}${when}, as in ${formatMonthLong(first.day)}`;
}

/** "since" only if the chart's last point has a value; a chart that ends earlier says when. */
function spanOf(values: readonly DatedValue[], first: Day, last: Day): string {
  return last === values.at(-1)?.day
    ? `since ${formatMonthLong(first)}`
    : `from ${formatMonthLong(first)} to ${formatMonthLong(last)}`;
}

/** `£620, 13%, ` before a span; a change from £0 has no share. */
function amount(change: number, from: number): string {
  const pounds = formatPounds(Math.abs(change));
  return from > 0 ? `${pounds}, ${wholePercent(Math.abs(change) / from)}, ` : `${pounds} `;
}

/** A share that rounds to nothing is not nothing. */
function wholePercent(share: number): string {
  const whole = Math.round(share * 100);
  return whole === 0 && share > 0 ? 'under 1%' : formatPercent(whole / 100);
}
