/** The list of valued vehicles as its address says it: filters, order and page. Nothing in it names a vehicle. */
import { addressTexts, type AddressParams } from '@/components/layout/navigation/address-texts';
import type { Day } from '@/lib/domain/time/calendar';
import { dayRangeFromAddress } from '@/lib/domain/time/typed-day';
import { namesVehicle } from '@/lib/domain/vehicles/vehicle-mark';

export interface VehicleListView {
  readonly who: 'me' | undefined;
  readonly origin: 'single' | 'list' | undefined;
  readonly only: 'flagged' | 'unvalued' | undefined;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  readonly search: string | undefined;
  readonly sort: VehicleColumn;
  readonly ascending: boolean;
  readonly page: number;
  /** On one page, for paper. */
  readonly all: boolean;
}

const COLUMNS = ['valued', 'mileage', 'retail', 'clean', 'change', 'times'] as const;
export type VehicleColumn = (typeof COLUMNS)[number];

export const VEHICLES_A_PAGE = 25;
/** As many as are drawn on one page; a file has all of them. */
export const VEHICLES_ON_PAPER_MAX = 1_000;
const PAGE_MAX = 100_000;
const SEARCH_LETTERS_MAX = 60;

/** What an address does not say, or says in no words of ours, is left out. */
export function readVehicleListAddress(params: AddressParams): VehicleListView {
  const { text, oneOf, page } = addressTexts(params);
  const search = text('search', SEARCH_LETTERS_MAX);
  return {
    who: oneOf('who', ['me']) || undefined,
    origin: oneOf('origin', ['single', 'list']) || undefined,
    only: oneOf('only', ['flagged', 'unvalued']) || undefined,
    ...dayRangeFromAddress(text('from'), text('to')),
    // An address typed by hand; it is not shown again.
    search: search === '' || namesVehicle(search) ? undefined : search,
    sort: oneOf('sort', COLUMNS) || 'valued',
    ascending: text('order') === 'asc',
    page: page(PAGE_MAX),
    all: text('rows') === 'all',
  };
}

/** Without what is so by default. */
export function writeVehicleListAddress({ sort, ascending, page, all, ...filter }: VehicleListView): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) query.set(name, value);
  if (sort !== 'valued') query.set('sort', sort);
  if (ascending) query.set('order', 'asc');
  if (page > 1) query.set('page', String(page));
  if (all) query.set('rows', 'all');
  return query.size === 0 ? '/valuations' : `/valuations?${query}`;
}

/** What the server is asked for: the filter and the order, without a page. */
export const vehicleQueryOf = ({ who, origin, only, from, to, search, sort, ascending }: VehicleListView) => ({
  ...(who && { mine: true }),
  ...(origin && { origin }),
  ...(only && { [only]: true }),
  ...(from && { from }),
  ...(to && { to }),
  ...(search && { search }),
  sort,
  direction: ascending ? ('ascending' as const) : ('descending' as const),
});

/** How many of the filters are set; a search is none of them. */
export const activeFilterCount = ({ who, origin, only, from, to }: VehicleListView): number =>
  [who, origin, only, from, to].filter((value) => value !== undefined).length;

/** Whether the list shows less than all vehicles. */
export const isFiltered = (view: VehicleListView): boolean => view.search !== undefined || activeFilterCount(view) > 0;
