import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ValuesAtMonth } from './values-at-month';

test('the price when new says on which day: the page may also have the price of another day', () => {
  const months = Array.from({ length: 61 }, () => 500);
  const values = {
    identifier: 1,
    registered: '2024-11-28',
    mileage: 20_000,
    valuedOn: '2026-11-28',
    maxShareOfPrice: 0.1,
    maxOptions: 5,
    totals: months.map((pounds) => ({ retail: pounds, clean: pounds, average: pounds, below: pounds })),
    options: [
      {
        code: 1,
        name: 'Roof',
        isPack: false,
        costNewPounds: 1_765,
        valuePounds: months,
        isIncluded: months.map(() => true),
        contents: [],
      },
    ],
  };
  const html = renderToStaticMarkup(
    createElement(ValuesAtMonth, { values, month: 0, condition: 'clean', form: null, chosen: ['Roof'] }),
  );
  assert.match(html.replaceAll(/<[^>]*>/g, ''), /28\.3% of £1,765 new on 28 Nov 2024/);
});
