/** Days with and without the vehicle, and double cabs, against the second reading of the law. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { computeYear } from '@/lib/domain/tax/company-car/computed-years';
import { NO_DATED_TERMS, termsIn } from '@/lib/domain/tax/company-car/dated-terms';
import { doubleCabTreatment } from '@/lib/domain/tax/company-car/double-cab-rule';
import { daysUnavailableIn } from '@/lib/domain/tax/days-unavailable';
import { taxYear } from '@/lib/domain/tax/fiscal-years';
import {
  dayAfter,
  daysFrom,
  isDoubleCabCar,
  unavailableDays,
  type StatuteAvailability,
} from './availability-statute.fixture';
import { statuteBenefit, statutePercentage } from './car-statute.fixture';
import { drawnCar, drawsFrom, oneOf, productCar, TAX_YEARS } from './cases.fixture';

/** Held from and until any days of three years, away for any number of days around the 30 of the law. */
function drawnAvailability(draw: () => number, year: number): StatuteAvailability {
  const from = dayAfter(`${year - 1}-04-06`, Math.floor(draw() * 800));
  const until = dayAfter(from, 60 + Math.floor(draw() * 900));
  const away = dayAfter(from, 1 + Math.floor(draw() * 400));
  const back = dayAfter(away, oneOf(draw, [0, 28, 29, 30, 45, 200]));
  return {
    from: draw() < 0.3 ? null : from,
    until: draw() < 0.3 ? null : until,
    absence: draw() < 0.4 || back >= until ? null : { from: away, to: back },
  };
}

const draw = drawsFrom(143);
const DRAWN = Array.from({ length: 1_000 }, () => {
  const year = oneOf(draw, TAX_YEARS);
  return { year, availability: drawnAvailability(draw, year) };
});

test('the days without the car are those of the law, before, between and after', () => {
  for (const { year, availability } of DRAWN) {
    const words = `${year}, ${JSON.stringify(availability)}`;
    assert.equal(daysUnavailableIn(taxYear(year + 1), availability), unavailableDays(year, availability), words);
  }
});

test('29 days in a row reduce nothing and 30 do, also across the 5th of April', () => {
  const away = (days: number, from: string): StatuteAvailability => ({
    from: null,
    until: null,
    absence: { from, to: dayAfter(from, days - 1) },
  });
  for (const [availability, days] of [
    [away(29, '2026-08-01'), 0],
    [away(30, '2026-08-01'), 30],
    [away(30, '2026-03-27'), 20],
    [away(29, '2026-03-27'), 0],
  ] as const) {
    assert.deepEqual(
      [unavailableDays(2026, availability), daysUnavailableIn(taxYear(2027), availability)],
      [days, days],
    );
  }
});

test('the benefit of a year in part is the law’s, from the day the car comes to the day it goes', () => {
  for (const { year, availability } of DRAWN) {
    const car = drawnCar(draw, year);
    const price = { listPence: 2_000_000 + Math.floor(draw() * 5_000_000), optionsPence: 0 };
    const terms = termsIn(taxYear(year + 1), { ...NO_DATED_TERMS, availability });
    const product = computeYear(productCar(car), price, year + 1, terms);
    const statute = statuteBenefit(
      {
        listPricePence: price.listPence,
        accessoriesPence: 0,
        contributionPence: 0,
        privateUsePence: 0,
        daysUnavailable: unavailableDays(year, availability),
        givenUpPence: null,
        percentage: statutePercentage(car, year),
        co2: car.co2,
      },
      year,
    );
    const pence = 'benefit' in product ? product.benefit.benefitPence : NaN;
    assert.ok(Math.abs(pence - statute) <= 1, `${year}, ${JSON.stringify({ car, price, availability })}`);
  }
});

test('a double cab is a van or a car in each tax year as the law has it, by the day of its order', () => {
  for (let year = 2020; year <= 2030; year++) {
    for (const ordered of ['2019-01-01', '2024-06-01', '2025-04-05', '2025-04-06', '2026-11-23', '2029-04-06']) {
      const days = daysFrom(`${year}-04-06`, `${year + 1}-04-05`);
      const isCar = days.every((day) => isDoubleCabCar(ordered, day));
      assert.equal(
        days.some((day) => isDoubleCabCar(ordered, day)),
        isCar,
        'no year has both treatments',
      );
      const treatment = doubleCabTreatment(taxYear(year + 1), ordered);
      assert.equal(treatment, isCar ? 'car' : 'van', `${year}, ordered ${ordered}`);
    }
  }
});
