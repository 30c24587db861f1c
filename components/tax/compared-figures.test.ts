/** Every figure of a car in a comparison is the figure of that name on the car's own page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WholeLifeFigures } from '@/components/costs/whole-life-figures';
import { configuredEmissions, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import { classOneAInputOf, wholeLifeClassOneA } from '@/lib/domain/tax/company-car/class-one-a-years';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { lawFacts } from '@/lib/domain/tax/company-car/computed-years';
import { NO_DATED_TERMS, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { ownCostsOf } from '@/lib/domain/costs/own-costs';
import type { Legislation } from '@/lib/domain/tax/legislation';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { ClassOneA } from './class-one-a';
import { COMPANY_CAR, SILENT } from './company-car.fixture';
import { comparedCarsRows } from './compared-cars-rows';
import { DutyAndFuel } from './duty-and-fuel';

const TERM = { termMonths: 36, miles: 60_000 };
const RATES = driverRates(false, taxYear(2027));
const TODAY = '2026-11-02';

const { value: PETROL } = COMPANY_CAR.p11d;
assert.ok(PETROL);

/** What the services give, of any percentage of £35,000; they know nothing of the build's own figures. */
const serviceAt = (percent: number): Legislation => ({
  ...SILENT,
  classOneA1Rate: 15,
  classOneA1Cost: 52.5 * percent,
  classOneA2Cost: 52.5 * percent,
  classOneA3Cost: 52.5 * percent,
  classOneA4Cost: 52.5 * percent,
  dutyFirst: 195,
  dutyLater: 200,
  residual: 14_500,
  depreciation: 20_500,
  fuel: 8_000,
  maintenance: 2_189.4,
  wholeLifeCost: 31_000,
});
const car = (percent: number, co2: number, fuelType: string, own: { co2: number; km: number } | null) => {
  const build = own
    ? configuredEmissions({
        co2: own.km === 0 ? { ...NO_PHASES, combined: own.co2 } : { ...NO_PHASES, weighted: own.co2 },
        ranges:
          own.km === 0
            ? []
            : [{ name: 'Equivalent All Electric Range EAER', miles: Math.round(own.km / 1.609344), km: own.km }],
      })
    : null;
  const years = PETROL.years.map((year) => ({
    ...year,
    percent,
    benefitPence: 35_000 * percent,
    basicTaxPence: null,
    higherTaxPence: null,
  }));
  const figures: CompanyCarFigures = {
    ...COMPANY_CAR,
    p11d: { value: { ...PETROL, co2GramsPerKm: co2, fuelType, years } },
    ...(build && { emissions: { value: { auditId: '', build, plain: build } } }),
  };
  return { car: figures, legislation: serviceAt(percent), href: '' };
};

/** Electric range in km and the service's percentage, on both sides of each edge of the law's bands. */
const PLUG_INS = [
  [48, 14],
  [49, 14],
  [64, 10],
  [65, 10],
  [112, 7],
  [113, 7],
  [209, 4],
  [210, 4],
] as const;
const PAID: DatedTerms = { ...NO_DATED_TERMS, contributionPence: 200_000, privateUsePence: 30_000 };
const DATED: DatedTerms = {
  ...NO_DATED_TERMS,
  availability: { from: '2026-09-01', until: '2028-08-31', absence: null },
};
const CASES: readonly (readonly [string, ReturnType<typeof car>, DatedTerms])[] = [
  ...PLUG_INS.map(
    ([km, percent]) =>
      [
        `a plug-in hybrid of ${km} km`,
        car(percent, 28, 'Petrol/PlugIn Elec Hybrid', { co2: 28, km }),
        NO_DATED_TERMS,
      ] as const,
  ),
  ['a petrol car', car(31, 129, 'Petrol Unleaded', null), NO_DATED_TERMS],
  ['a build with its own CO2', car(31, 129, 'Petrol Unleaded', { co2: 133, km: 0 }), NO_DATED_TERMS],
  ['a build with another first-year duty', car(31, 129, 'Petrol Unleaded', { co2: 152, km: 0 }), NO_DATED_TERMS],
  ['what its driver pays', car(31, 129, 'Petrol Unleaded', null), PAID],
  ['a driver’s dates', car(31, 129, 'Petrol Unleaded', { co2: 133, km: 0 }), DATED],
];

