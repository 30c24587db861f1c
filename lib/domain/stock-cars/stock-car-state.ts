/** The states of a car in stock, from incoming to gone. Without schemas: pages load it. */

export const IN_STOCK = ['coming', 'preparation', 'for_sale', 'reserved'] as const;
export type InStockStatus = (typeof IN_STOCK)[number];

export const STOCK_CAR_STATUSES = [...IN_STOCK, 'sold', 'removed'] as const;
export type StockCarStatus = (typeof STOCK_CAR_STATUSES)[number];

export const STATUS_WORDS: Readonly<Record<StockCarStatus, string>> = {
  coming: 'Coming',
  preparation: 'In preparation',
  for_sale: 'For sale',
  reserved: 'Reserved',
  sold: 'Sold',
  removed: 'Removed',
};

export const isInStock = (status: StockCarStatus): boolean => status !== 'sold' && status !== 'removed';

export const SOLD_TO = ['trade', 'retail'] as const;
export type SoldTo = (typeof SOLD_TO)[number];
/** For a sale at £0. */
export const LEAST_SALE_PROBLEM = 'Enter at least £1, or remove the car from stock instead.';

export const SOLD_TO_WORDS: Readonly<Record<SoldTo, string>> = { trade: 'Trade', retail: 'Retail customer' };
