/** Every figure of a company car is at the rates of the driver's nation, and after what the driver pays or gives up. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NO_TERMS, computeYear, type DriverTerms } from '@/lib/domain/tax/company-car/computed-years';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { AprilChanges } from './april-changes';
import { COMPANY_CAR, SILENT } from './company-car.fixture';
import { ComparedCars } from './compared-cars';
import { CompanyVan } from './company-van';
import { driverRates } from './driver-rates';
import { DriverView } from './driver-view';
import { DutyAndFuel } from './duty-and-fuel';

const YEAR = taxYear(2027);
/** £5,000 to the price and £1,200 in the year: a benefit of £9,300 − £1,200 = £8,100; £1,620 at 20%, £3,402 at 42%. */
const PAID: DriverTerms = { ...NO_TERMS, contributionPence: 500_000, privateUsePence: 120_000 };

function parts(isScottish: boolean, terms: DriverTerms, year = YEAR): Record<string, string> {
  const rates = driverRates(isScottish, year);
  const years = driverYears(COMPANY_CAR, terms);
  const taxed = { firstRegistered: '2026-06-01', co2GramsPerKm: 129, electricRangeMiles: null };
  const law = { runsOnDieselAlone: false, meetsRde2: null, isTestedLaterThan6e: false };
  const worked = computeYear({ ...taxed, ...law }, { listPence: 3_500_000, optionsPence: 0 }, 2027, terms);
  const compared = { car: COMPANY_CAR, legislation: { ...SILENT, classOneA1Cost: 1_627.5 }, href: '' };
  const shown = (element: ReactElement) => renderToStaticMarkup(element);
  return {
    driver: shown(createElement(DriverView, { car: COMPANY_CAR, years, terms, rates })),
    april: shown(createElement(AprilChanges, { years, rates })),
    fuel: shown(
      createElement(DutyAndFuel, { legislation: null, duty: null, years: [worked], rates, today: '2026-11-02' }),
    ),
    compared: shown(
      createElement(ComparedCars, {
        cars: [compared, { ...compared, reference: '2' }],
        refused: [],
        preserved: [],
        saved: [],
        terms,
        rates,
        term: { termMonths: 36, miles: 60_000 },
      }),
    ),
    van: shown(
      createElement(CompanyVan, {
        registered: year.from,
        today: year.from,
        isZeroEmission: false,
        terms: NO_TERMS,
        rates,
      }),
    ),
  };
}
const cell = (html: string | undefined, row: string): string[] => {
  const [found = ''] = new RegExp(`<th[^>]*>${row}<.*?</tr>`, 's').exec(html ?? '') ?? [];
  return (found.match(/<td.*?<\/td>/gs) ?? []).map((tableCell) => tableCell.replace(/<[^>]*>/g, ''));
};

test('nobody in Scotland pays 40%: each part says 42%, and the chart too', () => {
  for (const [part, html] of Object.entries(parts(true, PAID))) {
    assert.doesNotMatch(html, /at 40%/, part);
    assert.match(html, /at 42%/, part);
  }
});

test('elsewhere each part says 20% and 40%', () => {
  for (const [part, html] of Object.entries(parts(false, PAID))) {
    assert.match(html, /at 40%/, part);
    assert.doesNotMatch(html, /42%/, part);
  }
});

test('a figure of one name is one figure: lead, April and side by side, with what the driver pays', () => {
  const { driver, april, compared } = parts(true, PAID);
  // A twelfth of £1,620, and of £3,402.
  for (const [rate, pounds] of [
    [20, '£135.00'],
    [42, '£283.50'],
  ] as const) {
    const name = `Driver at ${rate}%, a month`;
    assert.match(driver ?? '', new RegExp(`${name}.*?${pounds}`, 's'));
    assert.equal(cell(april, name)[0], pounds);
    assert.deepEqual(cell(compared, name), [pounds, pounds]);
  }
  // 15% of £8,100.
  assert.deepEqual(cell(compared, 'Class 1A, first year'), ['£1,215.00', '£1,215.00']);
  assert.match(compared ?? '', /the same for each/);
  assert.deepEqual(cell(parts(true, NO_TERMS)['compared'], 'Class 1A, first year'), ['£1,628', '£1,628']);
});

// PolicyEngine, Scottish rates: 19/20/21/41/46 to 2022-23, 42/47 in 2023-24, 19/20/21/42/45/48 from 2024-25 to 2026-27.
const SCOTTISH: readonly (readonly [number, readonly number[]])[] = [
  [2018, []],
  [2019, [19, 20, 21, 41, 46]],
  [2023, [19, 20, 21, 41, 46]],
  [2024, [19, 20, 21, 42, 47]],
  [2025, [19, 20, 21, 42, 45, 48]],
  [2027, [19, 20, 21, 42, 45, 48]],
  [2028, []],
];
for (const [ending, percents] of SCOTTISH) {
  test(`Scotland’s rates of ${taxYear(ending).name} are ${percents.join(', ') || 'said not to be known'}`, () => {
    const { all, words, because } = driverRates(true, taxYear(ending));
    assert.deepEqual(
      all.map(({ percent }) => percent),
      percents,
    );
    assert.equal(because === null, percents.length > 0);
    assert.match(words, percents.length > 0 ? /At the Scottish rates of/ : /are not in our tables/);
  });
}

test('where no rates are known every part says so, and shows no tax at any', () => {
  const { driver, april, fuel, compared } = parts(true, PAID, taxYear(2028));
  for (const html of [driver, april, fuel, compared]) {
    assert.match(html ?? '', /Scotland’s rates of income tax in 2027-28 are not in our tables/);
    assert.doesNotMatch(html ?? '', /at \d\d%/);
  }
  assert.match(driver ?? '', /Benefit a year/);
});
