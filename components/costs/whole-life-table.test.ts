/** A total is called the same as the service's only where it is, to the penny. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differenceText } from './whole-life-table';

for (const [totalPence, servicePounds, words] of [
  [3_525_400, null, 'Calculated by us'],
  [3_525_400, 35_254, 'Same as the service’s total'],
  [3_525_400, 35_253.99, 'Within £1 of the service’s total'],
  [3_525_400, 35_255, 'Within £1 of the service’s total'],
  [3_525_400, 35_260.5, 'The service’s total is £6.50 higher'],
  [3_525_400, 35_250, 'The service’s total is £4.00 lower'],
] as const)
  test(`${totalPence} pence beside £${servicePounds}: ${words}`, () => {
    assert.equal(differenceText(totalPence, servicePounds), words);
  });
