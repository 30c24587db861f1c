/** A figure in the title of a chart by term is one of its table: each is rounded once, from the pence. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { wholeLifeTermsSchema, type WholeLifeTerms } from '@/lib/domain/costs/whole-life-costs';
import { ALWAYS_AVAILABLE } from '@/lib/domain/tax/days-unavailable';
import { LEGISLATION_ITEMS } from '@/lib/domain/tax/legislation-items';
import { WholeLifeTermsFigures } from './whole-life-terms';

const NOTHING = Object.fromEntries(LEGISLATION_ITEMS.map(({ item }) => [item, null]));
/** One term of 12 months with this much depreciation; the other parts are small. */
const lifeOf = (miles: number, depreciation: number): WholeLifeTerms => {
  const used = { termMonths: 12, miles };
  const classOneA = { classOneA1Cost: 0, classOneA2Cost: 0 };
  const figures = { depreciation, fuel: 0.04, maintenance: 0.04, dutyFirst: 0, dutyLater: 0, ...classOneA };
  const legislation = { value: { ...NOTHING, ...figures } };
  return wholeLifeTermsSchema.parse({ used, begins: '2026-04-06', terms: [{ used, legislation }] });
};
const pageOf = (wholeLife: WholeLifeTerms): string =>
  renderToStaticMarkup(
    createElement(WholeLifeTermsFigures, {
      wholeLife,
      availability: ALWAYS_AVAILABLE,
      own: { classOneA: null, dutyFirst: null, laterLicences: null },
    }),
  ).replace(/<[^>]*>/g, ' ');

test('129,964 pounds over 80,000 miles are 162.5p a mile in title, bar and table', () => {
  // 12,996,400 ÷ 80,000 = 162.455.
  const page = pageOf(lifeOf(80_000, 129_963.92));
  assert.match(page, /162\.5p a mile over 12 months/);
  assert.doesNotMatch(page, /162\.4p/);
});

test('the cost per mile is the total by the miles, rounded half up, wherever it is written', () => {
  for (const miles of [10_000, 30_000, 70_000, 80_000, 100_000])
    for (let pence = 3_000_000; pence < 3_030_000; pence += 997) {
      const page = pageOf(lifeOf(miles, (pence - 8) / 100));
      // In whole numbers: tenths of a penny a mile, a half going up.
      const tenths = Math.floor((pence * 20 + miles) / (2 * miles));
      const expected = `${Math.floor(tenths / 10)}.${tenths % 10}p a mile`;
      const [title] = /[\d.]+p a mile(?= over 12 months)/.exec(page) ?? [];
      assert.equal(title, expected, `${pence} over ${miles}`);
      const figures = new Set(page.match(/[\d.]+p a mile/g)?.filter((words) => words !== '0.0p a mile'));
      // The title's, the total's and the largest part's, which may differ in rounding.
      assert.ok(figures.size <= 2 && figures.has(expected), `${[...figures].join()} for ${pence} over ${miles}`);
    }
});

test('a mileage that the service rounds to none has no cost per mile', () => {
  assert.doesNotMatch(pageOf(lifeOf(0, 1_000)), /NaN|Infinity|[1-9][\d.]*p a mile/);
});
