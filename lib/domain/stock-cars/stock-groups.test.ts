/** Groups of the stock as charts draw them, worked out by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  averageAgeMonths,
  averageDays,
  groupCostWords,
  GROUPS_DRAWN,
  groupsDrawn,
  type StockGroup,
} from './stock-groups';

const group = (name: string, cars: number): StockGroup => ({
  name,
  cars,
  cleanPounds: 1_000 * cars,
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
