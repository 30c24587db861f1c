import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ageBandOf, ageBands } from './age-bands';
import { maxBidPounds, type AuctionTerms } from './auction-bid';
import { stockCost } from './stock-cost';

const NONE: AuctionTerms = { preparationPounds: 0, feePounds: 0, feePercent: 0, marginPounds: 0, marginPercent: 0 };

/** Computed by hand: bid = (retail − retail × margin% − preparation − fee − margin) ÷ (1 + fee%), rounded down. */
const BIDS: readonly { retail: number; terms: Partial<AuctionTerms>; bid: number }[] = [
  { retail: 10_000, terms: {}, bid: 10_000 },
  { retail: 10_000, terms: { preparationPounds: 350, feePounds: 200, marginPounds: 1_000 }, bid: 8_450 },
  { retail: 10_000, terms: { marginPercent: 10 }, bid: 9_000 },
  { retail: 10_000, terms: { feePercent: 2 }, bid: 9_803 }, // 9,803.92
  { retail: 10_200, terms: { feePercent: 2 }, bid: 10_000 },
  { retail: 10_250, terms: { feePercent: 2.5 }, bid: 10_000 },
  { retail: 12_000, terms: { preparationPounds: 350, feePounds: 200, feePercent: 2, marginPercent: 10 }, bid: 10_049 }, // 10,250 ÷ 1.02
  { retail: 500, terms: { preparationPounds: 600 }, bid: 0 },
];
for (const { retail, terms, bid } of BIDS) {
  test(`a car of £${retail} on ${JSON.stringify(terms)} allows a bid of £${bid}`, () => {
    assert.equal(maxBidPounds(retail, { ...NONE, ...terms }), bid);
  });
}

test('the highest bid leaves the margin, and a pound more would not', () => {
  const pounds = fc.integer({ min: 0, max: 3_000 });
  const percent = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 200_000 }),
      pounds,
      pounds,
      percent,
      pounds,
      percent,
      (retail, ...termValues) => {
        const [preparationPounds, feePounds, feePercent, marginPounds, marginPercent] = termValues;
        const bid = maxBidPounds(retail, { preparationPounds, feePounds, feePercent, marginPounds, marginPercent });
        // In hundredths, without rounding.
        const left = (at: number) =>
          retail * 100 -
          at * (100 + feePercent) -
          (preparationPounds + feePounds + marginPounds) * 100 -
          retail * marginPercent;
        assert.ok(bid === 0 || left(bid) >= 0);
        assert.ok(left(bid + 1) < 0);
      },
    ),
  );
});

const row = (number: number, lookUpCached: boolean, valuationCached: boolean) => ({
  number,
  lookUpCached: lookUpCached,
  valuationCached: valuationCached,
});
const MONTH = { used: 412, limit: 1_000, remaining: 588, provider: null };

test('the cost names what is new, cached and used, and the row where the limit stops it', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row(index + 2, index < 94, index < 94));
  const { words, stopsAtRow } = stockCost(rows, MONTH);
  // 588 are left: 94 rows are free, 294 rows need two each, and the next does not fit.
  assert.equal(stopsAtRow, 94 + 294 + 2);
  assert.equal(
    words,
    '19,812 credits: 9,906 registration checks + 9,906 valuations, 94 of 10,000 cars already checked. This month: 412 of 1,000 credits used, limit reached at row 390',
  );
});

test('the provider’s own limit stops a list by its look-ups alone, whichever limit comes first', () => {
  const rows = Array.from({ length: 20 }, (_, index) => row(index + 2, index < 5, false));
  const provider = { used: 990, limit: 1_000, remaining: 10, exceeded: false };
  const none = { used: 31, limit: null, remaining: null, provider };
  // Five rows need no look-up; the ten after them use the rest.
  assert.equal(
    stockCost(rows, none).words,
    '35 credits: 15 registration checks + 20 valuations. This month: 31 credits used · 990 of 1,000 registration checks, limit reached at row 17',
  );
  assert.equal(stockCost(rows, { ...MONTH, provider }).stopsAtRow, 17);
  assert.equal(stockCost(rows, { used: 98, limit: 100, remaining: 2, provider }).stopsAtRow, 4);
  assert.equal(stockCost(rows.slice(0, 15), none).stopsAtRow, null);
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
    stockCost([row(2, true, false)], { used: 5, limit: null, remaining: null, provider: null }).words,
    '1 credit: 1 valuation. This month: 5 credits used, no limit set',
  );
});

const TODAY = '2026-06-05';
const AGES: readonly [registered: string | null, band: string][] = [
  ['2026-06-05', 'Under 1 year'],
  ['2025-06-06', 'Under 1 year'],
  ['2025-06-05', '1 to 3 years'],
  ['2023-06-05', '3 to 5 years'],
  ['2021-06-05', '5 to 8 years'],
  ['2018-06-05', '8 to 12 years'],
  ['2014-06-05', '12 years and older'],
  ['2027-01-01', 'Under 1 year'],
  [null, 'Age not known'],
];
for (const [registered, band] of AGES) {
  test(`a car registered ${registered ?? 'on an unknown day'} is ${band}`, () => {
    assert.equal(ageBandOf(registered, TODAY), band);
  });
}

test('age bands hold every car once, the youngest first, with their value', () => {
  const car = (registered: string | null, retailPounds: number | null) => ({
    registered,
    retailPounds,
    cleanPounds: 1,
  });
  assert.deepEqual(
    ageBands([car('2016-01-01', 5_000), car('2026-01-01', 20_000), car(null, null), car('2026-02-01', 1)], TODAY),
    [
      { label: 'Under 1 year', cars: 2, retailPounds: 20_001, cleanPounds: 2 },
      { label: '8 to 12 years', cars: 1, retailPounds: 5_000, cleanPounds: 1 },
      { label: 'Age not known', cars: 1, retailPounds: 0, cleanPounds: 1 },
    ],
  );
});
