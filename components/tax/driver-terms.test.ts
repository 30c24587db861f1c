/** What the driver pays or sacrifices, and days unavailable, count in every figure of the page that depends on them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { configuredEmissions } from '@/lib/domain/emissions/emission-figures.fixture';
import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';
import { computeYear, lawFacts } from '@/lib/domain/tax/company-car/computed-years';
import { NO_DATED_TERMS, overWholeYears, termsIn, type DatedTerms } from '@/lib/domain/tax/company-car/dated-terms';
import { driverRates } from '@/lib/domain/tax/company-car/driver-rates';
import { driverYears, laterYearsWords } from '@/lib/domain/tax/company-car/driver-years';
import { serviceCheckNotes } from '@/lib/domain/tax/company-car/service-check';
import type { Legislation } from '@/lib/domain/tax/legislation';
import type { TaxedCompanyCar } from '@/lib/domain/tax/appropriate-percentage';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import { firstYearDuty } from '@/lib/domain/tax/vehicle-duty';
import { ClassOneA } from './class-one-a';
import { COMPANY_CAR, SILENT } from './company-car.fixture';
import { DriverPays } from './driver-pays';
import { DriverView } from './driver-view';
import { DutyAndFuel } from './duty-and-fuel';

/** 31% in 2026-27 (HMRC 480 appendix 2). */
const CAR: TaxedCompanyCar = {
  firstRegistered: '2026-06-01',
  co2GramsPerKm: 129,
  electricRangeMiles: null,
  runsOnDieselAlone: false,
  meetsRde2: null,
  isEasedStandard: false,
};
const TODAY = '2026-11-23';
const PRICES = { listPence: 3_500_000, optionsPence: 0 };
const terms = (over: Partial<DatedTerms>): DatedTerms => ({ ...NO_DATED_TERMS, ...over });
/** £35,000 less £5,000, at 31%: £9,300. Less 73 of 365 days: £7,440. Less £1,200: £6,240. */
const PAID = terms({
  contributionPence: 500_000,
  privateUsePence: 120_000,
  availability: { from: null, until: null, absence: { from: '2026-06-20', to: '2026-08-31' } },
});

const classOneA = (driverTerms: DatedTerms, legislation: Legislation = SILENT): string =>
  renderToStaticMarkup(
    createElement(ClassOneA, {
      legislation,
      car: CAR,
      prices: PRICES,
      differences: [],
      terms: driverTerms,
      firstEnding: 2027,
    }),
  );
const CLASS_1A: readonly (readonly [string, DatedTerms, string])[] = [
  ['of the whole benefit where the driver pays nothing: 15% of £10,850', NO_DATED_TERMS, '£1,627.50'],
  ['of what is left of the benefit: 15% of £6,240', PAID, '£936.00'],
  ['of the salary sacrificed where that is more: 15% of £12,000', terms({ forgonePence: 1_200_000 }), '£1,800.00'],
];
for (const [title, driverTerms, pounds] of CLASS_1A) {
  test(`class 1A is due ${title}`, () => {
    const [year] = /2026-27<.*?<\/tr>/s.exec(classOneA(driverTerms)) ?? [];
    assert.ok(year?.includes(`>${pounds}<`), year);
  });
}

test('the service’s figure, which leaves out what the driver pays, is not drawn as the employer’s cost', () => {
  const service = { ...SILENT, classOneA1Rate: 15, classOneA1Cost: 1627.5 };
  const [drawn] = /<desc.*?<\/desc>/s.exec(classOneA(PAID, service)) ?? [];
  assert.match(drawn ?? '', /2026-27[^.]*£936\b/);
  assert.match(classOneA(PAID, service), /which the service does not take/);
  const [before] = /<desc.*?<\/desc>/s.exec(classOneA(NO_DATED_TERMS, service)) ?? [];
  assert.match(before ?? '', /2026-27[^.]*£1,628\b/);
});

test('the fuel benefit is less by the days unavailable (ITEPA 2003 s.152): 31% of £29,200 less a fifth', () => {
  const years = [computeYear(CAR, PRICES, 2027, termsIn(taxYear(2027), PAID))];
  const html = renderToStaticMarkup(
    createElement(DutyAndFuel, {
      legislation: null,
      duty: null,
      years,
      rates: driverRates(false, taxYear(2027)),
      fuelNotes: [],
      today: '2026-11-02',
    }),
  );
  assert.match(html, />−£1,810\.40</);
  assert.match(html, />£7,241\.60</);
  // Class 1A at 15% of it.
  assert.match(html, />£1,086\.24</);
});

