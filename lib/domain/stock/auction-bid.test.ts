import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { vatOnSalePence } from '@/lib/domain/appraisals/vat';
import { MAX_BID_WORDS, maxBidPounds, USUAL_TERMS, type AuctionTerms } from './auction-bid';

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

test('what a max bid leaves is before VAT, and the sheet says so', () => {
  // 13,600 − 350 − 200 − 1,360, ÷ 1.02; VAT is 2,140 ÷ 6 under either scheme: a quarter of the margin of £1,360.
  const bid = maxBidPounds(13_600, USUAL_TERMS);
  assert.equal(bid, 11_460);
  for (const scheme of ['margin', 'qualifying'] as const)
    assert.equal(vatOnSalePence(13_600_00, bid * 100, scheme), 356_67);
  assert.match(MAX_BID_WORDS, /VAT on a car’s margin is not counted/);
});
