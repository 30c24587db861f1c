import { createElement } from 'react';
import { testPrintedFilters } from '@/components/layout/print/printed-filters.fixture';
import { readLedgerAddress } from './ledger-address';
import { LedgerFilter } from './ledger-filter';

testPrintedFilters({
  path: '/ledger',
  words: {
    person: ['jo', 'Who: Jo Smith'],
    operation: ['VRMValuation', 'What: Valuation by reg'],
    charged: ['no', 'Charged: Not charged'],
    answer: ['fresh', 'Answer: New checks'],
    from: ['2026-11-01', 'From 1 Nov 2026'],
    to: ['2026-11-30', 'To 30 Nov 2026'],
  },
  // The pager's words; all rows.
  others: ['after', 'rows'],
  filtersOf: (params) =>
    createElement(LedgerFilter, {
      filter: readLedgerAddress(params).filter,
      people: [{ id: 'jo', name: 'Jo Smith' }],
    }),
});
