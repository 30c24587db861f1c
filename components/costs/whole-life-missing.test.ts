/** A total of known parts only names those that are missing, wherever it is: over every set of missing parts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { WholeLifeCosts } from '@/lib/domain/costs/whole-life-costs';
import { wholeLifeTermsSchema } from '@/lib/domain/costs/whole-life-costs';
import { wholeLifeWords } from '@/lib/domain/costs/whole-life-words';
import { ALWAYS_AVAILABLE } from '@/lib/domain/tax/days-unavailable';
import { legislationSchema } from '@/lib/domain/tax/legislation';
import { LEGISLATION_ITEMS } from '@/lib/domain/tax/legislation-items';
import { WholeLifeFigures } from './whole-life-figures';
import { WholeLifeTermsFigures } from './whole-life-terms';

/** Without any of a part's figures the part is missing. */
const FIGURES = {
  Depreciation: { depreciation: 9_000 },
  Fuel: { fuel: 3_000 },
  'Service, maintenance, repair': { maintenance: 1_500 },
  'Vehicle tax': { dutyFirst: 195, dutyLater: 200 },
  'Class 1A NIC': { classOneA1Cost: 400, classOneA2Cost: 410 },
} as const;
const NAMES = Object.keys(FIGURES);
const NOTHING = Object.fromEntries(LEGISLATION_ITEMS.map(({ item }) => [item, null]));
const OWN = { classOneA: null, dutyFirst: null, laterLicences: null };
const USED = { termMonths: 12, miles: 10_000 };
const SHOWN = { availability: ALWAYS_AVAILABLE, own: OWN };

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

for (let mask = 0; mask < 2 ** NAMES.length - 1; mask += 1) {
  const missing = NAMES.filter((_, index) => (mask & (2 ** index)) !== 0);
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(missing);
  test(`without ${list || 'nothing'}: the bar, the table, the sentence and the terms say so`, () => {
    const known = Object.entries(FIGURES).flatMap(([name, figures]) => (missing.includes(name) ? [] : [figures]));
    const legislation = { value: legislationSchema.parse(Object.assign({}, NOTHING, ...known)) };
    const life: WholeLifeCosts = {
      requested: USED,
      used: USED,
      begins: '2026-04-06',
      requestedEdition: '2026-06-01',
      legislation,
      leftOut: [],
      maintenancePence: { value: 0 },
      maintenancePencePerMile: { value: 0 },
      futureValuePence: { value: 0 },
    };
    const wholeLife = wholeLifeTermsSchema.parse({
      used: USED,
      begins: life.begins,
      terms: [{ used: USED, legislation }],
    });
    const figures = textOf(renderToStaticMarkup(createElement(WholeLifeFigures, { life, ...SHOWN })));
    const terms = textOf(renderToStaticMarkup(createElement(WholeLifeTermsFigures, { wholeLife, ...SHOWN })));
    const words = wholeLifeWords(life, ALWAYS_AVAILABLE, OWN);
    assert.equal(figures.includes(`10,000 mi (without ${list})`), missing.length > 0, 'the bar');
    assert.equal(figures.includes(`Excludes ${list}: not known`), missing.length > 0, 'the table');
    assert.equal(words.includes(`Excludes ${list}: not known.`), missing.length > 0, words);
    assert.equal(terms.includes(`(as above, without ${list})`), missing.length > 0, 'the terms');
    if (missing.length === 0) for (const text of [figures, words, terms]) assert.doesNotMatch(text, /without|Excludes/);
  });
}