const { value: PETROL } = COMPANY_CAR.p11d;
assert.ok(PETROL);
/** RDE2 is not known, so our tables have no percentage; the service says 31%. */
const DIESEL: CompanyCarFigures = { ...COMPANY_CAR, p11d: { value: { ...PETROL, fuelType: 'Diesel' } } };

test('where our tables lack a fact, what the driver pays counts at the service’s percentage: 31% of £34,000', () => {
  const rates = driverRates(false, taxYear(2027));
  const driverTerms = terms({ contributionPence: 100_000 });
  const years = driverYears(DIESEL, driverTerms);
  assert.deepEqual([years[0]?.shown?.percent, years[0]?.shown?.benefitPence], [31, 1_054_000]);
  const html = renderToStaticMarkup(
    createElement(DriverView, { car: DIESEL, years, terms: driverTerms, rates, today: TODAY }),
  );
  // A twelfth of 20%.
  assert.match(html, /£175\.67/);
  assert.match(html, /31%\. From the P11D service\. Whether this diesel meets RDE2 is not known/);
});

test('the employer’s class 1A is then of the same benefit, and the service’s percentage checks nothing', () => {
  const given = {
    legislation: SILENT,
    prices: PRICES,
    differences: [],
    firstEnding: 2027,
    givenPercents: [31, 31, 32],
  };
  const car = { ...CAR, runsOnDieselAlone: true };
  const paid = createElement(ClassOneA, { ...given, car, terms: terms({ contributionPence: 100_000 }) });
  // 15% of £10,540.
  assert.match(renderToStaticMarkup(paid), />£1,581\.00</);
  assert.doesNotMatch(
    renderToStaticMarkup(createElement(ClassOneA, { ...given, car, terms: NO_DATED_TERMS })),
    /£1,627/,
  );
});

// The published table has 31% for 129 g/km in 2026-27.
test('a percentage of the service that is not the table’s is stated whatever the driver pays or gives up', () => {
  const p11d = { ...PETROL, years: PETROL.years.map((year) => ({ ...year, percent: 30, benefitPence: 1_050_000 })) };
  const car: CompanyCarFigures = { ...COMPANY_CAR, p11d: { value: p11d } };
  const rates = driverRates(false, taxYear(2027));
  const every = [NO_DATED_TERMS, PAID, terms({ contributionPence: 100 }), terms({ forgonePence: 1_200_000 })];
  for (const driverTerms of every) {
    const notes = serviceCheckNotes(car, driverYears(car, driverTerms), driverTerms, rates);
    const words = notes.flatMap(({ sentences }) => sentences).join(' ');
    assert.match(words, /2026-27: The service gives 30%, the published table 31%, which is used here/);
    assert.equal(driverYears(car, driverTerms)[0]?.shown?.percent, 31);
  }
  // A year beyond the tables is still reported as not checked.
  const [first = assert.fail()] = p11d.years;
  const years = Array.from({ length: 8 }, (_, index) => ({ ...first, ending: first.ending + index }));
  const beyond = { ...car, p11d: { value: { ...p11d, years } } };
  const titles = serviceCheckNotes(beyond, driverYears(beyond), NO_DATED_TERMS, rates).map(({ title }) => title);
  assert.deepEqual(titles, [null, 'The P11D service and our calculation differ', 'Not checked against our tables']);
});

test('where there is no percentage the reason takes its place', () => {
  const silent = PETROL.years.map((year) => ({ ...year, percent: null, benefitPence: null }));
  const car: CompanyCarFigures = { ...DIESEL, p11d: { value: { ...PETROL, fuelType: 'Diesel', years: silent } } };
  const years = driverYears(car, NO_DATED_TERMS);
  const rates = driverRates(false, taxYear(2027));
  const html = renderToStaticMarkup(
    createElement(DriverPays, { car, years, rates, terms: NO_DATED_TERMS, today: TODAY }),
  );
  assert.match(html, /Whether this diesel meets RDE2 is not known/);
});

