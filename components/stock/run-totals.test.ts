import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RunTotals } from './run-totals';

test('no words say that cars were never valued: a list knows its own runs alone', () => {
  const html = renderToStaticMarkup(createElement(RunTotals, { rows: [], allCount: 0, whenRead: (value) => value }));
  assert.match(html, /no car has Clean in this run and in an earlier one of this list/);
});
