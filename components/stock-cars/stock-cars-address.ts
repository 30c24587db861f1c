/** What the list of cars in stock reads from its address, and writes there. */
import { addressTexts, type AddressParams } from '@/components/layout/navigation/address-texts';
import { DAY_BAND_KEYS } from '@/lib/domain/stock-cars/days-in-stock';
import { STOCK_CAR_SORTS } from '@/lib/domain/stock-cars/stock-car-sort';
import { STOCK_CAR_STATUSES } from '@/lib/domain/stock-cars/stock-car-state';

export const STOCK_CARS_PAGE_SIZE = 50;

/** As texts of a form; empty for none. */
export interface StockCarsView {
  readonly status: string;
  readonly site: string;
  readonly make: string;
  readonly days: string;
  readonly only: string;
  readonly sort: string;
  readonly order: string;
  readonly page: number;
}

export function readStockCarsView(params: AddressParams): StockCarsView {
  const { text, oneOf, page } = addressTexts(params);
  return {
    status: oneOf('status', STOCK_CAR_STATUSES),
    site: text('site', 60),
    make: text('make'),
    days: oneOf('days', DAY_BAND_KEYS),
    only: oneOf('only', ['unidentified', 'outside', 'flagged']),
    sort: oneOf('sort', STOCK_CAR_SORTS) || 'days',
    order: oneOf('order', ['ascending', 'descending']) || 'descending',
    page: page(10_000),
  };
}

/** The filters that are set; the order is none. */
export const activeFilterCount = ({ status, site, make, days, only }: StockCarsView): number =>
  [status, site, make, days, only].filter((value) => value !== '').length;

/** What is requested of the endpoint; what the address has of no meaning counts as absent. */
export function stockCarsQuery({ status, site, make, days, only, sort, order }: StockCarsView) {
  const known = <Value extends string>(values: readonly Value[], value: string) =>
    values.find((candidate) => candidate === value);
  const [knownStatus, knownDays] = [known(STOCK_CAR_STATUSES, status), known(DAY_BAND_KEYS, days)];
  return {
    ...(knownStatus && { status: knownStatus }),
    ...(site && { site }),
    ...(make && { make }),
    ...(knownDays && { days: knownDays }),
    unidentified: only === 'unidentified',
    outside: only === 'outside',
    flagged: only === 'flagged',
    sort: known(STOCK_CAR_SORTS, sort) ?? ('days' as const),
    direction: order === 'ascending' ? ('ascending' as const) : ('descending' as const),
  };
}

/** The list's address with some of it changed, from its first page unless a page is named. */
export function stockCarsPath(view: Partial<StockCarsView>): string {
  const search = new URLSearchParams(
    Object.entries({ ...view, page: view.page === 1 ? '' : String(view.page ?? '') }).filter(
      ([, value]) => value !== '',
    ),
  );
  return search.size > 0 ? `/stock/cars?${search}` : '/stock/cars';
}

/** The file of what the list shows. */
export function stockFileHref(view: StockCarsView, format: 'csv' | 'xlsx' | 'json'): string {
  const query = Object.entries(stockCarsQuery(view)).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/stock-cars/export?${new URLSearchParams([...query, ['format', format]])}`;
}