test('salary sacrifice is not set against a car with unknown CO2: the rule may not apply to it', () => {
  const car: CompanyCarFigures = { ...COMPANY_CAR, build: { ...COMPANY_CAR.build, date: '2019-06-01' } };
  const [year] = driverYears(car, terms({ forgonePence: 2_000_000 }));
  assert.equal(year?.shown, null);
  assert.equal(driverYears(car, terms({ privateUsePence: 100_000 }))[0]?.shown?.benefitPence, 985_000);
});

test('a year outside our tables is reported as not checked, and not as a difference', () => {
  const car: CompanyCarFigures = { ...COMPANY_CAR, p11d: { value: { ...PETROL, years: PETROL.years.slice(0, 1) } } };
  const before: CompanyCarFigures = {
    ...car,
    p11d: { value: { ...PETROL, years: PETROL.years.map((year) => ({ ...year, ending: 2020 })) } },
  };
  const rates = driverRates(false, taxYear(2027));
  const noticeText = (companyCar: CompanyCarFigures): string =>
    serviceCheckNotes(companyCar, driverYears(companyCar, NO_DATED_TERMS), NO_DATED_TERMS, rates)
      .flatMap(({ title, sentences }) => [title ?? '', ...sentences])
      .join(' ');
  assert.match(noticeText(car), /Checked: BIK % and taxable benefit match/);
  assert.match(
    noticeText(before),
    /Not checked against our tables.*2019-20: The company car percentage of 2019-20 is not in our/s,
  );
  assert.doesNotMatch(noticeText(before), /differ|Checked: BIK/);
});

test('a car that comes on 23 November 2026 is taxed for 134 of the 365 days of 2026-27, and its monthly salary with them', () => {
  const from = terms({ availability: { from: '2026-11-23', until: null, absence: null } });
  const electric = { ...CAR, firstRegistered: '2026-11-23', co2GramsPerKm: 0 };
  const prices = { listPence: 5_000_000, optionsPence: 0 };
  const years = [2027, 2028].map((ending) => computeYear(electric, prices, ending, termsIn(taxYear(ending), from)));
  // 4% of £50,000 is £2,000; 134 of 365 days of it £734.25. A whole year of 5% follows.
  assert.deepEqual(
    years.map((year) => ('benefit' in year ? year.benefit.benefitPence : null)),
    [73_425, 250_000],
  );
  assert.equal(termsIn(taxYear(2027), { ...from, forgonePence: 365_000 }).forgonePence, 134_000);
});

test('a page without dates shows whole years, says so, and gives what is due by the days from registration', () => {
  const rates = driverRates(false, taxYear(2027));
  const html = (driverTerms: DatedTerms): string =>
    renderToStaticMarkup(
      createElement(DriverView, {
        car: COMPANY_CAR,
        years: driverYears(COMPANY_CAR, driverTerms),
        terms: driverTerms,
        rates,
        today: TODAY,
      }),
    );
  // Registered on 1 June 2026: 309 of 365 days of £10,850.
  assert.match(html(NO_DATED_TERMS), /for 2026-27 are for the whole tax year\..*at most 309 of the 365 days/);
  assert.match(html(NO_DATED_TERMS), /<strong>£9,185\.34<\/strong>/);
  const dated = html(terms({ availability: { from: '2026-06-01', until: null, absence: null } }));
  // 20% of £9,185.34, not a twelfth of it: the car is there for ten months.
  assert.match(dated, /BIK tax 2026-27 \(20%\)<.*?£1,837\.07<.*?309 of 365 days/s);
  assert.doesNotMatch(dated, /BIK tax per month/);
  assert.match(html(NO_DATED_TERMS), /BIK tax per month \(20%\)<.*?Tax year 2026-27</s);
  assert.match(dated, /2026-27 is a part year: from 1 Jun 2026, 309 of 365 days/);
  assert.doesNotMatch(dated, /whole tax year/);
  assert.match(dated, /taxable benefit £9,185\.34/);
});

