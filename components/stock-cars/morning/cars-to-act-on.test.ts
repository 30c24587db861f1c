/** A car is listed once, whatever the number of its reasons. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { spellOut } from '@/components/ui/data/number-plate';
import { nonePastWords } from '@/lib/domain/stock-cars/gain';
import { CarFields } from '@/components/stock-cars/car-fields';
import { CarsToActOn, type CarsToActOnProps } from './cars-to-act-on';

const NO_REASON = { pastPounds: null, livePounds: null, guidePounds: null, marketPounds: null, market: null };
const CAR = {
  id: 'c1',
  plate: 'AB21 CDE',
  title: 'Ford Focus',
  cleanPounds: 9_000,
  isWithoutVat: false,
  expected1Pounds: 8_900,
};
const MORNING: CarsToActOnProps['morning'] = {
  first: [
    {
      ...CAR,
      ...NO_REASON,
      advertisedPounds: 9_450,
      pastPounds: 800,
      livePounds: 250,
      guidePounds: 300,
      marketPounds: 150,
    },
  ],
  toActOnCars: 7,
  totals: {
    cars: 12,
    costPounds: 0,
    withoutCost: 0,
    cleanPounds: 0,
    retailPounds: 0,
    withoutValue: 0,
    unidentified: 0,
    valuedCars: 0,
    valuedVans: 0,
    bands: [],
  },
  edition: '2026-11-01',
  fallen: [{ ...CAR, pounds: 50 }],
  outsideCars: 4,
  movedCars: 3,
  pastCars: 1,
};
const markupOf = (props: CarsToActOnProps) => renderToStaticMarkup(createElement(CarsToActOn, props));
const countOf = (text: string, part: string) => text.split(part).length - 1;

test('a car with every reason has one plate and one figure for each reason', () => {
  const markup = markupOf({ morning: MORNING, mayChange: true });
  assert.equal(countOf(markup, `aria-label="${spellOut('AB21 CDE')}"`), 1);
  for (const words of ['Clean £800 below cost', 'Live Clean £250 less', 'Asking £300 above Retail', 'Change price'])
    assert.equal(countOf(markup, words), 1, words);
});

test('the full lists are links with their counts, and a reason without cars has none', () => {
  const markup = markupOf({ morning: MORNING, mayChange: true });
  for (const words of [
    '1 to act on first, of 7 cars',
    '1 car with Clean below cost',
    '4 asking prices outside the guide or market prices',
    '3 with live Clean below the edition',
  ])
    assert.ok(markup.includes(words), words);
  const none = markupOf({ morning: { ...MORNING, first: [], toActOnCars: 0, pastCars: 0 }, mayChange: true });
  assert.doesNotMatch(none, /with Clean below cost/);
  assert.ok(none.includes(nonePastWords(MORNING.totals)), none);
});

test('who may not change cars sees no link to change one', () =>
  assert.doesNotMatch(markupOf({ morning: MORNING, mayChange: false }), /(?:Set|Change) price|Sold or removed/));

test('its price is set or changed at the very field of the asking price', () => {
  const fields = renderToStaticMarkup(createElement(CarFields, { car: null, problems: {}, today: '2026-11-30' }));
  for (const [advertisedPounds, words] of [
    [null, 'Set price'],
    [9_450, 'Change price'],
  ] as const) {
    const first = [{ ...CAR, ...NO_REASON, livePounds: 250, advertisedPounds }];
    const markup = markupOf({ morning: { ...MORNING, first }, mayChange: true });
    const [, anchor = ''] = new RegExp(`href="/stock/cars/c1#([^"]+)"[^>]*>${words}<`).exec(markup) ?? [];
    assert.match(fields, new RegExp(`<input[^>]*\\bid="${anchor}"[^>]*\\bname="advertisedPounds"`), words);
  }
});
