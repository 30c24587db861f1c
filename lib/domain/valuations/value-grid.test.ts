import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '@/lib/domain/options/testing/random-bundles.fixture';
import { mileageIn, unvaluedOn, valueAt, type Unvalued } from './value-grid';

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
    { days: 3, ofDays: 3, hasPoints: true, points: [5_000, 20_000], nearest: 5_000 },
  ],
  [
    'below the points of one month that month alone is missing',
    7_000,
    0,
    { days: 1, ofDays: 3, hasPoints: true, points: [10_000, 20_000], nearest: 5_000 },
  ],
  [
    'a car in use leaves the points above; from the last one it would find a value today',
    25_000,
    500,
    { days: 3, ofDays: 3, hasPoints: true, points: [5_000, 20_000], nearest: 20_000 },
  ],
  [
    'a car that is below the points of a later month, where those of an earlier one were, is between none',
    4_500,
    1_500,
    { days: 2, ofDays: 3, hasPoints: true, points: null, nearest: 5_000 },
  ],
];
for (const [title, mileage, perMonth, expected] of cases) {
  test(title, () => {
    assert.deepEqual(unvaluedOn(DAYS, MILEAGES, GRID, { mileage, perMonth, today: TODAY }), expected);
  });
}

test('no month without a value has its mileage within the points stated for it, whatever the table and the use', () => {
  const random = new Random(11);
  const months = Array.from({ length: 8 }, (_, at) => `2026-${String(at + 4).padStart(2, '0')}-01`);
  const mileages = [5_000, 10_000, 20_000, 40_000, 80_000];
  const seen = { stated: 0, apart: 0 };
  for (let round = 0; round < 2_000; round += 1) {
    const grid = months.map(() => {
      const [first, last] = [random.below(3), random.chance(0.05) ? 0 : 3 + random.below(3)];
      return mileages.map((_, at) => (first <= at && at < last ? 1_000 : null));
    });
    const usage = { mileage: 1_000 * random.below(90), perMonth: 1_000 * random.below(6), today: TODAY };
    const unvalued = unvaluedOn(months, mileages, grid, usage);
    if (unvalued === null) continue;
    const missed = months.filter((day, at) => valueAt(mileages, grid[at] ?? [], mileageIn(day, usage)).pounds === null);
    assert.equal(unvalued.days, missed.length);
    if (unvalued.points === null) {
      seen.apart += 1;
      continue;
    }
    seen.stated += 1;
    const [least, most] = unvalued.points;
    for (const day of missed) {
      const driven = mileageIn(day, usage);
      assert.ok(driven < least || driven > most, `${driven} mi, ${least} to ${most}`);
      assert.ok(
        grid[months.indexOf(day)]?.some((pounds) => pounds !== null),
        day,
      );
    }
  }
  assert.ok(seen.stated > 100 && seen.apart > 100, JSON.stringify(seen));
});

test('where the guide has no value at any mileage there are no points and no nearest mileage', () => {
  const usage = { mileage: 10_000, perMonth: 0, today: TODAY };
  assert.deepEqual(unvaluedOn(['2026-11-01'], [10_000], [[null]], usage), {
    days: 1,
    ofDays: 1,
    hasPoints: false,
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
