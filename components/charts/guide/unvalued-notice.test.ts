import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unvaluedWords } from './unvalued-notice';

const apart = { hasPoints: true, points: null, nearest: null, ofDays: 97 };
for (const [unvalued, words] of [
  [
    { ...apart, days: 20, points: [10_000, 200_000] },
    'No value in 20 of the 97 months: the guide’s table then has values from 10,000 mi to 200,000 mi.',
  ],
  [{ ...apart, days: 97, points: [10_000, 200_000] }, 'The guide’s table has values from 10,000 mi to 200,000 mi.'],
  [{ ...apart, days: 20 }, 'No value in 20 of the 97 months: the guide’s table then has none at the month’s mileage.'],
  [{ ...apart, days: 97 }, 'The guide’s table has no value at the mileage of any month.'],
  [{ ...apart, days: 20, hasPoints: false }, 'The guide gives no value at any mileage in 20 of the 97 months.'],
  [{ ...apart, days: 97, hasPoints: false }, 'The guide gives no value at any mileage.'],
] as const)
  test(`${unvalued.days} months, points ${JSON.stringify(unvalued.points)}: ${words}`, () =>
    assert.equal(unvaluedWords(unvalued), words));
