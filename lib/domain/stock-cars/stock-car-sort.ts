/** The sort keys of a list of cars in stock. Without schemas: pages load it. */
export const STOCK_CAR_SORTS = ['days', 'title', 'cost', 'clean', 'price', 'gain', 'change', 'live'] as const;
export type StockCarSort = (typeof STOCK_CAR_SORTS)[number];

export const SORT_WORDS: Readonly<Record<StockCarSort, string>> = {
  days: 'Days in stock',
  title: 'Vehicle',
  cost: 'Cost',
  clean: 'Clean',
  price: 'Asking price',
  gain: 'Gain or loss',
  change: 'Change in Clean',
  live: 'Live change in Clean',
};
