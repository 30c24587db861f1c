import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedSaleWords } from './listed-sale';

const on = '2026-06-05';

test('a list says when a car was sold, and its profit or loss to the penny where that is known', () => {
  const sold = 'Sold 5 Jun 2026';
  assert.deepEqual(listedSaleWords(null), []);
  assert.deepEqual(listedSaleWords({ on, profitPence: 106_250, notDeducted: [] }), [sold, 'Profit £1,062.50']);
  assert.deepEqual(listedSaleWords({ on, profitPence: -70_000, notDeducted: [] }), [sold, 'Loss £700']);
  assert.deepEqual(listedSaleWords({ on, profitPence: 0, notDeducted: [] }), [sold, 'No profit and no loss']);
  assert.deepEqual(listedSaleWords({ on, profitPence: 98_250, notDeducted: ['warranty', 'fees'] }), [
    sold,
    'Profit £982.50 before warranty and fees',
  ]);
  assert.deepEqual(listedSaleWords({ on, profitPence: null, notDeducted: [] }), [sold]);
});
