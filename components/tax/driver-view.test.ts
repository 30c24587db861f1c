/** Every figure of a company car uses the rates of the driver's nation, after what the driver pays or sacrifices. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SAVED_BUILD } from '@/lib/domain/builds/sample-builds.fixture';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';
import { computeYear } from '@/lib/domain/tax/company-car/computed-years';
import { NO_DATED_TERMS, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { AprilChanges } from './april-changes';
import { vanTaxCase } from '@/lib/domain/tax/company-car/tax-case';
import { readCarAddress } from './company-car-address';
import { COMPANY_CAR, SILENT } from './company-car.fixture';
import { ComparedCars } from './compared-cars';
import { CompanyVan } from './van/company-van';
import { TaxedVanFigures } from './van/taxed-van-figures';
import { DriverView } from './driver-view';
import { DutyAndFuel } from './duty-and-fuel';

const YEAR = taxYear(2027);
/** £5,000 to the price and £1,200 in the year: a benefit of £9,300 − £1,200 = £8,100; £1,620 at 20%, £3,402 at 42%. */
const PAID: DatedTerms = { ...NO_DATED_TERMS, contributionPence: 500_000, privateUsePence: 120_000 };

const shown = (element: ReactElement) =>
  renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, element));

function parts(isScottish: boolean, terms: DatedTerms, year = YEAR): Record<string, string> {
  const rates = driverRates(isScottish, year);
  const years = driverYears(COMPANY_CAR, terms);
  const taxed = { firstRegistered: '2026-06-01', co2GramsPerKm: 129, electricRangeMiles: null };
  const law = { runsOnDieselAlone: false, meetsRde2: null, isEasedStandard: false };
  const worked = computeYear({ ...taxed, ...law }, { listPence: 3_500_000, optionsPence: 0 }, 2027, terms);
  const compared = { car: COMPANY_CAR, legislation: { ...SILENT, classOneA1Cost: 1_627.5 }, href: '' };
  return {
    driver: shown(createElement(DriverView, { car: COMPANY_CAR, years, terms, rates, today: '2026-11-23' })),
    april: shown(createElement(AprilChanges, { years, rates })),
    fuel: shown(
      createElement(DutyAndFuel, {
        legislation: null,
        duty: null,
        years: [worked],
        rates,
        fuelNotes: [],
        today: '2026-11-02',
      }),
    ),
    compared: shown(
      createElement(ComparedCars, {
        today: '2026-11-23',
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
        first: year,
        van: { isZeroEmission: false, runsOnHydrogen: false },
        terms: NO_DATED_TERMS,
        rates,
        notes: [],
      }),
    ),
  };
}
const cell = (html: string | undefined, row: string): string[] => {
  const [found = ''] = new RegExp(`<th[^>]*>${row}<.*?</tr>`, 's').exec(html ?? '') ?? [];
  return (found.match(/<td.*?<\/td>/gs) ?? []).map((tableCell) => tableCell.replace(/<[^>]*>/g, ''));
};

test('no one in Scotland pays 40%: each part and the chart say 42%', () => {
  for (const [part, html] of Object.entries(parts(true, PAID))) {
    assert.doesNotMatch(html, /at 40%|\(40%\)/, part);
    assert.match(html, /at 42%|\(42%\)/, part);
  }
});

/** The car of the page beside a build of it. */
function comparison({ onApplication, saved }: { onApplication: string[]; saved: SavedBuild[] }): string {
  const rates = driverRates(false, YEAR);
  const other = { ...COMPANY_CAR, build: { ...COMPANY_CAR.build, onApplication } };
  return shown(
    createElement(ComparedCars, {
      today: '2026-11-23',
      cars: [
        { car: COMPANY_CAR, legislation: null, href: '' },
        { car: other, legislation: null, href: '', reference: '1.CODE' },
      ],
      refused: [],
      preserved: [],
      saved,
      terms: NO_DATED_TERMS,
      rates,
      term: { termMonths: 36, miles: 60_000 },
    }),
  );
}

