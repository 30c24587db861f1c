import { createElement } from 'react';
import { testPrintedFilters } from '@/components/layout/print/printed-filters.fixture';
import { AppraisalFilter } from './appraisal-filter';
import { appraisalsQuery, readAppraisalsView } from './appraisals-address';

testPrintedFilters({
  path: '/appraisals',
  words: {
    state: ['requested', 'State: Waiting for approval'],
    owner: ['me', 'Owner: Me'],
    age: ['14', 'Age: 14 days or more'],
    from: ['£5k', 'Offer from £5,000'],
    to: ['8,000', 'Offer to £8,000'],
  },
  // The board has every state, as its columns; the pager's words.
  others: ['view', 'after'],
  filtersOf: (params) => {
    const view = readAppraisalsView(params);
    return createElement(AppraisalFilter, { view, problems: appraisalsQuery(view).problems, owners: [], person: 'jo' });
  },
});
