/** A van's guide value excludes VAT. The sums are worked out by hand from VAT Notice 700, section 3: 20% on top. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from './appraisal-sums';
import { VALUES } from './appraisal-values.fixture';

const sumsOf = (cleanPounds: number, vatScheme: string, isWithoutVat: boolean) =>
  appraisalSums(
    { condition: 'clean', handOver: '2026-11', vatScheme, salePrice: '12000' },
    {
      vehicle: {
        valuedOn: '2026-11-10',
        mileage: 46_000,
        values: { ...VALUES, clean: { value: cleanPounds, source: 'valuation' } },
        isWithoutVat,
      },
      forecast: { value: null, because: 'loading' },
      options: { value: null, because: 'loading' },
    },
  );

for (const [kind, scheme, cleanPounds, vatPence, totalPence] of [
  ['van', 'qualifying', 7_850, 157_000, 942_000],
  ['van', 'qualifying', 7_777, 155_540, 933_240],
  ['van', 'margin', 7_850, null, 785_000],
  ['car', 'qualifying', 7_850, null, 785_000],
  ['car', 'margin', 7_850, null, 785_000],
] as const) {
  test(`the trade value of a ${kind} at £${cleanPounds}, ${scheme}, has ${vatPence === null ? 'no VAT added' : 'VAT added'}`, () => {
    const { trade } = sumsOf(cleanPounds, scheme, kind === 'van');
    const line = trade.lines.find(({ name }) => name === 'VAT on guide value');
    assert.deepEqual([line?.pence ?? null, trade.totalPence], [vatPence, totalPence]);
  });
}
