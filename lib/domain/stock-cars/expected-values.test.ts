/** Expected values read by hand from a small forecast, and every sentence about them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectedByMonth, expectedClean, forecastWords, leftOutWords, type ForecastCar } from './expected-values';

/** Clean at 10,000 and 20,000 miles in July to December 2026; October has no column at 20,000. */
const PLATE = {
  days: ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01'],
  mileages: [10_000, 20_000],
  clean: [
    [9_900, 8_900],
    [9_800, 8_800],
    [9_600, 8_600],
    [9_500, null],
    [9_400, 8_400],
    [9_000, 8_000],
  ],
};

for (const [name, mileage, milesPerMonth, edition, expected] of [
  // At a point of the forecast: July, September and December as listed.
  ['at one of its mileages', 10_000, 0, '2026-06-01', { 1: 9_900, 3: 9_600, 6: 9_000 }],
  // Half way between the points: (9,900 + 8,900) ÷ 2, (9,600 + 8,600) ÷ 2, (9,000 + 8,000) ÷ 2.
  ['between two mileages', 15_000, 0, '2026-06-01', { 1: 9_400, 3: 9_100, 6: 8_500 }],
  // 1,000 a month: 11,000 in July (a tenth of 1,000 off 9,900), 13,000 in September, 16,000 in December.
  ['at the mileage of each month', 10_000, 1_000, '2026-06-01', { 1: 9_800, 3: 9_300, 6: 8_400 }],
  // 19,000 + 1,000 is the last point; 22,000 and 25,000 lie outside.
  ['beyond its mileages', 19_000, 1_000, '2026-06-01', { 1: 8_900, 3: null, 6: null }],
  // From July: August, October (nothing at 15,000, for its only point is below), January is not in it.
  ['beyond its months', 15_000, 0, '2026-07-01', { 1: 9_300, 3: null, 6: null }],
] as const) {
  test(`expected Clean ${name}`, () => {
    const car = { mileage, mileageOn: '2026-06-12', milesPerMonth };
    assert.deepEqual(expectedClean(expectedByMonth(PLATE, car, edition)), expected);
  });
}

test('expected Clean is there for each month of the forecast, and for none after it', () => {
  const car = { mileage: 10_000, mileageOn: '2026-06-12', milesPerMonth: 0 };
  assert.deepEqual(expectedByMonth(PLATE, car, '2026-06-01'), [
    9_900,
    9_800,
    9_600,
    9_500,
    9_400,
    9_000,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

const NONE = { 1: null, 3: null, 6: null };
const CAR: ForecastCar = {
  identifier: 5,
  registered: '2021-03-01',
  mileage: 10_000,
  expected: { 1: 9_900, 3: null, 6: null },
  forecastEdition: '2026-06-01',
  forecastDay: '2026-06-01',
};
const NEEDS = 'No forecast is requested until the car has a guide ID, a date of first registration and a mileage.';

test('every combination of what is known of a car has its sentence', () => {
  for (const identifier of [null, 5])
    for (const registered of [null, '2021-03-01'])
      for (const mileage of [null, 10_000])
        for (const forecastEdition of [null, '2026-06-01'])
          for (const expected of [NONE, CAR.expected]) {
            const words = forecastWords({ ...CAR, identifier, registered, mileage, forecastEdition, expected });
            if (identifier === null || registered === null || mileage === null) assert.equal(words, NEEDS);
            else if (forecastEdition === null) assert.equal(words, 'The forecast for this car has not arrived yet.');
            else if (expected === NONE) assert.equal(words, 'The forecast gives no Clean value for this car.');
            else
              assert.equal(
                words,
                'By the short-term forecast of 1 Jun 2026, at the car’s mileage in each month. A forecast may be wrong.',
              );
          }
});

test('what is left out is named by its reason and count, in every combination', () => {
  const reasons = {
    unidentified: 'without a guide ID, a date of first registration or a mileage',
    withoutValue: 'without a Clean value in this edition',
    notForecast: 'whose forecast for this edition has not arrived yet',
    withoutForecast: 'for which the forecast does not give all three values',
  };
  for (let mask = 0; mask < 3 ** 4; mask++) {
    const count = (place: number) => Math.floor(mask / 3 ** place) % 3;
    const left = { unidentified: count(0), withoutValue: count(1), notForecast: count(2), withoutForecast: count(3) };
    const words = leftOutWords(left);
    if (mask === 0) assert.equal(words, 'No car in stock is left out.');
    else assert.match(words, /^Left out: .*\.$/);
    for (const [index, reason] of Object.values(reasons).entries()) {
      const cars = count(index);
      const named = words.includes(`${cars} ${cars === 1 ? 'car' : 'cars'} ${reason}`);
      assert.equal(named, cars > 0, `${reason} in ${words}`);
    }
  }
});