test('a comparison says what is priced on application and in none of its figures, and nothing else', () => {
  assert.doesNotMatch(comparison({ onApplication: [], saved: [] }), /on application/);
  const html = comparison({ onApplication: ['Engraved plate'], saved: [] });
  assert.match(html, /Sample Car, Without options \(2\) – Engraved plate: price on application, not included\./);
});

test('a build in a comparison has the day of its price, and a saved one both prices where they differ', () => {
  const saved = (totalPence: number) => [{ ...SAVED_BUILD, date: '2026-05-01', code: 'CODE', totalPence }];
  const days = (builds: SavedBuild[]) =>
    comparison({ onApplication: [], saved: builds })
      .match(/Priced on [^<]*/g)
      ?.map((text) => text.trim());
  assert.deepEqual(days([]), ['Priced on 1 Jun 2026']);
  assert.deepEqual(days(saved(3_500_000)), ['Priced on 1 Jun 2026']);
  assert.deepEqual(days(saved(3_450_000)), [
    'Priced on 1 Jun 2026: list price £35,000. Saved at the prices of 1 May 2026: £34,500.',
  ]);
});

test('the figures of a van are called those of a whole year only where there are figures', () => {
  for (const [registered, isShown] of [
    ['2026-06-01', true],
    ['2041-06-01', false],
  ] as const) {
    const van = { isDoubleCab: false, ordered: null, fuel: 'Diesel', registered, terms: NO_DATED_TERMS };
    const taxCase = vanTaxCase(van, '2026-11-23');
    const props = { taxCase, today: '2026-11-23', address: readCarAddress({}), facts: null, children: null };
    const html = shown(createElement(TaxedVanFigures, props));
    assert.equal(html.includes('are for the whole tax year'), isShown, registered);
    assert.equal(html.includes('Van benefit per year'), isShown, registered);
  }
});

test('elsewhere each part says 20% and 40%', () => {
  for (const [part, html] of Object.entries(parts(false, PAID))) {
    assert.match(html, /at 40%|\(40%\)/, part);
    assert.doesNotMatch(html, /42%/, part);
  }
});

test('a figure with one name has one value: lead, April and comparison, with what the driver pays', () => {
  const { driver, april, compared } = parts(true, PAID);
  // A twelfth of £1,620, and of £3,402.
  for (const [rate, pounds] of [
    [20, '£135.00'],
    [42, '£283.50'],
  ] as const) {
    const name = `BIK tax per month \\(${rate}%\\)`;
    assert.match(driver ?? '', new RegExp(`${name}.*?${pounds}`, 's'));
    assert.equal(cell(april, name)[0], pounds);
    assert.deepEqual(cell(compared, name), [pounds, pounds]);
  }
  // 15% of £8,100.
  assert.deepEqual(cell(compared, 'Class 1A NIC, first year'), ['£1,215.00', '£1,215.00']);
  assert.match(compared ?? '', /the same for each/);
  assert.deepEqual(cell(parts(true, NO_DATED_TERMS)['compared'], 'Class 1A NIC, first year'), [
    '£1,627.50',
    '£1,627.50',
  ]);
});

test('where no rates are known every part says so, and shows no tax at any', () => {
  const { driver, april, fuel, compared } = parts(true, PAID, taxYear(2033));
  for (const html of [driver, april, fuel, compared]) {
    assert.match(html ?? '', /Scottish income tax rates for 2032-33 are not in our tables/);
    assert.doesNotMatch(html ?? '', /at \d\d%|\(\d\d%\)/);
  }
  assert.match(driver ?? '', /Taxable benefit</);
});

test('figures of a day that has not come are those known today, and of no other day', () => {
  const rates = driverRates(false, YEAR);
  const years = driverYears(COMPANY_CAR, NO_DATED_TERMS);
  for (const [today, isFuture] of [
    ['2026-05-31', true],
    [COMPANY_CAR.build.date, false],
    ['2026-11-23', false],
  ] as const) {
    const html = renderToStaticMarkup(
      createElement(DriverView, { car: COMPANY_CAR, years, terms: NO_DATED_TERMS, rates, today }),
    );
    assert.match(html, /From the P11D service/);
    assert.equal(/From the P11D service, as known today/.test(html), isFuture, today);
  }
});
