/** Benefit, income tax and class 1A against published figures, each publisher with its own rounding. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carBenefit, dueOn, perMonth, type CarBenefitInput } from './car-benefit';
import { inForce } from './dated-law-values';
import { daysUnavailableText } from './days-unavailable';
import { CAR_FUEL_MULTIPLIER, CLASS_1A_RATE } from './tax-rates';
import { Random } from '@/lib/domain/options/testing/random-bundles.fixture';
import { shareOf } from './rounding';
import { APPENDIX_2 } from './law-sources';
import { taxYear } from './fiscal-years';

const HALF_UP = 'pounds, half up';
const DOWN = 'pounds, down';

const benefitOf = (pricePounds: number, percent: number, over: Partial<CarBenefitInput> = {}) =>
  carBenefit({
    year: taxYear(2027),
    listPricePence: pricePounds * 100,
    accessoriesPence: 0,
    percentage: { percent, reasons: [], source: APPENDIX_2 },
    ...over,
  });

/** Price, percentage → benefit, tax at 20% and 40%, pounds as printed (comparecontracthire.com, comcar.co.uk). */
const PUBLISHED: readonly (readonly [string, number, number, number, number, number])[] = [
  ['Kona N Line 2021-22', 23530, 31, 7294, 1459, 2918],
  ['Kona N Line 2022-23', 23530, 32, 7530, 1506, 3012],
  ['Kona fuel, multiplier 24,600 at 31%', 24600, 31, 7626, 1525, 3050],
  ['Kona fuel, multiplier 24,600 at 32%', 24600, 32, 7872, 1574, 3149],
  ['XCeed, first column', 23830, 34, 8102, 1620, 3241],
  ['XCeed, second column', 23830, 35, 8341, 1668, 3336],
];
for (const [name, price, percent, benefit, basic, higher] of PUBLISHED) {
  test(`${name}: benefit £${benefit}, tax £${basic} and £${higher}`, () => {
    const exact = benefitOf(price, percent).benefitPence;
    assert.equal(benefitOf(price, percent, { rounding: HALF_UP }).benefitPence, benefit * 100);
    assert.equal(dueOn(exact, 20, HALF_UP), basic * 100);
    assert.equal(dueOn(exact, 40, HALF_UP), higher * 100);
  });
}

test('three years of tax in the SEAT guide: £4,650 petrol and £4,800 diesel', () => {
  const total = (percents: readonly number[]) =>
    percents.reduce(
      (sum, percent) => sum + dueOn(benefitOf(25_000, percent, { rounding: HALF_UP }).benefitPence, 20),
      0,
    );
  assert.equal(total([30, 31, 32]), 465_000);
  assert.equal(total([31, 32, 33]), 480_000);
});

test('the Sportage of 36,015 at 30%: £180 and £360 a month', () => {
  const { benefitPence } = benefitOf(36_015, 30);
  assert.equal(Math.round(perMonth(dueOn(benefitPence, 20)) / 100), 180);
  assert.equal(Math.round(perMonth(dueOn(benefitPence, 40)) / 100), 360);
});

test('Fleet News drops the pence of benefit and class 1A: £3,499 and £3,425 over three years', () => {
  for (const [price, benefitPounds, perYear, total] of [
    [24_875, 8_208, [1235, 1132, 1132], 3_499],
    [24_350, 8_035, [1209, 1108, 1108], 3_425],
  ] as const) {
    const { benefitPence } = benefitOf(price, 33, { rounding: DOWN });
    assert.equal(benefitPence, benefitPounds * 100);
    // 15.05% was quoted for 2022-23 when these were printed.
    const years = [15.05, 13.8, 13.8].map((rate) => dueOn(benefitPence, rate, DOWN) / 100);
    assert.deepEqual(years, perYear);
    assert.equal(
      years.reduce((sum, year) => sum + year, 0),
      total,
    );
  }
});

/** Class 1A of whole years at 13.8%, rounded half up at the end (SEAT guide; businesscar.co.uk). */
const CLASS_1A_PRINTED: readonly (readonly [string, number, readonly number[], number])[] = [
  ['SEAT guide, petrol', 25_000, [29, 30, 30], 3_071],
  ['SEAT guide, diesel', 25_000, [27, 28, 28], 2_864],
  ['Polestar 2', 47_845, [1, 2, 2], 330],
];
for (const [name, price, percents, printed] of CLASS_1A_PRINTED) {
  test(`${name}: class 1A of three years is £${printed}`, () => {
    const pence = percents.reduce((sum, percent) => sum + dueOn(benefitOf(price, percent).benefitPence, 13.8), 0);
    assert.equal(Math.floor((pence + 50) / 100), printed);
  });
}

