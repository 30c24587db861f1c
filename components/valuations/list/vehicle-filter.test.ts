import { createElement } from 'react';
import { testPrintedFilters } from '@/components/layout/print/printed-filters.fixture';
import { VehicleFilter } from './vehicle-filter';
import { readVehicleListAddress } from './vehicle-list-address';

testPrintedFilters({
  path: '/valuations',
  words: {
    who: ['me', 'Valued by: Mine'],
    origin: ['list', 'Valued: From a stock list'],
    only: ['unvalued', 'Show: Without a value'],
    from: ['2026-11-01', 'From 1 Nov 2026'],
    to: ['2026-11-30', 'To 30 Nov 2026'],
    search: ['golf', 'Search: golf'],
    sort: ['retail', 'Sort by: Retail'],
    order: ['ascending', 'Lowest first'],
  },
  // The pager's words; all rows; a saved address's place in the list, which is not read.
  others: ['page', 'rows', 'after'],
  filtersOf: (params) => createElement(VehicleFilter, { view: readVehicleListAddress(params), today: '2026-11-29' }),
});
