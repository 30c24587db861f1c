import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unvaluedOn, valueAt, type Unvalued } from './value-grid';

const TODAY = '2026-11-01';
const DAYS = ['2026-11-01', '2026-12-01', '2027-01-01'];
const MILEAGES = [5_000, 10_000, 20_000];
/** From its third month on the guide begins at 10,000. */
const GRID = [
  [9_000, 8_500, 8_000],
  [8_900, 8_400, 7_900],
  [null, 8_300, 7_800],
];

const cases: [title: string, mileage: number, perMonth: number, Unvalued | null][] = [
  ['within the points nothing is missing', 12_000, 0, null],
  [
    'below all points nothing is known, and the least point is next',
    4_000,
    0,
    { days: 3, ofDays: 3, points: [5_000, 20_000], nearest: 5_000 },
  ],
  [
    'below the points of one month that month alone is missing',
    7_000,
    0,
    { days: 1, ofDays: 3, points: [10_000, 20_000], nearest: 5_000 },
  ],
  [
    'a car in use leaves the points above; from the last one it would find a value today',
    25_000,
    500,
    { days: 3, ofDays: 3, points: [5_000, 20_000], nearest: 20_000 },
  ],
];
for (const [title, mileage, perMonth, expected] of cases) {
  test(title, () => {
    assert.deepEqual(unvaluedOn(DAYS, MILEAGES, GRID, { mileage, perMonth, today: TODAY }), expected);
  });
}

test('where the guide has no value at any mileage there are no points and no nearest mileage', () => {
  const usage = { mileage: 10_000, perMonth: 0, today: TODAY };
  assert.deepEqual(unvaluedOn(['2026-11-01'], [10_000], [[null]], usage), {
    days: 1,
    ofDays: 1,
    points: null,
    nearest: null,
  });
});

for (const [low, high, mileage, pounds] of [
  // 5,950 − 150 × 25/50 = 5,875; 42,600 mi: 5,872; 44,900 mi: 5,803.
  [5_950, 5_800, 42_500, 5_875],
  [5_950, 5_800, 42_600, 5_875],
  [5_950, 5_800, 44_900, 5_800],
  // A service that prints whole pounds is not rounded further.
  [5_951, 5_800, 42_500, 5_876],
] as const)
  test(`between £${low} and £${high} a value is as exact as they are: £${pounds} at ${mileage} mi`, () =>
    assert.deepEqual(valueAt([40_000, 45_000], [low, high], mileage), { pounds, interpolated: true }));
