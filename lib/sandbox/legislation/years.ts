/**
 * Years of law: income tax runs from 6 April, vehicle duty from 1 April. A year is known by the calendar year it ends
 * in.
 */
import type { LegislationEntry } from './dated';

export interface LegislationYear {
  /** 2027 for 2026-27, as the P11D service numbers its years. */
  readonly ending: number;
  /** `2026-27` */
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const yearFrom =
  (monthAndDay: string, lastMonthAndDay: string) =>
  (ending: number): LegislationYear => ({
    ending,
    name: `${ending - 1}-${String(ending % 100).padStart(2, '0')}`,
    from: `${ending - 1}-${monthAndDay}`,
    to: `${ending}-${lastMonthAndDay}`,
  });

export const taxYear = yearFrom('04-06', '04-05');
export const dutyYear = yearFrom('04-01', '03-31');

const endingOn = (date: string, start: string): number => Number(date.slice(0, 4)) + (date.slice(5) >= start ? 1 : 0);

export const taxYearOn = (date: string): LegislationYear => taxYear(endingOn(date, '04-06'));
export const dutyYearOn = (date: string): LegislationYear => dutyYear(endingOn(date, '04-01'));

/** One row per year, the first year by the year it ends in; null: not found in the sources, so there is no row. */
export const byYear = <T>(
  year: (ending: number) => LegislationYear,
  firstEnding: number,
  values: readonly (T | null)[],
  { unit, source }: { unit: string; source: string },
): LegislationEntry<T>[] =>
  values.flatMap((value, index) => {
    const { from, to } = year(firstEnding + index);
    return value === null ? [] : [{ from, to, value, unit, source }];
  });
