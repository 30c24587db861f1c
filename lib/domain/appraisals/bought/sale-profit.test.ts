/** What sold cars brought, worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offerCostPence, saleProfitPence, soldAbovePaidPence } from './sale-profit';

/**
 * Margin scheme: VAT is one sixth of sale less price paid, whatever the costs; a loss owes none. Of £4,975 and £2,750:
 * 2,225 ÷ 6 = 370.83, and 2,225 − 370.83 − 791.67 = 1,062.50.
 * VAT-qualifying car: five sixths of each price. Of £12,000 and £9,000: 10,000 − 7,500 − 500 = 2,000.
 * VAT-qualifying van, sold for £9,995 without VAT, bought for £9,450 with it: 9,995 − 7,875 − 500 = 1,620.
 */
for (const [kind, scheme, soldPounds, paidPounds, costPence, above, profit] of [
  ['car', 'margin', 4_975, 2_750, 79_167, 222_500, 106_250],
  ['car', 'margin', 4_975, 2_800, 79_167, 217_500, 102_083],
  ['car', 'margin', 9_000, 9_500, 0, -50_000, -50_000],
  ['car', 'margin', 9_500, 9_500, 10_000, 0, -10_000],
  ['car', 'qualifying', 12_000, 9_000, 50_000, 300_000, 200_000],
  ['van', 'qualifying', 9_995, 9_450, 50_000, 212_000, 162_000],
  ['van', 'margin', 9_995, 9_450, 50_000, 54_500, -4_583],
  ['car', 'margin', 9_995, 9_450, null, 54_500, null],
] as const)
  test(`a ${kind}, ${scheme}, bought for £${paidPounds} and sold for £${soldPounds} made ${profit} pence after ${costPence} of costs`, () => {
    const sold = { soldPounds, paidPounds, scheme, costPence, isWithoutVat: kind === 'van' };
    assert.equal(soldAbovePaidPence(sold), above);
    assert.equal(saleProfitPence(sold), profit);
  });

const line = (name: string, pence: number) => ({ name, pence, source: 'own' as const, words: '' });
const COSTS = [line('Preparation', -29_167), line('Warranty', -15_000)];
const BASIS = { sellingPence: 500_000, costPence: 265_000 / 6, scheme: 'margin' as const };
for (const [name, retail, costPence] of [
  ['with an asking price', { basis: BASIS, lines: [line('Asking price', 500_000), ...COSTS] }, 265_000 / 6],
  ['without an asking price', { basis: null, lines: COSTS }, 44_167],
  ['without an asking price and costs', { basis: null, lines: [] }, 0],
  ['of an older version', { basis: null, lines: [line('Asking price', 500_000), ...COSTS] }, null],
] as const)
  test(`an offer ${name} has ${costPence} pence of costs`, () => assert.equal(offerCostPence(retail), costPence));
