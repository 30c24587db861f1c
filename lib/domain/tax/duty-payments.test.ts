import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dutyPayments } from './duty-payments';

// V149 of 2024-25, standard rate of £190: six months £104.50, by direct debit £99.75, twelve monthly £199.50.
test('a year’s rate of £190 is £104.50 for six months, £99.75 by direct debit, £199.50 in monthly ones', () => {
  assert.deepEqual(
    dutyPayments(190).map(({ pence }) => pence),
    [10_450, 9_975, 19_950],
  );
});

for (const pounds of [20, 35])
  test(`no six-month licence is sold at the £${pounds} rate`, () => {
    assert.deepEqual(
      dutyPayments(pounds).map(({ words }) => words),
      ['12 monthly direct debits, in total'],
    );
  });

test('where nothing is due there are no payments', () => assert.deepEqual(dutyPayments(0), []));
