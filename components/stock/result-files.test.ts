import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import { ResultFiles } from './result-files';
import { readStockView } from './stock-view';
import { STOCK_RUNS } from './testing/stock-preview';

const view = { ...readStockView(new URLSearchParams()), search: '' };

for (const [run, isOffered] of [
  [{ state: 'done', cars: 3, valued: 3 }, false],
  [{ state: 'done', cars: 3, valued: 2, withoutValue: 1 }, true],
  [{ state: 'done', cars: 3, valued: 2, failed: 1 }, true],
  [{ state: 'running', cars: 3, valued: 2 }, false],
  [{ state: 'stopped', cars: 3, valued: 2 }, false],
  [{ state: 'cancelled', cars: 3, valued: 2 }, true],
  [{ state: 'cancelled', cars: 3, valued: 3 }, false],
] as const satisfies readonly (readonly [Partial<StockRun>, boolean])[])
  test(`the rows without a value are ${isOffered ? '' : 'not '}offered of ${JSON.stringify(run)}`, () => {
    const files = createElement(ResultFiles, { listId: 'list', run: { ...STOCK_RUNS[0], ...run }, view, rows: [] });
    assert.equal(renderToStaticMarkup(files).includes('Rows without a value'), isOffered);
  });
