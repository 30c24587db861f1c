/** Benefit, income tax and National Insurance against published figures, each publisher with its own rounding. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  carBenefitPence,
  carFuelMultiplier,
  priceLimit,
  rounded,
  taxPence,
  vanBenefit,
  vanFuelBenefit,
} from './benefits';
import { inForce, OutsideTable, type LegislationTable } from './dated';
import { classOneACost, classOneARate, costAtRate } from './national-insurance';
import { taxYear, taxYearOn, dutyYearOn } from './years';

const HALF_UP = 'pounds, half up';
const DOWN = 'pounds, down';

// Price, percentage → benefit, tax at 20 and at 40 per cent, whole pounds as printed (comparecontracthire.com,
// comcar.co.uk).
const published: readonly (readonly [string, number, number, number, number, number])[] = [
  ['Kona N Line 2021-22', 23530, 31, 7294, 1459, 2918],
  ['Kona N Line 2022-23', 23530, 32, 7530, 1506, 3012],
  ['Kona fuel, multiplier 24,600, 31 %', 24600, 31, 7626, 1525, 3050],
  ['Kona fuel, multiplier 24,600, 32 %', 24600, 32, 7872, 1574, 3149],
  ['XCeed, first column', 23830, 34, 8102, 1620, 3241],
  ['XCeed, second column', 23830, 35, 8341, 1668, 3336],
];
for (const [name, price, percent, benefit, basic, higher] of published) {
  test(`${name}: benefit £${benefit}, tax £${basic} and £${higher}`, () => {
    const exact = carBenefitPence(price * 100, percent, 'pence, half to even');
    assert.equal(rounded(exact * 100, HALF_UP), benefit * 100);
    assert.equal(taxPence(exact, 20, HALF_UP), basic * 100);
    assert.equal(taxPence(exact, 40, HALF_UP), higher * 100);
  });
}

test('three years of tax in the SEAT guide: £4,650 petrol, £4,800 diesel', () => {
  const total = (percents: number[]): number =>
    percents.reduce((sum, percent) => sum + taxPence(carBenefitPence(2_500_000, percent, HALF_UP), 20, HALF_UP), 0);
  assert.equal(total([30, 31, 32]), 465_000);
  assert.equal(total([31, 32, 33]), 480_000);
});

test('Sportage 36,015 at 30 %: £180 and £360 a month', () => {
  const benefit = carBenefitPence(3_601_500, 30, DOWN);
  assert.equal(Math.round(taxPence(benefit, 20, 'pence, half to even') / 1200), 180);
  assert.equal(Math.round(taxPence(benefit, 40, 'pence, half to even') / 1200), 360);
});

test('halves of a penny go to the even penny, as recorded: 51,552.50 at 37 % is 19,074.42', () => {
  assert.equal(carBenefitPence(5_155_250, 37, 'pence, half to even'), 1_907_442);
  assert.equal(rounded(150, 'pence, half to even'), 2);
  assert.equal(rounded(250, 'pence, half to even'), 2);
  assert.equal(rounded(251, 'pence, half to even'), 3);
});

test('Fleet News rounds every step of class 1A down: 3,499 and 3,425 over three years', () => {
  for (const [price, benefitPounds, perYear, total] of [
    [24875, 8208, [1235, 1132, 1132], 3499],
    [24350, 8035, [1209, 1108, 1108], 3425],
  ] as const) {
    const benefit = carBenefitPence(price * 100, 33, DOWN);
    assert.equal(benefit, benefitPounds * 100);
    // 15.05 was quoted for 2022-23 until November 2022.
    const years = [15.05, 13.8, 13.8].map((rate) => costAtRate(benefit, rate, DOWN) / 100);
    assert.deepEqual(years, perYear);
    assert.equal(
      years.reduce((sum, year) => sum + year, 0),
      total,
    );
  }
});

const threeYears = (pricePounds: number, percents: readonly number[]): number =>
  percents.reduce((sum, percent) => sum + (pricePounds * percent * 13.8) / 10000, 0);
for (const [name, price, percents, published] of [
  ['SEAT guide, petrol', 25000, [29, 30, 30], 3070.5],
  ['SEAT guide, diesel', 25000, [27, 28, 28], 2863.5],
  ['Polestar 2', 47845, [1, 2, 2], 330.13],
] as const) {
  test(`class 1A of the ${name} over three years is £${published}`, () => {
    const exact = percents.map((percent, index) => {
      const benefit = carBenefitPence(price * 100, percent, 'pence, half to even');
      const year = taxYear([2022, 2024, 2025][index] ?? 2022);
      return classOneACost(benefit, year, 'pence, half to even').value / 100;
    });
    const total = exact.reduce((sum, part) => sum + part, 0);
    assert.ok(Math.abs(total - published) < 0.011, String(total));
    assert.ok(Math.abs(threeYears(price, percents) - published) < 0.005);
  });
}

// NIM15021, by the year in which the tax year ends.
const rates: readonly (readonly [number, number])[] = [
  [1992, 10.4],
  [1994, 10.4],
  [1995, 10.2],
  [1997, 10.2],
  [1998, 10],
  [2000, 12.2],
  [2002, 11.9],
  [2003, 11.8],
  [2004, 12.8],
  [2011, 12.8],
  [2012, 13.8],
  [2022, 13.8],
  [2023, 14.53],
  [2024, 13.8],
  [2025, 13.8],
  [2026, 15],
  [2027, 15],
];
test('class 1A rates are those of the manual, and later ones are marked as assumed', () => {
  for (const [ending, percent] of rates) {
    const row = inForce(classOneARate, taxYear(ending).from);
    assert.equal(row.value, percent, String(ending));
    assert.equal(row.assumed, undefined);
  }
  assert.equal(inForce(classOneARate, taxYear(2028).from).assumed, true);
  const { steps } = classOneACost(100_000, taxYear(2028), 'pence, half to even');
  assert.match(steps[0]?.source ?? '', /assumed unchanged/);
  assert.throws(() => inForce(classOneARate, '1991-04-05'), OutsideTable);
});

const yearly: readonly (readonly [string, LegislationTable<number>, readonly number[]])[] = [
  ['car fuel multiplier', carFuelMultiplier, [22600, 23400, 24100, 24500, 24600, 25300, 27800, 27800, 28200, 29200]],
  ['van benefit', vanBenefit, [3230, 3350, 3430, 3490, 3500, 3600, 3960, 3960, 4020, 4170]],
  ['van fuel benefit', vanFuelBenefit, [610, 633, 655, 666, 669, 688, 757, 757, 769, 798]],
];
for (const [name, table, amounts] of yearly) {
  test(`the ${name} of 2017-18 to 2026-27 is that of the orders, and another year has no answer`, () => {
    amounts.forEach((amount, index) => assert.equal(inForce(table, taxYear(2018 + index).from).value, amount));
    assert.throws(() => inForce(table, '2027-04-06'), OutsideTable);
    assert.throws(() => inForce(table, '2017-04-05'), OutsideTable);
  });
}

test('the price limit ends with 2010-11', () => {
  assert.equal(inForce(priceLimit, '2011-04-05').value, 80000);
  assert.throws(() => inForce(priceLimit, '2011-04-06'), OutsideTable);
});

test('a tax year begins on 6 April, a duty year on 1 April', () => {
  for (const [day, tax, duty] of [
    ['2026-03-31', '2025-26', '2025-26'],
    ['2026-04-01', '2025-26', '2026-27'],
    ['2026-04-05', '2025-26', '2026-27'],
    ['2026-04-06', '2026-27', '2026-27'],
    ['2000-01-01', '1999-00', '1999-00'],
  ] as const) {
    assert.equal(taxYearOn(day).name, tax, day);
    assert.equal(dutyYearOn(day).name, duty, day);
  }
});
