import { assumedIn, publishedUntil, type LawTable } from '@/lib/domain/tax/dated-law-values';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';

/** Up to where a table of tax years goes; nothing where no end of it is known. */
export function unpublishedAfter(what: string, table: LawTable<unknown>): string | null {
  const last = publishedUntil(table);
  return last && `${what} after ${taxYearOn(last).name} are not published.`;
}

/** What a table of percentages goes on with where the law says nothing; nothing where it does not go on. */
export function assumedAfter(table: LawTable<number>): string | null {
  const first = assumedIn(table);
  return first && `From ${taxYearOn(first.from).name} no rate is enacted; ${first.value}% is assumed.`;
}
