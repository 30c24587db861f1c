/** What leads on the page of a company car or van, over what the rules and the services make of its build. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { configuredEmissions, NO_PHASES } from '@/lib/domain/emissions/emission-figures.fixture';
import { classOneAInputOf, classOneAYears, wholeLifeClassOneA } from '@/lib/domain/tax/company-car/class-one-a-years';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { lawFacts } from '@/lib/domain/tax/company-car/computed-years';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { vanTaxCase } from '@/lib/domain/tax/company-car/tax-case';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { readCarAddress } from './company-car-address';
import { COMPANY_CAR, SILENT } from './company-car.fixture';
import { comparedCarsRows } from './compared-cars-rows';
import { DriverView } from './driver-view';
import { TaxedVanFigures } from './van/taxed-van-figures';

const RATES = driverRates(false, taxYear(2027));
const NEED = 'Trailer assist must be fitted with Multifunction wheel (rule RA 905).';
const UNKNOWN = { reason: 'The service has no such car on that date.', next: 'Choose a date when it was sold new.' };
/** The figures of the car without options, in another band than the derivative's 129 g/km. */
const bare = configuredEmissions({ co2: { ...NO_PHASES, combined: 124 } }, { level: 'bare' });
const LEGISLATION = { ...SILENT, classOneA1Cost: 1_627.5, classOneA1Rate: 15 };

const withBuild = (problems: string[], over: Partial<CompanyCarFigures> = {}): CompanyCarFigures => ({
  ...COMPANY_CAR,
  // oxlint-disable-next-line code/plain-words -- the name stands in the public API
  build: { ...COMPANY_CAR.build, troubles: problems },
  ...over,
});
const text = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const carPage = (car: CompanyCarFigures) =>
  text(
    createElement(DriverView, {
      car,
      years: driverYears(car),
      terms: NO_DATED_TERMS,
      rates: RATES,
      today: '2026-11-23',
    }),
  );

const FIGURES = /£\d|\d%|From the P11D service|Checked:/;
const emissions = { value: { auditId: '', build: bare, plain: bare } };
const CARS = [
  ['accepted', withBuild([]), null],
  ['refused', withBuild([NEED]), /^ ?What the driver pays Not available\. The build is not complete/],
  [
    'refused, with figures of its car without options',
    withBuild([NEED], { emissions }),
    /^ ?What the driver pays Not available\. The build/,
  ],
  ['unknown to the service', withBuild([], { p11d: { value: null, because: UNKNOWN } }), /The service has no such car/],
  [
    'refused, and unknown to the service',
    withBuild([NEED], { p11d: { value: null, because: UNKNOWN } }),
    /^ ?What the driver pays Not available\. The build is not complete/,
  ],
] as const;

for (const [state, car, reason] of CARS)
  test(`a car whose build is ${state} leads with ${reason ? 'the reason, and has no figure' : 'its figures'}`, () => {
    const page = carPage(car);
    if (reason === null) assert.match(page, FIGURES);
    else {
      assert.match(page, reason);
      assert.doesNotMatch(page, FIGURES);
    }
  });

for (const [state, car, reason] of CARS.filter(([, { p11d }]) => p11d.value !== null))
  test(`the employer’s figures and the comparison of a car whose build is ${state} are ${reason ? 'not known' : 'the services’'}`, () => {
    const input = classOneAInputOf(car, NO_DATED_TERMS);
    const [first] = classOneAYears({ ...input, legislation: LEGISLATION });
    assert.equal(first?.drawn.pence, reason ? null : 162_750);
    const life = wholeLifeClassOneA(input)?.yearlyPence ?? null;
    assert.ok(reason ? life?.every((pence) => pence === null) : life === null);
    const rows = comparedCarsRows(
      [{ car, legislation: LEGISLATION, href: '' }],
      NO_DATED_TERMS,
      RATES,
      {
        termMonths: 36,
        miles: 60_000,
      },
      '2026-11-23',
    );
    const cells = rows.filter(({ name }) => /^CO2$|^BIK|^Class 1A/.test(name)).flatMap(({ words }) => words);
    assert.ok(cells.length > 3 && cells.every((words) => (words === null) === (reason !== null)), cells.join());
    assert.equal(lawFacts(car).co2, reason ? null : 129);
  });

// A van is taxed by a flat charge, whatever is fitted.
for (const [state, build] of [
  ['none', undefined],
  ['accepted', 'AYe4A45pAeDYCAAP2Gyw'],
  ['refused', 'AgCcqATQ0gEFPj4DE00AggO2Vg'],
  ['unknown', 'no code'],
] as const)
  for (const registered of ['2026-06-01', '2041-06-01'])
    test(`a van registered on ${registered} whose build is ${state} leads with ${registered < '2030' ? 'its charge' : 'the reason'}`, () => {
      const terms = NO_DATED_TERMS;
      const taxCase = vanTaxCase(
        { isDoubleCab: false, ordered: null, fuel: 'Diesel', registered, terms },
        '2026-11-23',
      );
      const pageOf = (address: ReturnType<typeof readCarAddress>) => {
        const props = { taxCase, today: '2026-11-23', address, facts: null, children: null };
        return text(createElement(TaxedVanFigures, props));
      };
      const page = pageOf(readCarAddress(build === undefined ? {} : { build }));
      assert.equal(page.includes('Van benefit per year'), registered < '2030');
      assert.equal(page, pageOf(readCarAddress({})));
    });
