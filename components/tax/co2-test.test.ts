/**
 * The words of the company car page over dates of registration, certificates and what the service gives: each test of CO2
 * is named only where it counts, and no sentence is about figures of a year that has none.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { configuredEmissions } from '@/lib/domain/emissions/emission-figures.fixture';
import { noCo2 } from '@/lib/domain/tax/company-car/certified-co2';
import type { CompanyCarFigures, TaxBandFinding } from '@/lib/domain/tax/company-car/company-car';
import { lawFacts } from '@/lib/domain/tax/company-car/computed-years';
import { NO_DATED_TERMS } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverYears } from '@/lib/domain/tax/company-car/driver-years';
import { taxYearOn } from '@/lib/domain/tax/fiscal-years';
import type { Day } from '@/lib/domain/time/calendar';
import { COMPANY_CAR } from './company-car.fixture';
import { ComparedCars } from './compared-cars';
import { DriverView } from './driver-view';
import { DutyAndFuel } from './duty-and-fuel';
import { TaxBand } from './tax-band';

const REGISTERED: readonly Day[] = ['2018-06-01', '2020-03-31', '2020-04-05', '2020-04-06', '2026-06-01', '2031-06-01'];

interface Certificate {
  readonly registered: Day;
  readonly wltp: number | null;
  readonly nedc: number | null;
  /** NEDC, by the guide's technical data. */
  readonly guide: number | null;
  readonly service: number | null;
  /** Of the first year, by the P11D service. */
  readonly percent: number | null;
}

function* everyCertificate(): Generator<Certificate> {
  for (const registered of REGISTERED)
    for (const wltp of [null, 144])
      for (const nedc of [null, 124])
        for (const service of [null, 124, 128, 144])
          for (const percent of [null, 29])
            for (const guide of [null, 126]) yield { registered, wltp, nedc, guide, service, percent };
}

function carOf({ registered, wltp, nedc, guide, service, percent }: Certificate): CompanyCarFigures {
  const configured = configuredEmissions({ co2Stated: wltp, co2Nedc: nedc });
  const { ending } = taxYearOn(registered);
  const none = { pricePence: null, limitPence: null, benefitPence: null, basicTaxPence: null, higherTaxPence: null };
  const years = [0, 1, 2].map((later) => ({ ...none, ending: ending + later, percent }));
  const value = COMPANY_CAR.p11d.value ?? assert.fail();
  return {
    ...COMPANY_CAR,
    build: { ...COMPANY_CAR.build, date: registered },
    p11d: { value: { ...value, co2GramsPerKm: service, years } },
    emissions: { value: { auditId: '', build: configured, plain: configured } },
    nedcCo2:
      registered >= '2020-04-06'
        ? null
        : guide === null
          ? { value: null, because: noCo2(registered) }
          : { value: guide },
  };
}

function findingOf({ build }: CompanyCarFigures): TaxBandFinding {
  const candidate = { drops: [], adds: [], loses: [], share: '', co2GramsPerKm: null, percent: null, pricePence: 0 };
  const unknown = {
    because: null,
    benefitPence: null,
    bandBenefitPence: null,
    hasUnknownPrice: false,
    deltaPricePence: 0,
  };
  const found = { ...candidate, ...unknown };
  const search = { single: 0, singleOf: 0, several: 0, isWhole: true, isStopped: false };
  const lists = { without: [], lowerBuilds: [], lowerBuildsCount: 0, edge: null, headroom: null, range: null };
  const { name } = taxYearOn(build.date);
  return {
    level: 'whole',
    build,
    yearName: name,
    auditId: '',
    current: found,
    plain: found,
    classOneAPercent: null,
    search,
    ...lists,
  };
}

function pageOf(certificate: Certificate) {
  const car = carOf(certificate);
  const { registered } = certificate;
  const years = driverYears(car);
  const rates = driverRates(false, taxYearOn(registered));
  const shown = (...parts: Parameters<typeof createElement>[2][]) =>
    renderToStaticMarkup(
      createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Fragment, null, ...parts)),
    ).replace(/<[^>]*>/g, ' ');
  const benefit = shown(
    createElement(DriverView, { car, years, terms: NO_DATED_TERMS, rates, today: '2026-11-23' }),
    createElement(TaxBand, { finding: findingOf(car), rates, address: () => '' }),
    createElement(ComparedCars, {
      today: '2026-11-23',
      cars: [car, car].map((one) => ({ car: one, legislation: null, href: '' })),
      refused: [],
      preserved: [],
      saved: [],
      terms: NO_DATED_TERMS,
      rates,
      term: { termMonths: 36, miles: 60_000 },
    }),
  );
  const { duty } = lawFacts(car);
  const calculated = years.map((year) => year.calculated);
  const vehicleTax = shown(
    createElement(DutyAndFuel, {
      legislation: null,
      duty,
      years: calculated,
      rates,
      fuelNotes: [],
      today: '2026-11-23',
    }),
  );
  return { benefit, vehicleTax, years, hasFigures: years[0] !== undefined && years[0].shown !== null };
}

