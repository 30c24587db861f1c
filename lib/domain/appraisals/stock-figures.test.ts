import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entries } from './entries';
import { reclaimedVatWords, stockCostPounds, stockFigures } from './stock-figures';

const line = (id: number, cost: string, vat: string, treatment: string): Entries => ({
  [`line.0000000${id}.cost`]: cost,
  [`line.0000000${id}.vat`]: vat,
  [`line.0000000${id}.treatment`]: treatment,
});

/** Worked out by hand: a cost with VAT counts five sixths. */
const CASES: readonly { entries: Entries; preparation: number | null; advertised: number | null }[] = [
  { entries: {}, preparation: null, advertised: null },
  { entries: { preparation: '', salePrice: ' ' }, preparation: null, advertised: null },
  { entries: { preparation: 'much', salePrice: 'POA' }, preparation: null, advertised: null },
  { entries: { preparation: '0', salePrice: '0' }, preparation: 0, advertised: null },
  {
    entries: { preparation: '350', preparationVat: 'with', salePrice: '£10,995' },
    preparation: 292,
    advertised: 10_995,
  },
  {
    entries: { preparation: '350', preparationVat: 'without', salePrice: '9999.50' },
    preparation: 350,
    advertised: 10_000,
  },
  { entries: { preparation: '350', warranty: '150', fees: '60' }, preparation: 292, advertised: null },
  { entries: { preparation: '120', ...line(1, '60', 'with', 'mend') }, preparation: 150, advertised: null },
  { entries: line(1, '60', 'without', 'mend'), preparation: 60, advertised: null },
  // 0.83 and 0.83: together 1.67, and not twice 1.
  { entries: { preparation: '1', ...line(1, '1', 'with', 'mend') }, preparation: 2, advertised: null },
  { entries: { preparation: '0.50', ...line(1, '0.50', 'with', 'mend') }, preparation: 1, advertised: null },
  {
    entries: { preparation: '120', ...line(1, '60', 'with', 'price_in'), ...line(2, '90', 'with', 'accept') },
    preparation: 100,
    advertised: null,
  },
  {
    entries: { preparation: '120', ...line(1, '60', 'with', 'mend'), 'line.00000001.removed': 'yes' },
    preparation: 100,
    advertised: null,
  },
];

for (const { entries, preparation, advertised } of CASES) {
  test(`of ${JSON.stringify(entries)} stock has £${preparation} of preparation and is advertised at £${advertised}`, () => {
    assert.deepEqual(stockFigures(entries, 'car', null), {
      costPounds: null,
      preparationPounds: preparation,
      advertisedPounds: advertised,
    });
  });
}

/** By hand: five sixths of £9,000 are £7,500, of £10,800 £9,000. */
for (const [kind, vatScheme, cost, advertised] of [
  ['van', 'qualifying', 7_500, 9_000],
  ['van', 'margin', 9_000, 10_800],
  ['car', 'qualifying', 9_000, 10_800],
  [null, 'qualifying', 9_000, 10_800],
] as const) {
  test(`a ${kind ?? 'vehicle of unknown kind'}, ${vatScheme}, bought for £9,000 cost £${cost} in stock, beside values ${kind === 'van' ? 'without' : 'with'} VAT`, () => {
    const entries = { vatScheme, salePrice: '10800' };
    assert.equal(stockCostPounds(9_000, entries, kind), cost);
    assert.equal(stockFigures(entries, kind, null).advertisedPounds, advertised);
  });
}

/** Of a VAT-qualifying van, by hand: five sixths of what was paid and of the preparation together. */
for (const [paid, preparation, cost, preparationInStock, exact] of [
  [10_250, '200', 8_542, 166, '10,450 × 5/6 = 8,708.33'],
  [10_250, '100', 8_542, 83, '10,350 × 5/6 = 8,625.00'],
  [10_249, '202', 8_541, 168, '10,451 × 5/6 = 8,709.17'],
  [10_000, '400', 8_333, 334, '10,400 × 5/6 = 8,666.67'],
  [9_450, '', 7_875, null, '9,450 × 5/6 = 7,875.00'],
  [10_250, '0', 8_542, 0, '10,250 × 5/6 = 8,541.67'],
] as const)
  test(`cost and preparation of a van are rounded together: ${exact}`, () => {
    const entries = { vatScheme: 'qualifying', preparation, preparationVat: 'with' };
    const figures = stockFigures(entries, 'van', paid);
    assert.deepEqual([figures.costPounds, figures.preparationPounds], [cost, preparationInStock]);
  });

/** One sixth of the price, to the penny. */
for (const [vatScheme, pounds, words] of [
  [
    'qualifying',
    9_000,
    'VAT-qualifying: the £9,000 paid includes £1,500 VAT, reclaimed on the seller’s VAT invoice; £7,500 without it.',
  ],
  [
    'qualifying',
    5_694,
    'VAT-qualifying: the £5,694 paid includes £949 VAT, reclaimed on the seller’s VAT invoice; £4,745 without it.',
  ],
  [
    'qualifying',
    100,
    'VAT-qualifying: the £100 paid includes £16.67 VAT, reclaimed on the seller’s VAT invoice; £83.33 without it.',
  ],
  ['qualifying', 0, ''],
  ['margin', 9_000, ''],
  [undefined, 9_000, ''],
] as const) {
  test(`of £${pounds} paid under ${vatScheme ?? 'no chosen scheme'} the notes of the car say: ${words || 'nothing'}`, () =>
    assert.equal(reclaimedVatWords(vatScheme === undefined ? {} : { vatScheme }, pounds), words));
}
