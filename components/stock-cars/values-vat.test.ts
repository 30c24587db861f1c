/** Beside values of vans every table and chart of the stock says that they are without VAT; beside those of cars none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ActedOnTable } from './acted-on/acted-on-table';
import { ExpectedStock } from './morning/expected-stock';
import { PricesChart } from './prices-chart';
import { SalesTable } from './sales-table';
import { StockGroupCharts } from './stock-group-charts';

const saleOf = (isWithoutVat: boolean, guidePounds: number | null = 9_300) =>
  createElement(SalesTable, {
    sales: [
      {
        id: 's',
        plate: null,
        title: 'A vehicle',
        make: null,
        registered: null,
        soldOn: '2026-11-10',
        soldTo: 'trade',
        soldPounds: 9_000,
        edition: '2026-11-01',
        mileage: null,
        guidePounds,
        isWithoutVat,
        difference: null,
        unvalued: null,
        source: 'stock',
      },
    ],
  });
const actedOn = (isWithoutVat: boolean, toPounds: number | null = 9_000) =>
  createElement(ActedOnTable, {
    cars: [
      {
        id: 'c',
        plate: null,
        title: 'A vehicle',
        reasons: [],
        shownOn: '2026-10-10',
        outcome: 'open',
        on: null,
        soldPounds: null,
        soldTo: null,
        priceBefore: null,
        priceAfter: null,
        fromPounds: 9_300,
        toPounds,
        changePounds: toPounds === null ? null : toPounds - 9_300,
        isWithoutVat,
        days: 10,
        holdingPence: 0,
      },
    ],
  });
const group = {
  name: 'FORD',
  cars: 3,
  cleanPounds: 30_000,
  withoutValue: 0,
  retailPounds: 36_000,
  costPounds: 28_000,
  withoutCost: 0,
  days: 60,
  agedCars: 3,
  ageDays: 3_000,
};
const groupsOf = (vans: number) => createElement(StockGroupCharts, { by: 'make', groups: [{ ...group, vans }] });
const prices = (isWithoutVat: boolean) =>
  createElement(PricesChart, {
    cars: 1,
    prices: [{ name: 'A vehicle', retailPounds: 9_300, advertisedPounds: 9_500, isWithoutVat }],
  });
const expected = (vans: number, shown: { shownPounds?: number } = {}) =>
  createElement(ExpectedStock, {
    expected: {
      cars: 3,
      vans,
      cleanPounds: 30_000,
      pounds: { 1: 29_500, 3: 29_000, 6: 28_000 },
      byMonth: [29_500, 29_200, 29_000],
      leftOut: { unidentified: 0, withoutValue: 0, notForecast: 0, withoutForecast: 0 },
    },
    cars: 3,
    edition: '2026-11-01',
    ...shown,
  });

const ONE = 'Values of vans are without VAT.';
const BOTH = 'The sums count 1 van without VAT and the cars with it.';
const CASES: readonly [what: string, element: ReactElement, words: string | null][] = [
  ['a sale of a van', saleOf(true), ONE],
  ['a sale of a car', saleOf(false), null],
  ['a sale of a van without a value', saleOf(true, null), null],
  ['a van to act on', actedOn(true), ONE],
  ['a car to act on', actedOn(false), null],
  ['a van whose value is not known', actedOn(true, null), null],
  ['a van and two cars by make', groupsOf(1), BOTH],
  ['vans by make', groupsOf(3), 'Values of 3 vans are without VAT.'],
  ['cars by make', groupsOf(0), null],
  ['the asking price of a van', prices(true), ONE],
  ['the asking price of a car', prices(false), null],
  ['a van and two cars, expected', expected(1), BOTH],
  ['cars, expected', expected(0), null],
  ['a van under the same sum, which says so', expected(1, { shownPounds: 30_000 }), null],
];
for (const [what, element, words] of CASES)
  test(`of ${what}: ${words ?? 'nothing of VAT'}`, () => {
    const html = renderToStaticMarkup(element);
    if (words === null) assert.doesNotMatch(html, /VAT/);
    else assert.ok(html.includes(words), html);
  });