test('WLTP is not named of a car registered before it counts, and NEDC of none registered since', () => {
  for (const certificate of everyCertificate()) {
    const where = JSON.stringify(certificate);
    const { benefit, vehicleTax } = pageOf(certificate);
    // The benefit changes to WLTP on 6 April 2020 (FA 2020 s.10), vehicle tax on the 1st.
    assert.doesNotMatch(benefit, certificate.registered < '2020-04-06' ? /WLTP/ : /NEDC/, where);
    assert.doesNotMatch(vehicleTax, certificate.registered < '2020-04-01' ? /WLTP/ : /NEDC/, where);
    if (certificate.registered < '2020-04-06' && certificate.nedc === null)
      assert.doesNotMatch(benefit, /own CO2 is|CO2 of this build: 144/, where);
  }
});

// HMRC 480 appendix 2, NEDC, 2020-21 and 2021-22: 29% for 120–124 g/km, 30% for 125–129 g/km.
const NEDC_PERCENT = new Map([
  [124, 29],
  [126, 30],
]);

test('a car registered before 6 April 2020 is taxed by its certificate’s NEDC figure, otherwise by the guide’s, and the page says which', () => {
  for (const certificate of everyCertificate()) {
    const { registered, nedc, guide } = certificate;
    if (registered >= '2020-04-06') continue;
    const where = JSON.stringify(certificate);
    const last = driverYears(carOf(certificate)).at(-1) ?? assert.fail(where);
    const counts = nedc ?? guide;
    assert.equal(
      'percentage' in last.calculated ? last.calculated.percentage.percent : null,
      counts === null ? certificate.percent : NEDC_PERCENT.get(counts),
      where,
    );
    const { benefit, vehicleTax } = pageOf(certificate);
    assert.equal(/NEDC CO2, by the guide: 126 g\/km/.test(benefit), nedc === null && guide !== null, where);
    const isUnknown =
      /NEDC CO2 figure, which counts for [\w ]+ of cars first registered before \d+ April 2020, is not known/;
    if (counts !== null) assert.doesNotMatch(benefit, isUnknown, where);
    assert.equal(isUnknown.test(vehicleTax), counts === null && registered < '2020-04-01', where);
  }
});

test('a reason why the guide’s figure is missing is stated in its place', () => {
  const because = { reason: 'The technical data did not arrive.', next: 'Try again.' };
  const car = carOf({ registered: '2018-06-01', wltp: null, nedc: null, guide: null, service: 126, percent: null });
  const years = driverYears({ ...car, nedcCo2: { value: null, because } });
  assert.deepEqual(
    years.map(({ calculated }) => 'because' in calculated && calculated.because),
    Array(3).fill({ ...because, code: 'no_taxed_co2_because' }),
  );
});

test('the figures of a year are called those of a whole one exactly where the page has figures', () => {
  const seen = new Set<boolean>();
  for (const certificate of everyCertificate()) {
    const { benefit, hasFigures } = pageOf(certificate);
    // On 5 and 6 April the first year is all but whole, or whole.
    if (certificate.registered === '2020-04-06') continue;
    seen.add(hasFigures);
    assert.equal(/are for the whole tax year/.test(benefit), hasFigures, JSON.stringify(certificate));
  }
  assert.deepEqual(seen, new Set([true, false]));
});

test('a card is marked as calculated where something in it is, and what only the service gives says so', () => {
  for (const certificate of everyCertificate()) {
    const where = JSON.stringify(certificate);
    const { benefit, years } = pageOf(certificate);
    // The tax band of the page has no percentage at all.
    assert.doesNotMatch(benefit, /Calculated by us from/, where);
    const isCalculated = years.some(({ calculated }) => 'benefit' in calculated);
    assert.equal(/How it’s calculated\s+Calculated by us/.test(benefit), isCalculated, where);
    const isFromService = years.some(({ ours, shown, isOwnBand }) => 'because' in ours && shown !== null && !isOwnBand);
    assert.equal(/The BIK % of \d+% for .* is from the P11D service/.test(benefit), isFromService, where);
  }
});

test('a tax band with a percentage is marked as calculated, and by which test', () => {
  const finding = findingOf(COMPANY_CAR);
  const element = createElement(TaxBand, {
    finding: { ...finding, without: [{ ...finding.current, percent: 31 }] },
    rates: driverRates(false, taxYearOn(COMPANY_CAR.build.date)),
    address: () => '',
  });
  assert.match(renderToStaticMarkup(element), /Calculated by us from WLTP/);
});

test('a car of 2019 without its NEDC figure: later percentages are the service’s, by a CO2 of which the test is not known', () => {
  const car = carOf({ registered: '2019-07-22', wltp: 223, nedc: null, guide: null, service: 223, percent: 37 });
  const value = car.p11d.value ?? assert.fail();
  const years = value.years.map((year, index) => {
    const { pricePence, benefitPence } = { pricePence: 5_362_560, benefitPence: 1_984_147 };
    return index === 0 ? { ...year, percent: null } : { ...year, pricePence, benefitPence };
  });
  const of2019 = { ...car, p11d: { value: { ...value, years } } };
  const rates = driverRates(false, taxYearOn('2019-07-22'));
  const view = { car: of2019, years: driverYears(of2019), terms: NO_DATED_TERMS, rates, today: '2026-11-23' } as const;
  const html = renderToStaticMarkup(createElement(DriverView, view)).replace(/<[^>]*>/g, '');
  assert.match(
    html,
    /The BIK % of 37% for 2020-21 and 2021-22 is from the P11D service, by a CO2 of 223 g\/km\. Whether that is the NEDC figure, which counts, is not known\.It gives no BIK % for 2019-20\./,
  );
});
