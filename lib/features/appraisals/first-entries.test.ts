/**
 * What a new appraisal begins with, counted as it stands. Sums by hand: VAT is 20% on top, most = asking − 1.2 × costs and
 * margin.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { APPRAISED_VEHICLE } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { entriesByField, prefilledAmounts } from '@/lib/domain/appraisals/entries';
import { guideValueAt } from '@/lib/domain/appraisals/guide-value';
import { salePriceOf } from '@/lib/domain/appraisals/guide/sale-price';
import { stockFigures } from '@/lib/domain/appraisals/stock-figures';
import { USUAL_APPRAISAL_TERMS } from '@/lib/domain/appraisals/terms';
import { firstEntries } from './first-entries';

const LOADING = { value: null, because: 'loading' as const };
const TERMS = { ...USUAL_APPRAISAL_TERMS, warranty: '150', fees: '60' };
const figure = (value: number) => ({ value, source: 'valuation' as const });
const vehicle = (retailPounds: number | null, isWithoutVat: boolean): AppraisedVehicle => ({
  ...APPRAISED_VEHICLE,
  mileage: 90_000,
  mileageEntered: 90_412,
  valuedOn: '2028-02-29',
  values: {
    retail: retailPounds === null ? { value: null, because: { reason: 'None.', next: 'None.' } } : figure(retailPounds),
    clean: figure(6_475),
    average: figure(6_000),
    below: figure(5_000),
  },
  isWithoutVat,
});

/** As the appraisal is saved: the first version of each entry, and a higher one of what a person entered. */
function started(
  appraised: AppraisedVehicle,
  vatScheme: string,
  entered: Readonly<Record<string, string>> = {},
  terms: typeof TERMS = TERMS,
) {
  const first = firstEntries(appraised, terms, '2028-02-29').map((entry) => ({ ...entry, version: 1 }));
  const later = Object.entries({ vatScheme, ...entered }).map(([field, value]) => ({ field, value, version: 2 }));
  const saved = [...first.filter(({ field }) => later.every((entry) => entry.field !== field)), ...later];
  const entries = entriesByField(saved);
  const prefilled = prefilledAmounts(saved);
  const sums = appraisalSums(entries, { vehicle: appraised, forecast: LOADING, options: LOADING }, prefilled);
  return { sums, text: salePriceOf(entries, prefilled, { vehicle: appraised, forecast: LOADING }).text };
}

/** The Retail with the VAT that the asking price has under that scheme. */
for (const [kind, vatScheme, retailPounds, pence, text] of [
  ['car', 'margin', 7_450, 745_000, '7450'],
  ['car', 'qualifying', 7_450, 745_000, '7450'],
  ['van', 'margin', 7_450, 745_000, '7450'],
  ['van', 'qualifying', 7_450, 894_000, '8940'],
  ['van', 'qualifying', 7_777, 933_240, '9332.40'],
] as const) {
  test(`the asking price of an untouched ${kind}, ${vatScheme}, at Retail £${retailPounds} is “${text}”, of the guide`, () => {
    const { sums, text: shown } = started(vehicle(retailPounds, kind === 'van'), vatScheme);
    const [line] = sums.retail.lines;
    assert.deepEqual([line?.name, line?.pence, line?.source], ['Asking price', pence, 'guide']);
    assert.equal(sums.retail.salePence, pence);
    assert.equal(shown, text);
    assert.equal(/VAT on it/.test(line?.words ?? ''), pence !== retailPounds * 100);
  });

  test(`an asking price entered for a ${kind}, ${vatScheme}, at Retail £${retailPounds} stays as entered, also where it is the same`, () => {
    for (const salePrice of ['8000', String(retailPounds)]) {
      const { sums, text: shown } = started(vehicle(retailPounds, kind === 'van'), vatScheme, { salePrice });
      const [line] = sums.retail.lines;
      assert.deepEqual([line?.pence, line?.source, shown], [Number(salePrice) * 100, 'own', salePrice]);
    }
  });
}

test('a qualifying van at Retail £7,450 and Clean £6,475 may cost £7,517, and £7,770 is its trade value', () => {
  const usual = { ...USUAL_APPRAISAL_TERMS, preparation: '350', warranty: '', fees: '', margin: '10%' };
  const { sums, text } = started(vehicle(7_450, true), 'qualifying', {}, usual);
  assert.equal(sums.retail.mostPounds, 7_517); // 8,940 − 1.2 × (291.67 + 894)
  assert.equal(sums.trade.totalPence, 777_000); // 6,475 × 1.2
  assert.equal(sums.suggestedPounds, 7_517);
  // In stock beside values without VAT it stands without it again.
  assert.equal(stockFigures({ vatScheme: 'qualifying', salePrice: text ?? '' }, 'van', null).advertisedPounds, 7_450);
});

test('no line of an untouched appraisal is marked as an entry, and each that is entered is', () => {
  const entered = { salePrice: '9000', preparation: '351', warranty: '151', fees: '61', margin: '11%' };
  for (const isWithoutVat of [false, true])
    for (const scheme of ['margin', 'qualifying']) {
      const sourcesOf = (changes: Readonly<Record<string, string>>) =>
        started(vehicle(7_450, isWithoutVat), scheme, changes)
          .sums.retail.lines.filter(({ source }) => source !== 'law')
          .map(({ source }) => source);
      assert.deepEqual(sourcesOf({}), ['guide', 'terms', 'terms', 'terms', 'terms']);
      assert.deepEqual(sourcesOf(entered), ['own', 'own', 'own', 'own', 'own']);
    }
});

test('without a Retail value nothing is filled in, and a price entered first is an entry', () => {
  assert.equal(started(vehicle(null, true), 'qualifying').sums.retail.salePence, null);
  const entries = { salePrice: '9000', vatScheme: 'qualifying' };
  const prefilled = prefilledAmounts([{ field: 'salePrice', version: 1 }]);
  assert.deepEqual(salePriceOf(entries, prefilled, { vehicle: vehicle(null, true), forecast: LOADING }), {
    text: '9000',
    retail: null,
    hasVatAdded: false,
    isLoading: false,
  });
});

for (const [today, month] of [
  ['2026-11-01', '2026-11'],
  ['2026-11-29', '2026-11'],
  ['2026-11-30', '2026-11'],
  ['2026-12-01', '2026-12'],
] as const)
  test(`an appraisal of ${today} is for hand-over in ${month}: the guide's own value, no forecast, is in it`, () => {
    const valued = { ...vehicle(7_450, false), valuedOn: today };
    const entries = entriesByField(firstEntries(valued, TERMS, today).map((entry) => ({ ...entry, version: 1 })));
    assert.equal(entries['handOver'], month);
    const value = guideValueAt(valued, 'clean', month, LOADING);
    assert.deepEqual([value.pounds, 'source' in value && value.source], [6_475, 'guide']);
  });
