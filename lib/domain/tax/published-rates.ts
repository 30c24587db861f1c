/** Sentences about how far a table of law goes. They follow its rows. */
import { assumedIn, publishedUntil, type LawTable } from './dated-law-values';
import { taxYearOn, type FiscalYear } from './fiscal-years';

type TaxYear = Pick<FiscalYear, 'to'>;

/** The last tax year a table has figures for; null where none of the years shown is later. */
export function unpublishedAfter(what: string, table: LawTable<unknown>, shown: readonly TaxYear[]): string | null {
  const last = publishedUntil(table);
  return last && shown.some(({ to }) => to > last) ? `${what} after ${taxYearOn(last).name} are not published.` : null;
}

/** The percentage a table assumes for later years; null where it assumes none for the years shown. */
export function assumedAfter(table: LawTable<number>, shown: readonly TaxYear[]): string | null {
  const first = assumedIn(table);
  return first && shown.some(({ to }) => to >= first.from)
    ? `From ${taxYearOn(first.from).name} no rate is enacted; ${first.value}% is assumed.`
    : null;
}
