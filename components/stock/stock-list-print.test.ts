/** On paper a page of a list's run names that run, and no other, and what its results are filtered by. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { testPrintedFilters, UNUSED_ROUTER } from '@/components/layout/print/printed-filters.fixture';
import { PrintedCriteria } from '@/components/ui/forms/printed-criteria';
import { printedText } from '@/components/ui/testing/printed-text';
import { readStockList } from '@/lib/api/addresses/stock';
import { answerKey } from '@/lib/api/client/answer-of';
import type { StockPreview, StockRun } from '@/lib/domain/stock/stock-list';
import { AuctionSheet } from './auction/auction-sheet';
import { resultFilterWords } from './result-filters';
import { StockListDetail } from './stock-list-detail';
import { readStockView } from './stock-view';

const LIST = 'list';

const runOn = (id: string, day: string): StockRun => ({
  id,
  state: 'done',
  fresh: false,
  startedAt: `${day}T09:00:00.000Z`,
  startedBy: { id: 'jo', name: 'Jo' },
  resumeWords: null,
  endedAt: `${day}T09:05:00.000Z`,
  isSettled: true,
  because: null,
  cars: 2,
  valued: 2,
  withoutValue: 0,
  failed: 0,
  charged: 4,
  cached: 0,
  unknown: 0,
});

const RUNS = [runOn('newest', '2026-11-23'), runOn('older', '2026-10-05')] as const;
const DAYS = { newest: '23 Nov 2026', older: '5 Oct 2026' } as const;

const PREVIEW: StockPreview = {
  list: {
    id: LIST,
    name: 'Week 40',
    createdAt: '2026-10-01T09:00:00.000Z',
    createdBy: { id: 'jo', name: 'Jo' },
    counts: { rows: 2, valuable: 2, duplicates: 0, refused: 0, doubtful: 0, kilometres: 0 },
    run: RUNS[0],
  },
  labels: ['Reg', 'Mileage'],
  columns: { plate: 0, mileage: 1, reference: null },
  sheetsLeftOut: [],
  problems: [],
  converted: [],
  doubts: [],
  cost: null,
  freshCost: null,
  usage: {
    scope: 'organisation',
    month: '2026-11',
    used: 0,
    limit: null,
    remaining: null,
    exceeded: false,
    provider: null,
    words: '',
    projection: null,
  },
  runs: [...RUNS],
};

const PAGES: Readonly<Record<string, ReactElement>> = {
  'the list': createElement(StockListDetail, { id: LIST, today: '2026-11-29' }),
  'the auction sheet': createElement(AuctionSheet, {
    listId: LIST,
    counts: PREVIEW.list.counts,
    runs: [RUNS[0], RUNS[1]],
    today: '2026-11-29',
    personId: 'jo',
    mayEnter: false,
  }),
};

function printed(page: ReactElement, query: string): string {
  const client = new QueryClient();
  client.setQueryData(answerKey(readStockList, { id: LIST }), PREVIEW);
  const inQueries = createElement(QueryClientProvider, { client }, page);
  const atPath = createElement(PathnameContext.Provider, { value: `/stock/${LIST}` }, inQueries);
  const withQuery = createElement(SearchParamsContext.Provider, { value: new URLSearchParams(query) }, atPath);
  return printedText(
    renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: UNUSED_ROUTER }, withQuery)),
  );
}

for (const [name, page] of Object.entries(PAGES))
  for (const [query, shown, other] of [
    ['', 'newest', 'older'],
    ['run=newest', 'newest', 'older'],
    ['run=older', 'older', 'newest'],
  ] as const)
    test(`${name} with “${query}” has the day of the ${shown} run on paper, not that of the ${other}`, () => {
      const text = printed(page, query);
      assert.ok(text.includes(`Valued ${DAYS[shown]}`), text);
      assert.ok(!text.includes(DAYS[other]), text);
    });

for (const [query, words] of [
  ['show=flagged', 'Show: With an alert'],
  ['run=older&show=flagged', 'Show: With an alert'],
] as const)
  test(`the list with “${query}” has “${words}” on paper`, () => {
    assert.ok(printed(createElement(StockListDetail, { id: LIST, today: '2026-11-29' }), query).includes(words));
  });

testPrintedFilters({
  path: `/stock/${LIST}`,
  words: {
    show: ['without', 'Show: Without a value'],
    age: ['1 to 3 years', 'Age: 1 to 3 years'],
    sort: ['clean', 'Sort by: Clean'],
    down: ['1', 'Highest first'],
  },
  // The line above the results.
  others: ['run'],
  filtersOf: (params) =>
    createElement(PrintedCriteria, {
      words: resultFilterWords({ ...readStockView(new URLSearchParams(params)), search: '' }),
    }),
});
