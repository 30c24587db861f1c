/** What the list of cars in stock reads from its address, and writes there. */
import {
  addressTexts,
  addressWith,
  orderText,
  pageText,
  type AddressParams,
  type ListOrder,
} from '@/components/layout/navigation/address-texts';
import { DAY_BAND_KEYS, type DayBandKey } from '@/lib/domain/stock-cars/days-in-stock';
import { STOCK_CAR_SORTS, type StockCarSort } from '@/lib/domain/stock-cars/stock-car-sort';
import {
  isInStock,
  STATUS_WORDS,
  STOCK_CAR_STATUSES,
  type StockCarStatus,
} from '@/lib/domain/stock-cars/stock-car-state';

export const STOCK_CARS_PAGE_SIZE = 50;

/** Empty for what is not filtered by. */
export interface StockCarsView {
  readonly status: StockCarStatus | '';
  readonly site: string;
  readonly make: string;
  readonly days: DayBandKey | '';
  readonly only: 'unidentified' | 'outside' | 'flagged' | '';
  readonly sort: StockCarSort;
  readonly order: ListOrder;
  readonly page: number;
}

export function readStockCarsView(params: AddressParams): StockCarsView {
  const { text, oneOf, page, order } = addressTexts(params);
  return {
    status: oneOf('status', STOCK_CAR_STATUSES),
    site: text('site', 60),
    make: text('make'),
    days: oneOf('days', DAY_BAND_KEYS),
    only: oneOf('only', ['unidentified', 'outside', 'flagged']),
    sort: oneOf('sort', STOCK_CAR_SORTS) || 'days',
    order: order(),
    page: page(10_000),
  };
}

/** The filters that are set; the order is none. */
export const activeFilterCount = ({ status, site, make, days, only }: StockCarsView): number =>
  [status, site, make, days, only].filter((value) => value !== '').length;

/** "Cars in stock", "Sold cars" */
export const stockCarsTitle = ({ status }: Pick<StockCarsView, 'status'>): string =>
  status === '' || isInStock(status) ? 'Cars in stock' : `${STATUS_WORDS[status]} cars`;

/** What is requested of the endpoint. */
export function stockCarsQuery({ status, site, make, days, only, sort, order }: StockCarsView) {
  return {
    ...(status && { status }),
    ...(site && { site }),
    ...(make && { make }),
    ...(days && { days }),
    unidentified: only === 'unidentified',
    outside: only === 'outside',
    flagged: only === 'flagged',
    sort,
    direction: order,
  };
}

/** The list so filtered and sorted; by default all cars in stock, the longest there first, from the first page. */
export function stockCarsPath({
  sort = 'days',
  order = 'descending',
  page = 1,
  ...filter
}: Partial<StockCarsView>): string {
  return addressWith('/stock/cars', {
    ...filter,
    sort: sort === 'days' ? '' : sort,
    order: orderText(order),
    page: pageText(page),
  });
}

/** The file of what the list shows. */
export function stockFileHref(view: StockCarsView, format: 'csv' | 'xlsx' | 'json'): string {
  const query = Object.entries(stockCarsQuery(view)).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/stock-cars/export?${new URLSearchParams([...query, ['format', format]])}`;
}
