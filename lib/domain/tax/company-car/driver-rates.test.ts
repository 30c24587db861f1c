import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { driverRates } from './driver-rates';

// PolicyEngine, Scottish rates: 19/20/21/41/46 to 2022-23, 42/47 in 2023-24, 19/20/21/42/45/48 from 2024-25 to 2026-27.
const SCOTTISH: readonly (readonly [number, readonly number[]])[] = [
  [2018, []],
  [2019, [19, 20, 21, 41, 46]],
  [2023, [19, 20, 21, 41, 46]],
  [2024, [19, 20, 21, 42, 47]],
  [2025, [19, 20, 21, 42, 45, 48]],
  [2027, [19, 20, 21, 42, 45, 48]],
  [2028, [19, 20, 21, 42, 45, 48]],
  [2032, [19, 20, 21, 42, 45, 48]],
  [2033, []],
];
for (const [ending, percents] of SCOTTISH) {
  test(`Scottish rates of ${taxYear(ending).name} are ${percents.join(', ') || 'not known'}`, () => {
    const { all, words, because } = driverRates(true, taxYear(ending));
    assert.deepEqual(
      all.map(({ percent }) => percent),
      percents,
    );
    assert.equal(because === null, percents.length > 0);
    assert.match(words, percents.length > 0 ? /^Scottish rates for/ : /are not in our tables/);
    assert.equal(/assumed unchanged from the last published year/.test(words), ending >= 2028 && ending <= 2032);
  });
}
