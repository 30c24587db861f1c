import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stockCost } from './stock-cost';

const row = (number: number, lookUpCached: boolean, valuationCached: boolean) => ({
  number,
  lookUpCached: lookUpCached,
  valuationCached: valuationCached,
});
const MONTH = { scope: 'organisation', used: 412, limit: 1_000, remaining: 588, provider: null } as const;

test('the cost names what is new, cached and used, and the row where the limit stops it', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row(index + 2, index < 94, index < 94));
  const { words, stopsAtRow } = stockCost(rows, MONTH);
  // 588 are left: 94 rows are free, 294 rows need two each, and the next does not fit.
  assert.equal(stopsAtRow, 94 + 294 + 2);
  assert.equal(
    words,
    '19,812 credits: 9,906 registration checks + 9,906 valuations, 94 of 10,000 cars already checked. This month: 412 of 1,000 credits used, credits not enough for row 390',
  );
});

test('the provider’s own limit stops a list by its look-ups alone, whichever limit comes first', () => {
  const rows = Array.from({ length: 20 }, (_, index) => row(index + 2, index < 5, false));
  const provider = { used: 990, limit: 1_000, remaining: 10, exceeded: false };
  const none = { scope: 'organisation', used: 31, limit: null, remaining: null, provider } as const;
  // Five rows need no look-up; the ten after them use the rest.
  assert.equal(
    stockCost(rows, none).words,
    '35 credits: 15 registration checks + 20 valuations. This month: 31 credits used · 990 of 1,000 registration checks, registration checks used up at row 17',
  );
  for (const [limits, stops] of [
    [{ ...MONTH, provider }, [17, 'provider']],
    [{ ...MONTH, used: 998, remaining: 2, provider }, [4, 'organisation']],
    [{ ...MONTH, scope: 'person', used: 998, remaining: 2, provider }, [4, 'person']],
    [{ ...MONTH, scope: 'subscription', used: 998, remaining: 2, provider }, [4, 'subscription']],
    // Both at the same row: ours is checked before anything is sent.
    [{ ...MONTH, used: 975, remaining: 25, provider }, [17, 'organisation']],
  ] as const) {
    const { stopsAtRow, stoppedBy } = stockCost(rows, limits);
    assert.deepEqual([stopsAtRow, stoppedBy], stops);
  }
  const { stopsAtRow, stoppedBy } = stockCost(rows.slice(0, 15), none);
  assert.deepEqual([stopsAtRow, stoppedBy], [null, null]);
});

test('a list within the limit has no stop, and one that is all cached is free', () => {
  assert.equal(
    stockCost([row(2, false, false)], MONTH).words,
    '2 credits: 1 registration check + 1 valuation. This month: 412 of 1,000 credits used',
  );
  assert.equal(
    stockCost([row(2, true, true)], { ...MONTH, remaining: 0 }).words,
    'free, 1 of 1 car already checked. This month: 412 of 1,000 credits used',
  );
  assert.equal(
    stockCost([row(2, true, false)], { ...MONTH, used: 5, limit: null, remaining: null }).words,
    '1 credit: 1 valuation. This month: 5 credits used, no limit set',
  );
});
