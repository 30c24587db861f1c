import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OptionList } from '@/lib/domain/options/option-list';
import { bundleOf } from '@/lib/domain/options/testing/golden-car.fixture';
import { BuildSheet } from './build-sheet';
import { createConfiguratorStore } from './configurator-store';

const LIST: OptionList = {
  kind: 'van',
  identifier: 1,
  date: '2026-04-06',
  title: 'A van',
  derivative: '',
  modelYear: null,
  notes: [],
  validFrom: null,
  validTo: null,
  price: null,
  bundle: bundleOf({
    options: [
      [1, 'Paint', 150, 'default'],
      [2, 'Wheels', null, 'default'],
      [3, 'Mats', 0, 'default'],
      [4, 'Roof', 500],
    ],
  }),
};

function paperOf(list: OptionList, selections: readonly number[] = [4]): string {
  const store = createConfiguratorStore(list, {
    identifier: 1,
    date: list.date,
    selections: [...selections],
    picks: [],
  });
  const sheet = createElement(BuildSheet, { store, today: '2026-11-02' });
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, sheet));
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('on paper a standard option with an own price, or on application, has a line with it', () => {
  const paper = paperOf(LIST);
  assert.match(paper, /4 Roof £500 1 Paint Standard £150 2 Wheels Standard POA Standard: Mats/);
  assert.match(paper, /Options £650 \+ POA/);
});

test('on paper the prices of a day without a list are those of the last one', () => {
  assert.match(paperOf(LIST), / Price list of 6 Apr 2026\. Prices include VAT\./);
  const paper = paperOf({ ...LIST, validTo: '2026-02-20' });
  assert.match(paper, / As last listed on 20 Feb 2026\. Prices include VAT\./);
  assert.doesNotMatch(paper, /6 Apr 2026/);
});

test('on paper a build that is not complete says so', () => {
  const bundle = bundleOf({
    options: [
      [1, 'Tow bar', 700],
      [2, 'Trailer assist', 300],
    ],
    rules: ['RA 2 > 1'],
  });
  assert.match(
    paperOf({ ...LIST, bundle }, [2]),
    /1 required option missing\. Trailer assist must be fitted with Tow bar/,
  );
  assert.doesNotMatch(paperOf({ ...LIST, bundle }, [1, 2]), /missing/);
});
