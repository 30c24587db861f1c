/** Figures of law: each is valid between two days and names its source. Outside its days there is no figure. */
import type { Day } from '@/lib/domain/time/calendar';
import type { Because } from '@/lib/domain/provenance';
import type { FiscalYear } from './fiscal-years';

export interface LawSource {
  readonly name: string;
  /** Where a person can read it. */
  readonly address: string;
}

export interface DatedLawValue<T> {
  readonly from: Day;
  /** Last day; null while no end is known. */
  readonly to: Day | null;
  readonly value: T;
  readonly source: LawSource;
  /** Not enacted, or not read in an official publication: every figure that rests on it carries the mark. */
  readonly isAssumed: boolean;
}

export interface LawTable<T> {
  /** As in "There is no … for 2030-31". */
  readonly name: string;
  readonly rows: readonly DatedLawValue<T>[];
}

/** The row for a day, never the nearest; null if the table has none. */
export const inForce = <T>({ rows }: LawTable<T>, day: Day): DatedLawValue<T> | null =>
  rows.find(({ from, to }) => from <= day && (to === null || day <= to)) ?? null;

/** Why a table has nothing for a year: the year is after all its rows, or had law that the table does not include. */
export const noneFor = ({ name, rows }: LawTable<unknown>, { name: year, from }: FiscalYear): Because =>
  rows.every(({ to }) => to !== null && to < from)
    ? { reason: `No ${name} is published for ${year}.`, next: 'Try again once the figures for that year are law.' }
    : { reason: `The ${name} of ${year} is not in our tables.`, next: 'See HMRC’s published figures for that year.' };

/** The last day for which a table has published figures; later rows are assumed. Null while no end is known. */
export function publishedUntil({ rows }: LawTable<unknown>): Day | null {
  const published = rows.filter(({ isAssumed }) => !isAssumed);
  const ends = published.flatMap(({ to }) => (to === null ? [] : [to]));
  return ends.length < published.length ? null : (ends.toSorted().at(-1) ?? null);
}

/** The table's assumption, with its first day; null if it assumes nothing. */
export const assumedIn = <T>({ rows }: LawTable<T>): DatedLawValue<T> | null =>
  rows.find(({ isAssumed }) => isAssumed) ?? null;

/** A row for one year of law. */
export const ofYear = <T>(
  { from, to }: FiscalYear,
  value: T,
  source: LawSource,
  isAssumed = false,
): DatedLawValue<T> => ({
  from,
  to,
  value,
  source,
  isAssumed,
});

/** One row per year, the first by the year it ends in; null: not found in the sources, so no row. */
export const byYear = <T>(
  year: (ending: number) => FiscalYear,
  firstEnding: number,
  values: readonly (T | null)[],
  source: LawSource,
): DatedLawValue<T>[] =>
  values.flatMap((value, index) => (value === null ? [] : [ofYear(year(firstEnding + index), value, source)]));
