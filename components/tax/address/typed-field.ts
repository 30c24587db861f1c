/** A field of the company car address as it was typed, and what is wrong with it. */
import { parseCount } from '@/lib/encoding/parse-count';
import type { Day } from '@/lib/domain/time/calendar';
import { readTypedDay } from '@/lib/domain/time/typed-day';
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { formatPounds } from '@/lib/format';

export interface TypedField {
  readonly typed: string;
  /** null if it can be read. */
  readonly problem: string | null;
}

export interface TypedValue<T> extends TypedField {
  readonly value: T;
}

const POUNDS_MAX = 1_000_000;
export const LEFT_OUT = 'It is not included in the figures.';

/** In pence; null if empty or unreadable. */
export function poundsIn(typed: string): TypedValue<number | null> {
  if (typed.trim() === '') return { typed, value: null, problem: null };
  const pence = parsePounds(typed);
  const refused = (reason: string) => ({ typed, value: null, problem: `${reason} ${LEFT_OUT}` });
  if (pence === null)
    return refused(`“${typed.slice(0, 20)}” is not an amount. Enter pounds, such as 2,000 or 2000.50.`);
  return pence > POUNDS_MAX * 100
    ? refused(`Enter at most ${formatPounds(POUNDS_MAX)}.`)
    : { typed, value: pence, problem: null };
}

/** null if empty or not a day. */
export function dayIn(typed: string): TypedValue<Day | null> {
  const text = typed.trim();
  if (text === '') return { typed, value: null, problem: null };
  const day = readTypedDay(text);
  return day !== null
    ? { typed, value: day, problem: null }
    : {
        typed,
        value: null,
        problem: `“${typed.slice(0, 20)}” is not a date. Enter day, month and year, such as 23/11/2026. ${LEFT_OUT}`,
      };
}

/** A whole number within bounds; null if empty or anything else. */
export function countIn(typed: string, least: number, most: number, what: string): TypedValue<number | null> {
  if (typed.trim() === '') return { typed, value: null, problem: null };
  const value = parseCount(typed);
  return value !== null && value >= least && value <= most
    ? { typed, value, problem: null }
    : { typed, value: null, problem: `Enter ${what} as a whole number from ${least} to ${most}. ${LEFT_OUT}` };
}
