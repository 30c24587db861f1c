/** The list of valued vehicles as its address says it: filters, order and page. Nothing in it names a vehicle. */
import {
  addressTexts,
  addressWith,
  orderText,
  pageText,
  type AddressParams,
  type ListOrder,
} from '@/components/layout/navigation/address-texts';
import type { Day } from '@/lib/domain/time/calendar';
import { dayRangeFromAddress } from '@/lib/domain/time/typed-day';
import { namesVehicle } from '@/lib/domain/vehicles/vehicle-mark';

/** Empty for what is not filtered by. */
export interface VehicleListView {
  readonly who: 'me' | '';
  readonly origin: 'single' | 'list' | '';
  readonly only: 'flagged' | 'unvalued' | '';
  readonly from: Day;
  readonly to: Day;
  readonly search: string;
  readonly sort: VehicleColumn;
  readonly order: ListOrder;
  readonly page: number;
  /** On one page, for paper. */
  readonly all: boolean;
}

const COLUMNS = ['valued', 'mileage', 'retail', 'clean', 'change', 'times'] as const;
export type VehicleColumn = (typeof COLUMNS)[number];

export const VEHICLES_A_PAGE = 25;
/** The most that one page shows; a file has all of them. */
export const VEHICLES_ON_PAPER_MAX = 1_000;
const PAGE_MAX = 100_000;
const SEARCH_LETTERS_MAX = 60;

/** Absent and unknown values are ignored. */
export function readVehicleListAddress(params: AddressParams): VehicleListView {
  const { text, oneOf, page, order } = addressTexts(params);
  const { from = '', to = '' } = dayRangeFromAddress(text('from'), text('to'));
  const search = text('search', SEARCH_LETTERS_MAX);
  return {
    who: oneOf('who', ['me']),
    origin: oneOf('origin', ['single', 'list']),
    only: oneOf('only', ['flagged', 'unvalued']),
    from,
    to,
    // A hand-typed address, which is not shown again.
    search: namesVehicle(search) ? '' : search,
    sort: oneOf('sort', COLUMNS) || 'valued',
    order: order(),
    page: page(PAGE_MAX),
    all: text('rows') === 'all',
  };
}

export function writeVehicleListAddress({ sort, order, page, all, ...filter }: VehicleListView): string {
  return addressWith('/valuations', {
    ...filter,
    sort: sort === 'valued' ? '' : sort,
    order: orderText(order),
    page: pageText(page),
    rows: all ? 'all' : '',
  });
}

/** What the server is asked for: the filter and the order, without a page. */
export const vehicleQueryOf = ({ who, origin, only, from, to, search, sort, order }: VehicleListView) => ({
  ...(who && { mine: true }),
  ...(origin && { origin }),
  ...(only && { [only]: true }),
  ...(from && { from }),
  ...(to && { to }),
  ...(search && { search }),
  sort,
  direction: order,
});

/** How many filters are set, not counting a search. */
export const activeFilterCount = ({ who, origin, only, from, to }: VehicleListView): number =>
  [who, origin, only, from, to].filter((value) => value !== '').length;

/** Whether the list shows less than all vehicles. */
export const isFiltered = (view: VehicleListView): boolean => view.search !== '' || activeFilterCount(view) > 0;
