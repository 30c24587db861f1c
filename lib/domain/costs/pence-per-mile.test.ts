import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perMileDigits } from './pence-per-mile';
import { perMile } from './whole-life-parts';

for (const [pence, digits] of [
  [49.395, '49.40'],
  [1.005, '1.01'],
  [50, '50.00'],
  [49.394, '49.39'],
  [0, '0.00'],
] as const)
  test(`${pence} pence are ${digits}`, () => assert.equal(perMileDigits(pence), digits));

test('what a service divides itself is rounded as what is divided here', () => {
  for (let pounds = 20_000; pounds < 21_000; pounds += 1)
    assert.equal(perMileDigits((pounds * 100) / 60_000), perMile(pounds * 100, 60_000)?.toFixed(2), String(pounds));
});
