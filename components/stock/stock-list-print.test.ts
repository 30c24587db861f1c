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
import { AuctionSheet } from './auction/auction-sheet';
import { resultFilterWords } from './result-filters';
import { StockListDetail } from './stock-list-detail';
import { STOCK_PREVIEW, STOCK_RUNS } from './testing/stock-preview';
import { readStockView } from './stock-view';

const { id: LIST } = STOCK_PREVIEW.list;
const DAYS = { newest: '23 Nov 2026', older: '5 Oct 2026' } as const;

const PAGES: Readonly<Record<string, ReactElement>> = {
  'the list': createElement(StockListDetail, { id: LIST }),
  'the auction sheet': createElement(AuctionSheet, {
    listId: LIST,
    counts: STOCK_PREVIEW.list.counts,
    runs: STOCK_RUNS,
    personId: 'jo',
    mayEnter: false,
  }),
};

function printed(page: ReactElement, query: string): string {
  const client = new QueryClient();
  client.setQueryData(answerKey(readStockList, { id: LIST }), STOCK_PREVIEW);
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
    assert.ok(printed(createElement(StockListDetail, { id: LIST }), query).includes(words));
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