test('a certificate that states one CO2 figure alone is compared by it: 131 against 128 g/km, 32% in 2026-27', () => {
  const configured = configuredEmissions({ co2Stated: 131 });
  const car: CompanyCarFigures = {
    ...COMPANY_CAR,
    p11d: { value: { ...PETROL, co2GramsPerKm: 128 } },
    emissions: { value: { auditId: '', build: configured, plain: configured } },
  };
  const rates = driverRates(false, taxYear(2027));
  const notes = serviceCheckNotes(car, driverYears(car, NO_DATED_TERMS), NO_DATED_TERMS, rates);
  const own = notes.find(({ title }) => title?.includes('own CO2'));
  assert.equal(own?.title, 'This build’s own CO2 is 131 g/km: another BIK band');
  assert.match(own.sentences.join(' '), /: 31% for 2026-27.* at this build’s 131 g\/km the BIK % for 2026-27 is 32%/);
  // Every figure of the page is of the certificate's CO2: 32% of £35,000, and the first-year rate of 131 to 150 g/km.
  const [year] = driverYears(car, NO_DATED_TERMS);
  assert.deepEqual([year?.shown?.percent, year?.shown?.benefitPence], [32, 1_120_000]);
  const { duty, isOwnCo2 } = lawFacts(car);
  const first = duty && firstYearDuty(duty);
  assert.deepEqual([isOwnCo2, first && 'pounds' in first && first.pounds], [true, 560]);
  const silent = { ...car, p11d: { value: { ...PETROL, co2GramsPerKm: null } } };
  const words = serviceCheckNotes(silent, driverYears(silent, NO_DATED_TERMS), NO_DATED_TERMS, rates)
    .flatMap(({ title, sentences }) => [title, ...sentences])
    .join(' ');
  assert.match(words, /The P11D service gives no CO2 figure: 31% .* at this build’s 131 g\/km the BIK %/);
  assert.doesNotMatch(words, /\b0 g\/km/, 'a figure that is missing is none of 0');
});

test('where no CO2 figure is known, the percentage by engine size is given for a certificate that has none', () => {
  const car: CompanyCarFigures = { ...COMPANY_CAR, p11d: { value: { ...PETROL, co2GramsPerKm: null } } };
  const rates = driverRates(false, taxYear(2027));
  const words = serviceCheckNotes(car, driverYears(car, NO_DATED_TERMS), NO_DATED_TERMS, rates)
    .flatMap(({ sentences }) => sentences)
    .join(' ');
  // 1,498 cc.
  assert.match(words, /If its certificate has none at all, 35% applies: .*1,401 to 2,000 cc.*ITEPA 2003 s\.140/);
});

test('the years begin with that of the driver’s first day, which the service does not give after three', () => {
  const registered = { ...COMPANY_CAR, build: { ...COMPANY_CAR.build, date: '2023-10-01' } };
  const years = [2024, 2025, 2026].map((ending) => ({ ...(PETROL.years[0] ?? assert.fail()), ending }));
  const car: CompanyCarFigures = { ...registered, p11d: { value: { ...PETROL, years } } };
  const names = (driverTerms: DatedTerms) => driverYears(car, driverTerms).map(({ year }) => year.name);
  const from = (day: string) => terms({ availability: { from: day, until: null, absence: null } });
  assert.deepEqual(names(NO_DATED_TERMS), ['2023-24', '2024-25', '2025-26']);
  assert.deepEqual(names(from('2025-06-01')), ['2025-26', '2026-27', '2027-28']);
  assert.deepEqual(names(from('2026-12-01')), ['2026-27', '2027-28', '2028-29']);
  // 1 December 2026 to 5 April 2027: 126 of 365 days of 31% of £35,000, by HMRC 480 appendix 2.
  const [now] = driverYears(car, from('2026-12-01'));
  assert.deepEqual([now?.shown?.percent, now?.shown?.benefitPence], [31, 374_548]);
  // What changes in April is of the same years, each whole: 31% of £35,000.
  const whole = driverYears(car, overWholeYears(car.build.date, from('2026-12-01')));
  assert.deepEqual(
    whole.slice(0, 2).map(({ year, shown }) => [year.name, shown?.benefitPence]),
    [
      ['2026-27', 1_085_000],
      ['2027-28', 1_085_000],
    ],
  );
  const later = laterYearsWords(driverYears(car, NO_DATED_TERMS), NO_DATED_TERMS, TODAY);
  assert.match(later ?? '', /For 2026-27, enter the driver’s first day/);
  assert.equal(laterYearsWords(driverYears(COMPANY_CAR, NO_DATED_TERMS), NO_DATED_TERMS, TODAY), null);
});
