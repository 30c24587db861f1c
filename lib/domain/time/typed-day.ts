/** A day as people in Britain type it: dd/mm/yyyy, and other unambiguous forms. */
import { isDay, lastDay, MONTH_NAMES, type Day } from './calendar';

/** Two-digit years: 50 to 99 are in the last century. */
const CENTURY_TURN = 50;

/** As systems write it after a date: `T09:14:00Z`, ` 00:00`. */
const TIME =
  /(?:T|(?<!\s)\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?(?:\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i;
const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/;
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const NAMED = /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.-]*(?<name>[a-z]{3,9})[\s/.,-]*(?<year>\d{4}|\d{2})$/i;
const MONTH_FIRST = /^(?<name>[a-z]{3,9})[\s.-]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.,-]+(?<year>\d{4})$/i;

/** A date as typed: it may name a month or a day that does not exist. */
interface TypedDate {
  readonly year: string;
  readonly month: number;
  readonly day: number;
}

/**
 * `3/3/25`, `03-03-2025`, `03032025`, `3 March 2025`, `2025-03-03`, `2025/03/03 09:14` → `2025-03-03`.
 * @returns null if it is not a day, such as 31 February
 */
export function readTypedDay(text: string): Day | null {
  const date = readTypedDate(text);
  if (date === null) return null;
  const written = `${date.year}-${twoDigits(date.month)}-${twoDigits(date.day)}`;
  return isDay(written) ? written : null;
}

/** `2025-03-03` → `03/03/2025`. Any other text is unchanged, so that nothing typed is lost. */
export function writeTypedDay(text: string): string {
  const day = isDay(text) ? text : null;
  return day === null ? text : `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/**
 * A day in a URL: written by the field as `2025-03-03`, or without script as typed. Unreadable text is unchanged, so
 * that the page can comment on it.
 */
export const dayFromAddress = (text: string): string => readTypedDay(text) ?? text;

/**
 * The days `from` and `to` of a URL, in order: typed the wrong way round they mean the same period.
 * @returns undefined for a missing or invalid day
 */
export function dayRangeFromAddress(
  first: string,
  last: string,
): { readonly from: Day | undefined; readonly to: Day | undefined } {
  const [from, to] = [readTypedDay(first) ?? undefined, readTypedDay(last) ?? undefined];
  return from !== undefined && to !== undefined && to < from ? { from: to, to: from } : { from, to };
}

/** The earliest and the latest day that may be chosen. */
export interface DayBounds {
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
}

/** Why typed text cannot be used, in a sentence; undefined for a usable day or an empty text. */
export function typedDayProblem(text: string, { min, max }: DayBounds = {}): string | undefined {
  if (text.trim() === '') return undefined;
  const day = readTypedDay(text);
  if (day === null) return noDayProblem(text);
  if (max !== undefined && day > max) return `Enter ${writeTypedDay(max)} or an earlier date.`;
  if (min !== undefined && day < min) return `Enter ${writeTypedDay(min)} or a later date.`;
  return undefined;
}

/** Why the text is not a day: it does not have the form of a date, or its month has no such day. */
function noDayProblem(text: string): string {
  const date = readTypedDate(text);
  if (date === null) return 'Enter a date as day, month and year, such as 03/03/2025.';
  const { year, month } = date;
  if (month < 1 || month > MONTH_NAMES.length)
    return `There is no month ${month}. Enter the day first, then a month from 1 to ${MONTH_NAMES.length}.`;
  return `${MONTH_NAMES[month - 1]} ${year} has ${lastDay(`${year}-${twoDigits(month)}`).slice(8)} days.`;
}

function readTypedDate(text: string): TypedDate | null {
  const typed = text.trim().replace(TIME, '');
  const iso = ISO.exec(typed);
  if (iso) return dateOf(iso[1], Number(iso[3]), iso[4]);
  const figures = DAY_FIRST.exec(typed) ?? DIGITS.exec(typed);
  if (figures) return dateOf(figures[3], Number(figures[2]), figures[1]);
  const { day, name, year } = (NAMED.exec(typed) ?? MONTH_FIRST.exec(typed))?.groups ?? {};
  const month = name === undefined ? 0 : monthOfName(name);
  return month > 0 ? dateOf(year, month, day) : null;
}

function dateOf(year = '', month: number, day = ''): TypedDate {
  const fullYear = year.length === 4 ? year : `${Number(year) < CENTURY_TURN ? '20' : '19'}${year}`;
  return { year: fullYear, month, day: Number(day) };
}

/** 1 to 12; 0 for no month. Its first three letters decide. */
function monthOfName(name: string): number {
  const letters = name.slice(0, 3).toLowerCase();
  return MONTH_NAMES.findIndex((month) => month.toLowerCase().startsWith(letters)) + 1;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
