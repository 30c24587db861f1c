/** A van's guide value excludes VAT. The sums are worked out by hand from VAT Notice 700, section 3: 20% on top. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appraisalSums } from './appraisal-sums';
import { VALUES } from './appraisal-values.fixture';
import type { Entries } from './entries';

const sumsOf = (cleanPounds: number, vatScheme: string, isWithoutVat: boolean, damage: Entries = {}) =>
  appraisalSums(
    { condition: 'clean', handOver: '2026-11', vatScheme, salePrice: '12000', ...damage },
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

/** A cost as typed, in pounds, and the treatment of its line. */
type Damage = readonly [cost: number, vat: 'with' | 'without', treatment: 'mend' | 'price_in' | 'accept'];
const entriesOf = (damage: readonly Damage[]): Entries =>
  Object.fromEntries(
    damage.flatMap(([cost, vat, treatment], index) =>
      Object.entries({ part: `Part ${index}`, cost: String(cost), vat, treatment }).map(([part, text]) => [
        `line.0000000${index}.${part}`,
        text,
      ]),
    ),
  );

/** What £240 with VAT, £200 without it, takes off: worked out by hand. */
for (const [kind, scheme, cleanPounds, damage, totalPounds] of [
  ['van', 'qualifying', 8_650, [[240, 'with', 'mend']], 10_140], // 8,450 without VAT, and 200: 8,650
  ['van', 'qualifying', 8_650, [[200, 'without', 'price_in']], 10_140],
  ['car', 'qualifying', 16_500, [[600, 'with', 'mend']], 15_900], // 13,250 without VAT, and 500: 13,750, of 16,500
  ['car', 'qualifying', 16_500, [[500, 'without', 'mend']], 15_900],
  ['car', 'margin', 16_500, [[600, 'with', 'mend']], 16_000], // nothing of the price is reclaimed
  ['van', 'margin', 8_650, [[240, 'with', 'mend']], 8_450],
  ['van', 'qualifying', 8_650, [[240, 'with', 'accept']], 10_380],
] as const) {
  test(`a ${kind} at £${cleanPounds}, ${scheme}, with damage ${JSON.stringify(damage)} is worth £${totalPounds}`, () => {
    assert.equal(sumsOf(cleanPounds, scheme, kind === 'van', entriesOf(damage)).trade.totalPence, totalPounds * 100);
  });
}

test('whatever the damage: the trade value paid, VAT reclaimed and repairs made cost the guide value', () => {
  const amounts = [0, 0.01, 33.33, 60.01, 90.5, 240, 1_000];
  const all = amounts.flatMap((first) =>
    amounts.flatMap((second): readonly (readonly Damage[])[] => [
      [[first, 'with', 'mend']],
      [
        [first, 'without', 'mend'],
        [second, 'with', 'price_in'],
      ],
      [
        [first, 'with', 'price_in'],
        [second, 'without', 'mend'],
        [first, 'without', 'price_in'],
      ],
    ]),
  );
  for (const isVan of [true, false])
    for (const scheme of ['qualifying', 'margin'])
      for (const damage of all) {
        const paid = (sumsOf(8_653, scheme, isVan, entriesOf(damage)).trade.totalPence ?? NaN) / 100;
        const reclaimed = scheme === 'qualifying' ? paid / 6 : 0;
        const repairs = damage.reduce((sum, [cost, vat]) => sum + (vat === 'with' ? cost / 1.2 : cost), 0);
        const guide = scheme === 'qualifying' && !isVan ? 8_653 / 1.2 : 8_653;
        const outlay = paid - reclaimed + repairs;
        // Each line of the column is rounded to the penny.
        assert.ok(
          Math.abs(outlay - guide) <= 0.005 * (damage.length + 2),
          `${isVan} ${scheme} ${JSON.stringify(damage)}: ${outlay}`,
        );
      }
});
