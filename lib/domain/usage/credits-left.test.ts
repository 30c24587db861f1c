/** What a priced button says of a limit that is near, and when its price cannot be paid. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { creditShortage } from './credit-shortage';
import { leftWords } from './credits-left';

const nearest = (used: number, limit: number | null, scope: 'person' | 'organisation' | 'subscription' = 'person') => ({
  scope,
  used,
  limit,
  remaining: limit === null ? null : Math.max(0, limit - used),
});

for (const [used, limit, expected] of [
  [2, 3, '1 of 3 left'],
  [0, 3, '3 of 3 left'],
  [3, 3, 'none of 3 left'],
  [4, 3, 'none of 3 left'],
  [0, 0, 'none of 0 left'],
  [690, 1_000, null],
  [700, 1_000, '300 of 1,000 left'],
  [10, 20, null],
  [11, 20, '9 of 20 left'],
  [5, null, null],
] as const)
  test(`${used} used of ${limit ?? 'no limit'}: ${expected ?? 'nothing is stated'}`, () =>
    assert.equal(leftWords(nearest(used, limit)), expected));

test('a price is short exactly where more is needed than is left, and names whose limit it is', () => {
  for (const credits of [0, 1, 2, 3])
    for (const used of [0, 1, 2, 3, 5])
      for (const limit of [null, 0, 2, 3]) {
        const shortage = creditShortage(credits, nearest(used, limit));
        assert.equal(shortage !== null, credits > 0 && limit !== null && credits > Math.max(0, limit - used));
      }
  for (const [scope, words, mayHaveMore] of [
    ['person', 'This takes 2 credits and you have 1 left this month.', true],
    ['organisation', 'This takes 2 credits and your organisation has 1 left this month.', true],
    ['subscription', 'This takes 2 credits and the subscription has 1 left this month.', false],
  ] as const)
    assert.deepEqual(creditShortage(2, nearest(2, 3, scope)), { words, mayHaveMore });
});
