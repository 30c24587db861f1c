import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stockMileageWords } from './mileage-words';

test('a car in stock says at which mileage it is valued where a valuation would round it', () => {
  assert.equal(
    stockMileageWords(46_480),
    'Valued at exactly 46,480 mi. A valuation by plate is at 46,000 mi, so it may differ.',
  );
  assert.match(stockMileageWords(46_500) ?? '', /at 47,000 mi/);
  for (const miles of [0, 1_000, 46_000]) assert.equal(stockMileageWords(miles), null);
});
