/** Groups of the stock as charts draw them, worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  averageAgeMonths,
  averageDays,
  groupCostWords,
  GROUPS_DRAWN,
  groupCarsWords,
  groupCleanPounds,
  groupsDrawn,
  partialSumWords,
  type StockGroup,
} from './stock-groups';

const group = (name: string, cars: number): StockGroup => ({
  name,
  cars,
  cleanPounds: 1_000 * cars,
  withoutValue: 0,
  retailPounds: 1_200 * cars,
  costPounds: 900 * cars,
  withoutCost: 0,
  days: 30 * cars,
  agedCars: cars,
  ageDays: 731 * cars,
});

test('groups that have room are drawn as they are; beyond twenty the others are one, and no car is lost', () => {
  const few = Array.from({ length: GROUPS_DRAWN }, (_, index) => group(`Make ${index}`, 1));
  assert.deepEqual(groupsDrawn(few), few);
  const drawn = groupsDrawn([...few, group('Make 20', 2), group('Make 21', 3)]);
  assert.equal(drawn.length, GROUPS_DRAWN);
  assert.deepEqual(drawn.at(-1), { ...group('3 others', 6), name: '3 others' });
});

test('averages are of the cars that have the figure', () => {
  assert.equal(averageDays({ days: 100, cars: 3 }), 33);
  // Two years of 365.25 days, and a day of rounding.
  assert.equal(averageAgeMonths({ ageDays: 731 * 4, agedCars: 4 }), 24);
  assert.equal(averageAgeMonths({ ageDays: 0, agedCars: 0 }), null);
});

for (const [cars, costPounds, withoutCost, words] of [
  [2, 0, 2, 'no cost entered'],
  [2, 0, 0, 'cost £0'],
  [3, 17_000, 0, 'cost £17,000'],
  [3, 17_000, 1, 'cost £17,000 for 2'],
] as const)
  test(`${withoutCost} of ${cars} cars without a cost: ${words}`, () => {
    assert.equal(groupCostWords({ cars, costPounds, withoutCost }), words);
  });

test('cars without a value do not count as £0', () => {
  const cases = [
    [{ cars: 3, without: 0 }, '£9,000 Clean'],
    [{ cars: 3, without: 1 }, '£9,000 Clean for 2'],
    [{ cars: 3, without: 3 }, 'Clean not known'],
    [{ cars: 0, without: 0 }, '£9,000 Clean'],
  ] as const;
  for (const [cars, words] of cases) assert.equal(partialSumWords('Clean', 9_000, cars), words);
  assert.equal(groupCleanPounds({ ...group('Ford', 3), withoutValue: 3, cleanPounds: 0 }), null);
  assert.equal(groupCleanPounds({ ...group('Ford', 3), withoutValue: 1 }), 3_000);
  assert.equal(groupCarsWords({ cars: 3, withoutValue: 0 }), '3 cars');
  assert.equal(groupCarsWords({ cars: 3, withoutValue: 1 }), '3 cars, 1 without a value');
});
