import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MonthRange } from './month-range';

for (const [from, to] of [
  ['2026-01', '2026-11'],
  ['2023-12', '2023-12'],
  ['2019-03', '2020-02'],
] as const)
  test(`the months of an address, ${from} to ${to}, are those that its form shows`, () => {
    const html = renderToStaticMarkup(createElement(MonthRange, { action: '/usage', from, to, thisMonth: '2026-11' }));
    const chosen = [...html.matchAll(/<option value="([^"]+)" selected=""/g)].map(([, month]) => month);
    assert.deepEqual(chosen, [from, to]);
    assert.equal(html.match(/<option value="2026-11"/g)?.length, 2, 'the present month can be chosen in both');
  });