const html = (element: ReactElement): string => renderToStaticMarkup(element).replaceAll(/<(?!\/?t[hrd]\b)[^>]*>/g, '');
/** The cells of a row of a table. */
const cells = (page: string, row: string): string[] => {
  const [found = ''] = new RegExp(`<th[^>]*scope="row"[^>]*>${row}</th>.*?</tr>`, 's').exec(page) ?? [];
  return [...found.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, words = '']) => words);
};

/** The figures of the car's own page, by their names in a comparison. */
function ownPage(
  { car: figures, legislation }: ReturnType<typeof car>,
  terms: DatedTerms,
): Record<string, string | undefined> {
  const classOneA = classOneAInputOf(figures, terms);
  const { duty, isOwnCo2 } = lawFacts(figures);
  const years = driverYears(figures, terms);
  const [first] = years;
  const none = { value: null, because: { reason: '–', next: '' } };
  const life = html(
    createElement(WholeLifeFigures, {
      life: {
        requested: TERM,
        used: TERM,
        begins: figures.build.date,
        requestedEdition: '2026-06-01',
        legislation: { value: legislation },
        leftOut: [],
        maintenancePence: none,
        maintenancePencePerMile: none,
        futureValuePence: none,
      },
      availability: terms.availability,
      own: ownCostsOf(figures, terms, TODAY),
    }),
  );
  const dutyTable = html(
    createElement(DutyAndFuel, { legislation, duty, years: [], rates: RATES, fuelNotes: [], today: TODAY }),
  );
  const [, serviceClassOneA, , ourClassOneA] = cells(
    html(createElement(ClassOneA, { ...classOneA, legislation })),
    '2026-27',
  );
  const isOurs = wholeLifeClassOneA({ ...classOneA, terms }) !== null || terms !== NO_DATED_TERMS;
  return {
    'Class 1A NIC, first year': isOurs ? ourClassOneA : serviceClassOneA,
    'Vehicle tax, first year': cells(dutyTable, 'First year')[isOwnCo2 ? 1 : 0],
    'Residual value': cells(life, 'Residual value, legislation service')[0],
    'Whole life cost': cells(life, 'Total')[0],
    'Vehicle tax over the term': cells(life, 'Vehicle tax')[0],
    'BIK %': first?.shown ? `${first.shown.percent}%` : undefined,
  };
}

for (const [title, compared, terms] of CASES)
  test(`${title}: the comparison has the figures of the car's own page`, () => {
    const rows = comparedCarsRows([compared], terms, RATES, TERM, TODAY);
    const { 'Vehicle tax over the term': duty, ...own } = ownPage(compared, terms);
    const poundsOf = (words: string | null | undefined) => Number(words?.replaceAll(/[£,]/g, ''));
    const [first, later] = ['Vehicle tax, first year', 'Vehicle tax, later years'].map((name) =>
      poundsOf(rows.find((row) => row.name === name)?.words[0]),
    );
    assert.equal(poundsOf(duty), (first ?? NaN) + ((later ?? NaN) * (TERM.termMonths - 12)) / 12, 'vehicle tax');
    for (const [name, words] of Object.entries(own)) {
      assert.ok(words, `${name} is on the page`);
      assert.equal(rows.find((row) => row.name === name)?.words[0], words, name);
    }
  });

test('a whole life cost without one of its parts is not compared', () => {
  const { car: figures } = car(31, 129, 'Petrol Unleaded', null);
  const rows = comparedCarsRows(
    [{ car: figures, legislation: { ...serviceAt(31), fuel: null }, href: '' }],
    NO_DATED_TERMS,
    RATES,
    TERM,
    TODAY,
  );
  assert.deepEqual(rows.find(({ name }) => name === 'Whole life cost')?.words, [null]);
});
