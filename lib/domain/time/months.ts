/** Reckoning with months: editions and forecasts are of the first of one. */
import type { Day } from './calendar';

/** `2026-06-15` → `2026-06-01`. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The first of a month so many months after, or before, a day's. */
export function firstAfterMonths(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Months from one day's month to another's, whatever the day of the month. */
export function monthsApart(from: Day, to: Day): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}
