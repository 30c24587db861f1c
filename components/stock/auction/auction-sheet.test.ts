/** Terms in the address of an earlier version are those of the form and of the max bids, also for a person who only reads. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { STOCK_PREVIEW, STOCK_RUNS } from '@/components/stock/testing/stock-preview';
import { AuctionSheet } from './auction-sheet';

const { id: LIST, counts } = STOCK_PREVIEW.list;

function shown(query: string): string {
  const sheet = createElement(AuctionSheet, {
    listId: LIST,
    counts,
    runs: STOCK_RUNS,
    personId: 'jo',
    mayEnter: false,
  });
  const inQueries = createElement(QueryClientProvider, { client: new QueryClient() }, sheet);
  const atPath = createElement(PathnameContext.Provider, { value: `/stock/${LIST}/auction` }, inQueries);
  return renderToStaticMarkup(
    createElement(SearchParamsContext.Provider, { value: new URLSearchParams(query) }, atPath),
  );
}
const marginIn = (html: string) => /<input[^>]* name="margin"[^>]* value="([^"]*)"/.exec(html)?.[1];

test('the form has the term that the max bids are computed with', () => {
  const html = shown('margin=640');
  assert.equal(marginIn(html), '640');
  assert.ok(html.includes('Margin per car £640'));
});

test('a term that cannot be read is in its field, with what to enter instead', () => {
  const html = shown('margin=lots');
  assert.equal(marginIn(html), 'lots');
  assert.ok(html.includes('No max bids are computed until “Margin per car” can be read.'));
  assert.ok(html.includes('Enter an amount from £0 to £100,000.'));
  assert.match(html, /<button[^>]* aria-expanded="true"[^>]*><span[^>]*>Terms</);
});
