/** Two builds of one car have different names wherever they are listed to be compared. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SAVED_BUILD } from '@/lib/domain/builds/sample-builds.fixture';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { COMPANY_CAR } from './company-car.fixture';
import { ComparedCars } from './compared-cars';

const build = (names: readonly string[]) => ({
  ...COMPANY_CAR,
  build: {
    ...COMPANY_CAR.build,
    // oxlint-disable-next-line code/plain-words -- a name that saved builds contain
    wishes: names.map((name, code) => ({ code, name, chargedPence: 0 })),
    optionsPence: 150_500,
  },
});
const saved = (code: string, optionsPence: number) => ({ ...SAVED_BUILD, code, optionsPence });

const html = renderToStaticMarkup(
  createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(ComparedCars, {
      today: '2026-11-23',
      cars: [
        { car: build(['Seats', 'Tow bar', 'Roof']), legislation: null, href: '' },
        { car: build(['Seats', 'Tow bar', 'Paint']), legislation: null, href: '', reference: '1.AAA' },
        { car: COMPANY_CAR, legislation: null, href: '', reference: '1' },
      ],
      refused: [],
      preserved: [],
      saved: [saved('AAA', 150_500), saved('BBB', 0), saved('CCC', 325_00)],
      terms: NO_DATED_TERMS,
      rates: driverRates(false, taxYear(2027)),
      term: { termMonths: 36, miles: 60_000 },
    }),
  ),
);
const textsOf = (pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ' '));

for (const [title, pattern, count] of [
  ['column headings', /<th[^>]*scope="col"[^>]*>(.*?)<\/th>/gs, 4],
  ['names of the actions', /aria-label="(Remove [^"]*)"/g, 2],
  ['saved builds to choose from', /<option[^>]*>(.*?)<\/option>/gs, 3],
] as const)
  test(`all ${title} are different`, () => {
    const texts = textsOf(pattern);
    assert.equal(texts.length, count, html);
    assert.equal(new Set(texts).size, count, texts.join('; '));
  });

test('a column names the options of its build, with the name it was saved under', () => {
  assert.match(html, /Seats, Tow bar \+1, £1,505/);
  assert.match(html, /Mr Hill: Seats, Tow bar \+1, £1,505/);
  assert.match(html, /Without options/);
});