test('the manual’s car of £18,590 with £795 of extras and £450 towards them has an interim sum of £18,935', () => {
  // EIM24450.
  const { steps } = benefitOf(18_590, 20, { accessoriesPence: 79_500, contributionPence: 45_000 });
  assert.equal(steps[3]?.pence, 1_893_500);
});

test('the manual’s car of all eight steps: 12,000 at 20%, 117 days without it, £400 paid for private use, is £1,230', () => {
  // EIM25290; 6 April 2004 to 5 April 2005 has 365 days. It rounds the reduction up to £770.
  const { benefitPence, steps } = benefitOf(15_500, 20, {
    year: taxYear(2005),
    contributionPence: 350_000,
    daysUnavailable: 117,
    privateUsePence: 40_000,
  });
  assert.deepEqual([steps[3]?.pence, steps[5]?.pence], [1_200_000, 240_000]);
  assert.equal(Math.floor((steps[6]?.pence ?? 0) / 100), -770);
  assert.equal(Math.floor(benefitPence / 100), 1_230);
});

test('the manual’s car of £3,000 without use for 30 of 366 days is taxed on £2,754', () => {
  // EIM25150.
  const { benefitPence } = benefitOf(15_000, 20, { year: taxYear(2004), daysUnavailable: 30 });
  assert.equal(Math.round(benefitPence / 100), 2_754);
});

test('the steps add up to the benefit, whatever the driver pays, and say how much of it counts', () => {
  const random = new Random(144);
  let limited = 0;
  for (let round = 0; round < 300; round += 1) {
    const privateUsePence = random.choice([0, random.below(2_000_000)]);
    const { benefitPence, steps } = benefitOf(10_000 + random.below(50_000), random.below(38), {
      accessoriesPence: random.below(500_000),
      contributionPence: random.choice([0, random.below(800_000)]),
      daysUnavailable: random.choice([0, random.below(366)]),
      privateUsePence,
    });
    const pence = steps.map((step) => step.pence ?? 0);
    assert.equal((pence[0] ?? 0) + (pence[1] ?? 0) + (pence[2] ?? 0), pence[3]);
    assert.equal((pence[5] ?? 0) + (pence[6] ?? 0) + (pence[7] ?? 0), benefitPence);
    const isLimited = -(pence[7] ?? 0) < privateUsePence;
    limited += Number(isLimited);
    assert.equal(steps[7]?.words.includes('of which'), isLimited);
  }
  assert.ok(limited > 0);
});

test('of a driver’s contribution £5,000 count and no more', () => {
  assert.equal(benefitOf(30_000, 10, { contributionPence: 900_000 }).benefitPence, 250_000);
});

test('halves of a penny go to the even penny, as the service is recorded: 51,552.50 at 37% is 19,074.42', () => {
  assert.equal(benefitOf(51_552.5, 37).benefitPence, 1_907_442);
  assert.equal(shareOf(50, 5, 'pence, half to even'), 2);
  assert.equal(shareOf(70, 5, 'pence, half to even'), 4);
});

test('class 1A is 14.53% for 2022-23, 15% from 2025-26, and assumed beyond what is enacted', () => {
  const at = (ending: number) => inForce(CLASS_1A_RATE, taxYear(ending).from);
  assert.deepEqual(
    [2022, 2023, 2024, 2025, 2026, 2027].map((ending) => at(ending)?.value),
    [13.8, 14.53, 13.8, 13.8, 15, 15],
  );
  assert.deepEqual([at(2027)?.isAssumed, at(2028)?.isAssumed, at(2040)], [false, true, null]);
});

test('the car fuel multiplier is the published one, and beyond 2026-27 there is none', () => {
  const at = (ending: number) => inForce(CAR_FUEL_MULTIPLIER, taxYear(ending).from)?.value;
  assert.deepEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028].map(at), [
    24500,
    24600,
    25300,
    27800,
    27800,
    28200,
    29200,
    undefined,
  ]);
});

test('the days counted are given with those of the year', () => {
  assert.equal(daysUnavailableText(30, taxYear(2027)), '30 of 365 days.');
  assert.equal(daysUnavailableText(0, taxYear(2028)), '0 of 366 days.');
});
