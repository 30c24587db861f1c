/**
 * Calendar time: the only module of the product that computes with days, months and UK time. It loads no library,
 * because the browser uses it too; the schemas are in calendar-schemas.ts.
 */

/** `YYYY-MM-DD`. Days sort and compare as text. */
export type Day = string;

/** `YYYY-MM`. Months sort and compare as text. */
export type Month = string;

/** In the order of the year. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The longest period of a report: it is read whole. */
export const REPORT_MONTHS_MAX = 36;

const DAY_MS = 86_400_000;

/** A day as a whole number, for placing days along an axis: 1 January 1970 is 0. */
export const dayNumber = (day: Day): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
/** A day's midnight in UTC, for files and libraries that accept only a Date. */
export const dateOfDay = (day: Day): Date => new Date(dayNumber(day) * DAY_MS);
const dayOfNumber = (days: number): Day => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** Whether the day exists and is written in full: 31 February does not exist. */
export function isDay(text: string): boolean {
  const days = dayNumber(text);
  return !Number.isNaN(days) && dayOfNumber(days) === text;
}

/** Of a day or a month. By position, not by split, which is slow in lists of ten thousand cars. */
export const yearOf = (date: Day): number => Number(date.slice(0, 4));
/** 1 to 12, of a day or a month. */
export const monthNumberOf = (date: Day): number => Number(date.slice(5, 7));
const dayOfMonth = (day: Day): number => Number(day.slice(8, 10));

/** Days from one day to a later one; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days);

/** Months between two months, or between the months of two days, whatever the day of the month. */
export const calendarMonthsBetween = (from: Day, to: Day): number =>
  (yearOf(to) - yearOf(from)) * 12 + monthNumberOf(to) - monthNumberOf(from);

/** Whole months from one day to a later one; negative when `to` is earlier. */
export function monthsBetween(from: Day, to: Day): number {
  const months = calendarMonthsBetween(from, to);
  if (months > 0 && dayOfMonth(to) < dayOfMonth(from)) return months - 1;
  if (months < 0 && dayOfMonth(to) > dayOfMonth(from)) return months + 1;
  return months;
}

/** `2026-06-15` → `2026-06`. */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** Whether the month exists and is written in full. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Whether the whole month is before today. */
export const isMonthOver = (month: Month, today: Day): boolean => month < monthOf(today);

export function addMonths(month: Month, months: number): Month {
  const index = yearOf(month) * 12 + monthNumberOf(month) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The same day of a later month, or its last day if it has no such day. */
export function dayAfterMonths(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const sameDay = addDays(firstDay(month), Number(day.slice(8)) - 1);
  return sameDay < lastDay(month) ? sameDay : lastDay(month);
}

/** Every month from the first to the last, both included; none if the first comes after the last. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** `2026-06` → `2026-06-01`. */
export const firstDay = (month: Month): Day => `${month}-01`;
export const lastDay = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), -1);

/** `2026-06-15` → `2026-06-01`: editions and forecasts are dated by the first of a month. */
export const firstOfMonth = (day: Day): Day => firstDay(monthOf(day));

/** The first of the month a number of months after a day's; before it if negative. */
export const firstAfterMonths = (day: Day, months: number): Day => firstDay(addMonths(monthOf(day), months));

/**
 * Dates that services do not mean: year 1 of .NET and 1900 of SQL Server represent a blank, the last days of
 * smalldatetime (6 June 2079) and datetime (31 December 9999) an open end. The guide begins after 1950.
 */
export const isMeaningfulYear = (year: number): boolean => year >= 1950 && year < 2079;
const meaningfulDay = (text: string): Day | null => (isDay(text) && isMeaningfulYear(yearOf(text)) ? text : null);

/** 20210315 → `2021-03-15`. The register writes 0 or a blank for an unknown date; an impossible date is null too. */
export function dayFromNumber(value: number | string | null | undefined): Day | null {
  const digits = String(value ?? '').trim();
  if (!/^\d{8}$/.test(digits)) return null;
  return meaningfulDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
}

/** `2021-03-15T00:00:00` → `2021-03-15`; null if it represents a blank or an open end. */
export const dayFromDateTime = (value: string | null | undefined): Day | null =>
  value ? meaningfulDay(value.slice(0, 10)) : null;

const londonDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in UK time: what "today" means to a dealer, and what decides the month in which a look-up counts. */
export function britishDay(instant: Date | string): Day {
  const [day, month, year] = londonDay.format(new Date(instant)).split('/');
  return `${year}-${month}-${day}`;
}

const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `14:07:09`, in UK time. */
export const britishTime = (instant: Date | string): string => londonClock.format(new Date(instant));

/** UK wall clock time at an instant, as a Date in UTC, for files without time zones. */
export const britishClockDate = (instant: Date | string): Date =>
  new Date(`${britishDay(instant)}T${britishTime(instant)}Z`);

/** An instant in UK time with its offset, `2026-06-05T14:07:09+01:00`: easy to read and still exact. */
export function britishMoment(instant: Date | string): string {
  const local = `${britishDay(instant)}T${britishTime(instant)}`;
  const seconds = Math.floor(new Date(instant).getTime() / 1_000);
  const offsetMinutes = Math.round((Date.parse(`${local}Z`) / 1_000 - seconds) / 60);
  return `${local}+${String(Math.floor(offsetMinutes / 60)).padStart(2, '0')}:00`;
}

/**
 * Minutes since the month began in UK time. A new month may bring a new edition, so no value is cached across months.
 */
export function minutesOfMonth(instant: Date): number {
  const minute = Math.floor(instant.getTime() / 60_000);
  if (latest.minute !== minute) latest = { minute, ofMonth: computeMinutesOfMonth(instant) };
  return latest.ofMonth;
}

/** The cars of a list are valued within the same minute, and Intl is slow. */
let latest = { minute: NaN, ofMonth: 0 };

function computeMinutesOfMonth(instant: Date): number {
  const [hours = 0, minutes = 0] = britishTime(instant).split(':').map(Number);
  return (dayOfMonth(britishDay(instant)) - 1) * 1_440 + hours * 60 + minutes;
}
