/** A total outside its column is written by its own value, below its column as the column is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from '@/lib/domain/appraisals/appraisal-sums';
import { VALUES } from '@/lib/domain/appraisals/appraisal-values.fixture';
import { sideAloneText, sideText, sideVatText } from './sides';

const loading = { value: null, because: 'loading' as const };

for (const preparation of ['', '437.55', '20', '99.99'])
  for (const cost of ['', '120', '85.25'])
    for (const salePrice of ['', '10995', '10995.50'])
      test(`asking “${salePrice}”, preparation “${preparation}”, damage “${cost}”: no total ends in .00 alone`, () => {
        const damage = cost === '' ? {} : { 'line.00000001.cost': cost, 'line.00000001.vat': 'without' };
        const sums = appraisalSums(
          { handOver: '2026-11', salePrice, preparation, ...damage },
          {
            vehicle: { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES },
            forecast: loading,
            options: loading,
          },
        );
        for (const side of ['trade', 'retail'] as const) {
          const alone = sideAloneText(sums, side);
          assert.doesNotMatch(alone, /\.00$/);
          assert.equal(alone.replace('.00', ''), sideText(sums, side).replace('.00', ''));
        }
        assert.doesNotMatch(sideAloneText(sums, 'retail'), /\./);
      });

/** Both totals are with VAT, or both without. */
for (const [isWithoutVat, vatScheme, words] of [
  [true, 'qualifying', 'with VAT'],
  [true, 'margin', ''],
  [false, 'qualifying', 'with VAT'],
  [false, 'margin', ''],
] as const)
  test(`the totals of a ${isWithoutVat ? 'van' : 'car'}, ${vatScheme}, say whether they include VAT that is reclaimed`, () => {
    const vehicle = { valuedOn: '2026-11-10', mileage: 40_000, values: VALUES, isWithoutVat };
    const sumsAt = (salePrice: string) =>
      appraisalSums({ handOver: '2026-11', vatScheme, salePrice }, { vehicle, forecast: loading, options: loading });
    for (const side of ['trade', 'retail'] as const) assert.equal(sideVatText(sumsAt('12000'), side), words);
    assert.equal(sideVatText(sumsAt('0'), 'retail'), '', 'no maximum to pay, no VAT in it');
    assert.equal(sideVatText(sumsAt(''), 'retail'), '', 'no maximum to pay, no VAT in it');
    // The trade value of a qualifying vehicle has it with or without an asking price.
    for (const salePrice of ['', '0']) assert.equal(sideVatText(sumsAt(salePrice), 'trade'), words);
  });
