/** Months as `YYYY-MM`: they sort and compare as text. */
import { z } from 'zod';
import { addDays, type Day } from './calendar';

export type Month = string;
export const monthSchema = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-06.');

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const firstDay = (month: Month): Day => `${month}-01`;
export const lastDay = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), -1);

export function addMonths(month: Month, months: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Both included; none when the first comes after the last. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
