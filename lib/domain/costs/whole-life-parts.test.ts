/** How a whole life cost adds up, against the recorded answer and published running costs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WholeLifeCosts } from './whole-life-costs';
import type { Legislation } from '@/lib/domain/tax/legislation';
import { LEGISLATION_ITEMS } from '@/lib/domain/tax/legislation-items';
import { ALWAYS_AVAILABLE, type Availability } from '@/lib/domain/tax/days-unavailable';
import { roundedTerm, termsAtPace } from '@/lib/domain/costs/term';
import { costedTerms, costParts, perMile, runningPencePerMile } from './whole-life-parts';

const NOTHING = Object.fromEntries(LEGISLATION_ITEMS.map(({ item }) => [item, null])) as Legislation; // every item exists
const life = (
  termMonths: number,
  miles: number,
  figures: Partial<Legislation>,
  begins = '2026-04-06',
): WholeLifeCosts => ({
  requested: { termMonths, miles },
  used: { termMonths, miles },
  begins,
  requestedEdition: '2026-06-01',
  legislation: { value: { ...NOTHING, ...figures } },
  leftOut: [],
  maintenancePence: { value: 0 },
  maintenancePencePerMile: { value: 0 },
  futureValuePence: { value: 0 },
});

/** Depreciation, fuel, SMR over 60,000 miles and pence per mile as printed (Fleet News, BusinessCar). */
const PUBLISHED: readonly (readonly [string, number, number, number, number])[] = [
  ['EcoSport 125 Active X Pack', 16_130, 8_950, 2_058, 45.23],
  ['EcoSport 140 ST-Line', 15_680, 8_793, 2_017, 44.15],
  ['Polestar 2', 26_653, 2_464, 2_925, 53.4],
  // Printed as 40.27, 17.05 and 6.5 pence per mile.
  ['Giulia 2.0 Sprint', 24_162, 10_230, 3_900, 63.83],
  ['Tucson 1.6h Premium', 20_365, 7_910, 2_379, 51.09],
];
for (const [name, depreciation, fuel, maintenance, printed] of PUBLISHED) {
  test(`${name}: ${printed}p per mile of depreciation, fuel and maintenance`, () => {
    const found = runningPencePerMile(life(36, 60_000, { depreciation, fuel, maintenance }));
    assert.ok(Math.abs((found ?? 0) - printed) <= 0.02, String(found));
  });
}

test('vehicle tax is the first year and the later rate by the month, class 1A each tax year by its days', () => {
  const parts = costParts(
    life(42, 60_000, {
      dutyFirst: 455,
      dutyLater: 200,
      classOneA1Cost: 1200,
      classOneA2Cost: 1300,
      classOneA3Cost: 1400,
      classOneA4Cost: 1500,
      classOneA5Cost: 1600,
    }),
  );
  const penceOf = (key: string) => parts.find((part) => part.key === key)?.pence;
  assert.equal(penceOf('duty'), (455 + 2.5 * 200) * 100);
  // 6 April to 5 October 2029 are 183 of 365 days: £1,500 × 183 ÷ 365 = £752.05.
  assert.equal(penceOf('classOneA'), (1200 + 1300 + 1400) * 100 + 75_205);
});

test('first-year vehicle tax as we calculate it takes the place of the service’s; where it is not known, vehicle tax is missing', () => {
  const dutyOf = (pounds: number | null) =>
    costParts(life(42, 60_000, { dutyFirst: 195, dutyLater: 200 }), undefined, {
      classOneA: null,
      dutyFirst: { pounds },
      laterLicences: null,
    }).find(({ key }) => key === 'duty')?.pence;
  // £1,410 and two and a half years at £200.
  assert.equal(dutyOf(1_410), 191_000);
  assert.equal(dutyOf(null), undefined);
});

/** 36 months from 23 November 2026: 134 days of 2026-27, two years, and 231 days of 2029-30, at 15% of each benefit. */
const CLASS_1A: readonly (readonly [string, pounds: readonly number[], pence: number])[] = [
  ['an electric car of £50,000 (4, 5, 7, 9%)', [300, 375, 525, 675], 143_733],
  ['a plug-in hybrid of £48,000 (10, 11, 18, 19%)', [720, 792, 1_296, 1_368], 321_810],
  ['a petrol car of £32,000 (31, 31, 32, 33%)', [1_488, 1_488, 1_536, 1_584], 457_276],
];
for (const [title, [one = 0, two = 0, three = 0, four = 0], pence] of CLASS_1A) {
  test(`class 1A over five Aprils: ${title}`, () => {
    const costs = { classOneA1Cost: one, classOneA2Cost: two, classOneA3Cost: three, classOneA4Cost: four };
    const parts = costParts(life(36, 60_000, costs, '2026-11-23'));
    assert.equal(parts.find(({ key }) => key === 'classOneA')?.pence, pence);
  });
}

