/** By hand: 20% of VAT on top, to the whole pound. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparablePence, VAT_SCHEMES } from '@/lib/domain/appraisals/vat';
import { isValueWithoutVat, rowsVatWords, stockPriceWords, stockVatWords, vatCellWords } from './value-vat';
import { addedVatWords, poundsWithVat } from './value-with-vat';

for (const [kind, pounds, withVat, words] of [
  ['van', 7_450, 8_940, 'With VAT. Without VAT it is £7,450.'],
  ['van', 7_777, 9_332, 'With VAT. Without VAT it is £7,777.'], // 9,332.40
  ['van', 7_778, 9_334, 'With VAT. Without VAT it is £7,778.'], // 9,333.60
  ['car', 7_450, 7_450, null],
  [null, 7_450, 7_450, null],
] as const) {
  test(`£${pounds} of a ${kind ?? 'vehicle of unknown kind'} is £${withVat} to a customer, ${words ?? 'and VAT is not mentioned'}`, () => {
    assert.equal(poundsWithVat(pounds, kind), withVat);
    assert.equal(addedVatWords(pounds, kind), words);
  });
}

for (const kind of ['car', 'van', null] as const)
  for (const scheme of VAT_SCHEMES)
    test(`how the price of a ${kind ?? 'vehicle of unknown kind'} is entered, ${scheme}, is how it compares with its value`, () => {
      const isLess = comparablePence(120_000, scheme, isValueWithoutVat(kind)) < 120_000;
      const words = stockPriceWords(kind) ?? 'otherwise in full';
      assert.match(words, isLess ? /without VAT if it is VAT-qualifying/ : /otherwise in full/);
      assert.equal(isLess, kind === 'van' && scheme === 'qualifying');
    });

for (const [cars, vans, words] of [
  [3, 0, null],
  [3, 1, 'The sums count 1 van without VAT and the cars with it.'],
  [3, 2, 'The sums count 2 vans without VAT and the cars with it.'],
  [1, 1, 'Values of 1 van are without VAT.'],
  [0, 0, null],
] as const) {
  test(`under the sums of ${cars} vehicles, ${vans} of them vans: ${words}`, () =>
    assert.equal(stockVatWords({ cars, vans }), words));
}

const row = (vehicleKind: 'car' | 'van' | null, retailPounds: number | null, cleanPounds: number | null) => ({
  vehicleKind,
  retailPounds,
  cleanPounds,
});

for (const [name, rows, words, cells] of [
  ['cars alone', [row('car', 9_000, 8_000), row(null, 1, 1)], null, [null, null]],
  ['a van without a value', [row('car', 9_000, 8_000), row('van', null, null)], null, [null, null]],
  [
    'a van with Clean alone beside a car',
    [row('car', 9_000, 8_000), row('van', null, 5_000)],
    'The sums count 1 van without VAT and the cars with it.',
    [null, 'Without VAT'],
  ],
  [
    'a van beside a car without a value',
    [row('van', 6_000, 5_000), row('car', null, null)],
    'Values of 1 van are without VAT.',
    ['Without VAT', null],
  ],
] as const) {
  test(`rows of a list, ${name}: ${words ?? 'VAT is not mentioned'}`, () => {
    assert.equal(rowsVatWords(rows), words);
    assert.deepEqual(rows.map(vatCellWords), cells);
  });
}
