import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStockView, writeStockView, type StockView } from './stock-view';

const ALL: StockView = { sort: 'row', descending: false, show: 'all', age: '', search: '', run: '' };

test('a view is read back from the address, wrong parts become the usual ones, and a search is never in it', () => {
  const view = { sort: 'clean', descending: true, show: 'valued', age: '1 to 3 years', run: 'a-run' } as const;
  assert.deepEqual(readStockView(new URLSearchParams(writeStockView(view))), view);
  assert.equal(writeStockView(ALL), '');
  assert.deepEqual(readStockView(new URLSearchParams('sort=nonsense&show=x')), {
    sort: 'row',
    descending: false,
    show: 'all',
    age: '',
    run: '',
  });
  assert.doesNotMatch(writeStockView({ ...ALL, sort: 'plate' }), /search|find/);
});
