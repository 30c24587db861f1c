import assert from 'node:assert/strict';
import { test } from 'node:test';
import { penceFrom } from './pence';

test('half a penny counts, which a double times a hundred loses', () => {
  const cases = [
    ['1.005', 101],
    ['8.165', 817],
    ['0.285', 29],
    ['2.675', 268],
    ['1.0049', 100],
    ['1.00', 100],
    ['12', 1_200],
    ['.5', 50],
    ['-1.005', -101],
    [' 19.99 ', 1_999],
    [19.99, 1_999],
    [1.005, 101],
    [1e-7, 0],
    [28_420, 2_842_000],
  ] as const;
  for (const [pounds, pence] of cases) assert.equal(penceFrom(pounds), pence, String(pounds));
});

test('what is no sum of money has no pence', () => {
  for (const none of ['', ' ', 'POA', '1,000', null, undefined, NaN, Infinity, '1e300'])
    assert.equal(penceFrom(none), null, String(none));
});
