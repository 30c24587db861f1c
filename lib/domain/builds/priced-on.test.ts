/** A build beside others names its day, and both prices where they differ, over all combinations. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pricedOnWords, type PriceOfDay } from './priced-on';

const PRICES = [null, 3_550_000, 3_600_000].flatMap((totalPence) =>
  [false, true].map((isOnApplication) => ({ totalPence, isOnApplication })),
);
const words = ({ totalPence, isOnApplication }: Omit<PriceOfDay, 'date'>) =>
  totalPence === null
    ? 'no price'
    : `£${totalPence === 3_550_000 ? '35,500' : '36,000'}${isOnApplication ? ' + POA' : ''}`;

test('a build that was not saved, or was saved at the same price, has its day alone', () => {
  for (const price of PRICES)
    for (const saved of [null, { ...price, date: '2026-06-01' }, { ...price, date: '2026-11-28' }])
      assert.equal(pricedOnWords({ ...price, date: '2026-11-28' }, saved), 'Priced on 28 Nov 2026');
});

test('a build that was saved at another price has both, each with its day', () => {
  for (const now of PRICES)
    for (const saved of PRICES) {
      if (now.totalPence === saved.totalPence && now.isOnApplication === saved.isOnApplication) continue;
      assert.equal(
        pricedOnWords({ ...now, date: '2026-11-28' }, { ...saved, date: '2026-06-01' }),
        `Priced on 28 Nov 2026: list price ${words(now)}. Saved at the prices of 1 Jun 2026: ${words(saved)}.`,
      );
    }
});
