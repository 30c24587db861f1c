/** Sentences about how far a table of law goes. They follow its rows. */
import { assumedIn, publishedUntil, type LawTable } from './dated-law-values';
import { taxYearOn } from './fiscal-years';

/** The last tax year a table has figures for; null while the table has no known end. */
export function unpublishedAfter(what: string, table: LawTable<unknown>): string | null {
  const last = publishedUntil(table);
  return last && `${what} after ${taxYearOn(last).name} are not published.`;
}

/** The percentage a table assumes for later years; null where it assumes none. */
export function assumedAfter(table: LawTable<number>): string | null {
  const first = assumedIn(table);
  return first && `From ${taxYearOn(first.from).name} no rate is enacted; ${first.value}% is assumed.`;
}