/** The same petrol car, registered on 1 October 2026 and driven from later; 15% of each year's benefit by its days. */
const DRIVEN: readonly (readonly [string, Partial<Availability>, pence: number])[] = [
  // 134 of 365 days, two years, 231 of 365 days: as if registered on the day it comes.
  ['from the day it comes', { from: '2026-11-23' }, 457_276],
  // In the second tax year: 265 of 366 days of 2027-28, all of 2028-29 and 2029-30, 101 of 365 days of 2030-31 as 2029-30.
  ['from a later tax year', { from: '2027-07-16' }, 463_569],
  // 187 days of 2026-27 and 86 of 2027-28.
  ['to the day it goes', { until: '2027-06-30' }, 111_198],
  // 30 days without it in 2026-27: 157 + 86.
  ['without 30 days in a row', { until: '2027-06-30', absence: { from: '2026-11-01', to: '2026-11-30' } }, 98_968],
];
for (const [title, days, pence] of DRIVEN) {
  test(`class 1A counts the days with the car, ${title}`, () => {
    const costs = { classOneA1Cost: 1_488, classOneA2Cost: 1_488, classOneA3Cost: 1_536, classOneA4Cost: 1_584 };
    const availability = { ...ALWAYS_AVAILABLE, ...days };
    const parts = costParts(life(36, 60_000, costs, '2026-10-01'), availability);
    assert.equal(parts.find(({ key }) => key === 'classOneA')?.pence, pence);
  });
}

test('a last tax year in part that the service does not give is charged as the one before it, and a whole one is missing', () => {
  const costs = { classOneA1Cost: 365, classOneA2Cost: 366, classOneA3Cost: 365 };
  const classOneA = (months: number) =>
    costParts(life(months, 60_000, costs, '2026-11-23')).find(({ key }) => key === 'classOneA')?.pence;
  // 134 + 366 + 365 + 231 days at £1 a day; the fourth is of 365 days.
  assert.equal(classOneA(36), 109_600);
  assert.equal(classOneA(48), undefined);
});

test('a part that the service does not give is left out, never 0; one it writes as a loss is a cost', () => {
  const parts = costParts(life(12, 10_000, { depreciation: -18_000 }));
  assert.deepEqual(
    parts.map(({ key, pence }) => [key, pence]),
    [['depreciation', 1_800_000]],
  );
  assert.equal(runningPencePerMile(life(12, 10_000, { depreciation: 1 })), null);
  assert.equal(perMile(100, 0), null);
});

const ROUNDED: readonly (readonly [number, number, number, number])[] = [
  [37, 43_000, 36, 40_000],
  [39, 45_000, 42, 50_000],
  [36, 44_999, 36, 40_000],
  [12, 4_999, 12, 0],
];
for (const [term, miles, usedTerm, usedMiles] of ROUNDED) {
  test(`${term} months and ${miles} miles are rounded to ${usedTerm} and ${usedMiles}`, () => {
    assert.deepEqual(roundedTerm({ termMonths: term, miles }), { termMonths: usedTerm, miles: usedMiles });
  });
}

test('every term of the service has the chosen pace, each mileage rounded to 10,000', () => {
  assert.deepEqual(
    termsAtPace({ termMonths: 36, miles: 60_000 }).map(({ termMonths, miles }) => [termMonths, miles / 1000]),
    [12, 18, 24, 30, 36, 42, 48, 54, 60].map((months, index) => [months, 20 + index * 10]),
  );
  // 37 months and 43,000 miles are rounded to 36 and 40,000: that term is in the list as it is.
  assert.deepEqual(
    termsAtPace({ termMonths: 37, miles: 43_000 }).map(({ miles }) => miles / 1000),
    [10, 20, 30, 30, 40, 50, 50, 60, 70],
  );
});

test('the term with the lowest cost per mile is one whose parts are all known', () => {
  const all = { depreciation: 9_000, fuel: 3_000, maintenance: 600, dutyFirst: 400, dutyLater: 200 };
  const classOneA = { classOneA1Cost: 1_000, classOneA2Cost: 1_000, classOneA3Cost: 1_000 };
  const term = (termMonths: number, miles: number, figures: Partial<Legislation>) => life(termMonths, miles, figures);
  const terms = costedTerms({
    begins: '2026-04-06',
    used: { termMonths: 24, miles: 20_000 },
    // 12 months: 140p per mile; 24: 74p; 36 would be less but has no fuel.
    terms: [
      term(12, 10_000, { ...all, ...classOneA }),
      term(24, 20_000, { ...all, ...classOneA }),
      term(36, 30_000, { ...all, ...classOneA, fuel: null }),
    ],
  });
  assert.deepEqual(
    terms.map(({ totalPence, isChosen }) => [totalPence, isChosen]),
    [
      [1_400_000, false],
      [1_520_000, true],
      [null, false],
    ],
  );
});

test('class 1A of whole years that is given takes the place of the service’s, by the days of each year', () => {
  const costs = { classOneA1Cost: 1_000, classOneA2Cost: 1_000 };
  const pence = (given: readonly (number | null)[] | null) =>
    costParts(life(12, 10_000, costs, '2026-10-06'), undefined, {
      classOneA: given && { yearlyPence: given, grounds: ['payments'] },
      dutyFirst: null,
      laterLicences: null,
    }).find(({ key }) => key === 'classOneA')?.pence;
  // 6 October 2026 to 5 October 2027: 182 and 183 days, of 365 and 366.
  assert.equal(pence(null), Math.round(100_000 * (182 / 365) + 100_000 * (183 / 366)));
  assert.equal(pence([360_000, 360_000]), Math.round(360_000 * (182 / 365) + 360_000 * (183 / 366)));
  assert.equal(pence([null, 360_000]), undefined);
});
