import { ageBandOf } from '@/lib/domain/stock-ages';
import { formatPlate } from '@/lib/domain/plate-shapes';
import type { StockResult } from '@/lib/domain/stock';

export const SORTS = ['row', 'plate', 'vehicle', 'mileage', 'retail', 'clean', 'movement'] as const;
export type Sort = (typeof SORTS)[number];
export const SHOWN = ['all', 'valued', 'without', 'flagged'] as const;
export type Shown = (typeof SHOWN)[number];

/** What of the results is looked at, and in which order. */
export interface StockView {
  readonly sort: Sort;
  readonly descending: boolean;
  readonly show: Shown;
  /** The label of an age band; empty for every age. */
  readonly age: string;
  readonly search: string;
  /** The id of the run looked at; empty for the newest. */
  readonly run: string;
}

/** Clean against what the car came to before; null where either is missing. */
export function movementOf({ cleanPounds, before }: Pick<StockResult, 'cleanPounds' | 'before'>): number | null {
  if (cleanPounds === null || before === null || before.cleanPounds === null) return null;
  return cleanPounds - before.cleanPounds;
}

const KEYS: Record<Sort, (result: StockResult) => string | number | null> = {
  row: ({ row }) => row,
  plate: ({ plate }) => plate,
  vehicle: ({ title, derivative }) => (title === null ? null : `${title} ${derivative ?? ''}`),
  mileage: ({ mileage }) => mileage,
  retail: ({ retailPounds }) => retailPounds,
  clean: ({ cleanPounds }) => cleanPounds,
  movement: movementOf,
};

const SHOWS: Record<Shown, (result: StockResult) => boolean> = {
  all: () => true,
  valued: ({ outcome }) => outcome === 'valued',
  without: ({ outcome }) => outcome !== 'valued',
  flagged: ({ flag }) => flag !== null,
};

/** The rows of a view. What has no value to sort by stands last, whichever way round. */
export function viewed(results: readonly StockResult[], view: StockView, today: string): StockResult[] {
  const words = view.search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (result: StockResult) => {
    if (!SHOWS[view.show](result)) return false;
    if (view.age !== '' && ageBandOf(result.registered, today) !== view.age) return false;
    if (words.length === 0) return true;
    const { plate, title, derivative, reference } = result;
    const text =
      `${plate ?? ''} ${plate ? formatPlate(plate) : ''} ${title ?? ''} ${derivative ?? ''} ${reference ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const keyOf = KEYS[view.sort];
  const sign = view.descending ? -1 : 1;
  return results.filter(fits).sort((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === b) return one.row - other.row;
    if (a === null) return 1;
    if (b === null) return -1;
    return (a < b ? -1 : 1) * sign;
  });
}

export function readView(query: URLSearchParams): Omit<StockView, 'search'> {
  const [sort, show] = [query.get('sort'), query.get('show')];
  return {
    sort: SORTS.find((each) => each === sort) ?? 'row',
    descending: query.get('down') === '1',
    show: SHOWN.find((each) => each === show) ?? 'all',
    age: query.get('age') ?? '',
    run: query.get('run') ?? '',
  };
}

/** The part of a view that stands in the address: never what is searched for, which may be a plate. */
export function writeView({ sort, descending, show, age, run }: Omit<StockView, 'search'>): string {
  const query = new URLSearchParams({
    ...(sort !== 'row' && { sort }),
    ...(descending && { down: '1' }),
    ...(show !== 'all' && { show }),
    ...(age !== '' && { age }),
    ...(run !== '' && { run }),
  });
  return query.size > 0 ? `?${query}` : '';
}
