/** The address of a search by facts: what the form writes, and what links change in it. */
import { FACT_NAMES, type FactSort } from '@/lib/domain/vehicles/facts/fact-filters';

const NAMES = ['kind', 'make', 'fuel', 'body', ...FACT_NAMES, 'sort', 'order', 'page', 'saved'];

const LISTING = ['sort', 'order', 'page', 'saved'];

/** The given fields; the others of an address, and blank ones, are left out. */
export const readFactSearch = (query: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = query.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );

/** Whether the address says what is searched for, beyond how the results are listed. */
export const hasCriteria = (fields: Readonly<Record<string, string>>): boolean =>
  Object.keys(fields).some((name) => !LISTING.includes(name));

const pathOf = (fields: Readonly<Record<string, string>>): string => `/vehicles/find?${new URLSearchParams(fields)}`;

/** Sorted by this field, reversed if it already is; from the first page. */
export function sortedPath(fields: Readonly<Record<string, string>>, sort: FactSort): string {
  const isSorted = (fields['sort'] ?? 'name') === sort;
  const order = isSorted && fields['order'] !== 'descending' ? 'descending' : 'ascending';
  return pathOf({ ...fields, sort, order, page: '1' });
}

/** The same search, on another page of its results. */
export const pagePath = (fields: Readonly<Record<string, string>>, page: number): string =>
  pathOf({ ...fields, page: String(page) });
