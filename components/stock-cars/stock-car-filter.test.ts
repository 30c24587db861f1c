import { createElement } from 'react';
import { testPrintedFilters } from '@/components/layout/print/printed-filters.fixture';
import { StockCarFilter } from './stock-car-filter';
import { readStockCarsView } from './stock-cars-address';

testPrintedFilters({
  path: '/stock/cars',
  words: {
    status: ['sold', 'Status: Sold'],
    site: ['Leeds', 'Site: Leeds'],
    make: ['VOLKSWAGEN', 'Make: Volkswagen'],
    days: ['61', 'Days in stock: 61–90 days'],
    only: ['flagged', 'Show: With an alert'],
    sort: ['gain', 'Sort by: Gain or loss'],
    order: ['ascending', 'Order: Lowest first'],
  },
  // The pager's words.
  others: ['page'],
  filtersOf: (params) =>
    createElement(StockCarFilter, { view: readStockCarsView(params), sites: ['Leeds'], makes: ['VOLKSWAGEN'] }),
});
