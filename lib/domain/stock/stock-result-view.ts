/** Which results of a run are in view, and in which order: on the page and in its files. Without schemas: pages load it. */
import { ageBandOf } from './age-bands';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { StockResult } from './stock-list';
import type { Day } from '@/lib/domain/time/calendar';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

export const STOCK_SORT_KEYS = ['row', 'plate', 'vehicle', 'mileage', 'retail', 'clean', 'movement'] as const;
export type StockSortKey = (typeof STOCK_SORT_KEYS)[number];
export const STOCK_SHOW_FILTERS = ['all', 'valued', 'without', 'flagged'] as const;
export type StockShowFilter = (typeof STOCK_SHOW_FILTERS)[number];

export interface StockResultView {
  readonly sort: StockSortKey;
  readonly descending: boolean;
  readonly show: StockShowFilter;
  /** The label of an age band; empty for every age. */
  readonly age: string;
  readonly search: string;
}

/** Clean against the car's value before; null where either is missing. */
export function movementOf({ cleanPounds, before }: Pick<StockResult, 'cleanPounds' | 'before'>): number | null {
  if (cleanPounds === null || before === null || before.cleanPounds === null) return null;
  return cleanPounds - before.cleanPounds;
}

/** Why a car without a change in Clean has none. It may have been valued outside its list, which is not known here. */
export function noMovementWords({ cleanPounds, before }: Pick<StockResult, 'cleanPounds' | 'before'>): string {
  if (before === null) return 'not valued in an earlier run of this list';
  return cleanPounds === null ? 'no Clean value' : 'no earlier Clean value';
}

/** Why several cars without a change in Clean have none. */
export const NO_MOVEMENTS = 'no car has Clean in this run and in an earlier one of this list';

const SORT_VALUES: Record<StockSortKey, (result: StockResult) => string | number | null> = {
  row: ({ row }) => row,
  plate: ({ plate }) => plate,
  vehicle: ({ title, derivative }) => (title === null ? null : `${displayName(title)} ${derivative ?? ''}`),
  mileage: ({ mileage }) => mileage,
  retail: ({ retailPounds }) => retailPounds,
  clean: ({ cleanPounds }) => cleanPounds,
  movement: movementOf,
};

const SHOW_FILTER_TESTS: Record<StockShowFilter, (result: StockResult) => boolean> = {
  all: () => true,
  valued: ({ outcome }) => outcome === 'valued',
  without: ({ outcome }) => outcome !== 'valued',
  flagged: ({ flag }) => flag !== null,
};

/**
 * The rows of a view. Rows without a value to sort by come last in both directions.
 * @param runDay the day of the run, on which each car had its age
 */
export function filterAndSort(results: readonly StockResult[], view: StockResultView, runDay: Day): StockResult[] {
  const words = view.search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const matchesFilters = (result: StockResult) => {
    if (!SHOW_FILTER_TESTS[view.show](result)) return false;
    if (view.age !== '' && ageBandOf(result.registered, runDay) !== view.age) return false;
    if (words.length === 0) return true;
    const { plate, title, derivative, reference } = result;
    const text =
      `${plate ?? ''} ${plate ? formatPlate(plate) : ''} ${title ?? ''} ${derivative ?? ''} ${reference ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const sortValue = SORT_VALUES[view.sort];
  const sign = view.descending ? -1 : 1;
  return results.filter(matchesFilters).sort((left, right) => {
    const [a, b] = [sortValue(left), sortValue(right)];
    if (a === b) return left.row - right.row;
    if (a === null) return 1;
    if (b === null) return -1;
    return (a < b ? -1 : 1) * sign;
  });
}
