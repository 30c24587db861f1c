/** A customer's telephone or e-mail that no one could be reached by is named at its field, as on the page of the terms. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStore } from 'zustand';
import { createEntriesStore } from '@/components/layout/entries/entries-store';
import { CustomerCard } from './customer-card';

const APPRAISAL = { erasedOn: null, changes: [], photos: [], offers: [] };

function shown(field: string, value: string): string {
  const store = createEntriesStore('c', 'sessionStorage', [{ field, value, version: 1 }]);
  const entries = {
    store,
    replaced: createStore(() => ({})),
    enter: () => {},
    choose: () => {},
    save: async () => true,
  };
  const props = { id: 'a', entries, appraisal: APPRAISAL, today: '2026-11-10' };
  const card = createElement(CustomerCard, props);
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, card));
}

for (const [field, value, advice] of [
  ['customerTelephone', '07700 900123', null],
  ['customerTelephone', '07700 900123 ext 5', 'Enter a telephone number, such as 01234 567890.'],
  ['customerEmail', 'zoe@home.example', null],
  ['customerEmail', 'zoe@', 'Enter an e-mail address, such as sales@dealer.example.'],
] as const)
  test(`“${value}” of the customer says: ${advice ?? 'nothing'}`, () => {
    const html = shown(field, value);
    assert.equal(html.includes('aria-invalid="true"'), advice !== null);
    if (advice !== null) assert.ok(html.includes(advice));
  });
