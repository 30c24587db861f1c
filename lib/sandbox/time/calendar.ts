/** Days and months written `YYYY-MM-DD`, free of time zones. The sandbox is another company, so it has its own. */

const millisecondsPerDay = 86_400_000;

function dayNumber(date: string): number {
  return (
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / millisecondsPerDay
  );
}

export function addDays(date: string, days: number): string {
  return new Date((dayNumber(date) + days) * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

export function addMonths(firstOfAMonth: string, months: number): string {
  const index = yearOf(firstOfAMonth) * 12 + monthOf(firstOfAMonth) - 1 + months;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

/** Months from one day to another, with a fraction by days of a mean month. */
export function monthsBetween(from: string, to: string): number {
  return daysBetween(from, to) / (365.25 / 12);
}

/** The same day of a later month, or its last day where it has no such day. */
export function dayAfterMonths(date: string, months: number): string {
  const month = addMonths(firstOfMonth(date), months);
  return earlier(addDays(month, Number(date.slice(8)) - 1), addDays(addMonths(month, 1), -1));
}

/** True for a day that exists, written in full. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

export function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

export function later(a: string, b: string): string {
  return a > b ? a : b;
}
