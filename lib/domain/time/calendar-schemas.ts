/** Schemas of days, months and instants; separate from calendar.ts, so that the browser loads no zod. */
import { z } from 'zod';
import { addMonths, REPORT_MONTHS_MAX } from './calendar';

export const daySchema = z.iso.date();

export const monthSchema = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-06.');

const MONTHS_BY_DEFAULT = 12;

/**
 * The months `from` and `to` of a URL, in order and none later than this month; without them, the twelve that end with
 * this month.
 */
export function readMonthRange(
  query: Readonly<Record<string, unknown>>,
  thisMonth: string,
): { readonly from: string; readonly to: string } {
  const first = monthSchema.catch(addMonths(thisMonth, 1 - MONTHS_BY_DEFAULT)).parse(query['from']);
  const last = monthSchema.catch(thisMonth).parse(query['to']);
  const [from = first, to = last] = [first, last].sort().map((month) => (month < thisMonth ? month : thisMonth));
  const earliest = addMonths(to, 1 - REPORT_MONTHS_MAX);
  return { from: from < earliest ? earliest : from, to };
}

/** An instant as ISO 8601 in UTC, such as `2026-06-05T13:07:09.000Z`. */
export const instantSchema = z.iso.datetime();
