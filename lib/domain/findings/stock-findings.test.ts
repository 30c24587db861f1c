/** The titles of the charts of the stock in groups: none, one and several, equal, without a value, without an age. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupAgeFinding, groupDaysFinding, groupValueFinding } from './stock-findings';

test('the group with most of the value, of the value of all', () => {
  const group = (name: string, cleanPounds: number) => ({ name, cleanPounds });
  const cases: readonly [ReturnType<typeof group>[], string | null][] = [
    [[], null],
    [[group('Audi', 0)], 'Value at Clean not known'],
    [[group('Audi', 0), group('BMW', 0)], 'Value at Clean not known'],
    [[group('Audi', 42_300)], '£42,300 at Clean'],
    [[group('Audi', 30_000), group('BMW', 10_000)], 'Most value: Audi, £30,000 of £40,000 at Clean, 75%'],
    [[group('Audi', 10_000), group('No site', 20_000)], 'Most value: No site, £20,000 of £30,000 at Clean, 67%'],
    [[group('Audi', 30_000), group('BMW', 0)], 'Most value: Audi, £30,000 of £30,000 at Clean, 100%'],
    [
      [group('Audi', 10_000), group('BMW', 10_000), group('Kia', 5_000)],
      'Most value: Audi and BMW, £10,000 each of £25,000 at Clean',
    ],
    [
      [group('Audi', 1_000), group('BMW', 1_000), group('Kia', 1_000), group('MG', 1_000)],
      'Most value: 4 groups, £1,000 each of £4,000 at Clean',
    ],
  ];
  for (const [groups, title] of cases) assert.equal(groupValueFinding(groups), title);
});

test('the group that has stood longest, beside all cars', () => {
  const group = (name: string, cars: number, days: number) => ({ name, cars, days });
  const cases: readonly [ReturnType<typeof group>[], string | null][] = [
    [[], null],
    [[group('Audi', 2, 84)], '42 days on average'],
    [[group('Audi', 1, 1)], '1 day on average'],
    [[group('Audi', 2, 84), group('BMW', 1, 6)], 'Longest in stock: Audi, 42 days on average; all cars 30 days'],
    [
      [group('Audi', 1, 40), group('BMW', 1, 40), group('Kia', 2, 0)],
      'Longest in stock: Audi and BMW, 40 days on average; all cars 20 days',
    ],
    [[group('Audi', 2, 84), group('BMW', 1, 42)], '42 days on average in every group'],
    [[group('Audi', 2, 0), group('BMW', 1, 0)], '0 days on average in every group'],
  ];
  for (const [groups, title] of cases) assert.equal(groupDaysFinding(groups), title);
});

test('the oldest group, of those with a date of first registration', () => {
  // 1,461 days are 48 months.
  const group = (name: string, cars: number, agedCars: number, ageDays: number) => ({ name, cars, agedCars, ageDays });
  const cases: readonly [ReturnType<typeof group>[], string | null][] = [
    [[], null],
    [[group('Audi', 1, 0, 0)], null],
    [[group('Audi', 1, 0, 0), group('BMW', 2, 0, 0)], null],
    [[group('Audi', 1, 1, 1_461)], '48 months on average'],
    [[group('Audi', 2, 1, 1_461)], '48 months on average where the age is known'],
    [[group('Audi', 1, 1, 1_461), group('BMW', 1, 0, 0)], '48 months on average where the age is known'],
    [[group('Audi', 1, 1, 2_922), group('BMW', 3, 3, 1_461)], 'Oldest: Audi, 96 months on average; all cars 36 months'],
    [
      [group('Audi', 1, 1, 2_922), group('BMW', 3, 3, 1_461), group('Kia', 1, 0, 0)],
      'Oldest where the age is known: Audi, 96 months on average; all of these 36 months',
    ],
    [[group('Audi', 2, 2, 2_922), group('BMW', 1, 1, 1_461)], '48 months on average in every group'],
    [
      [group('Audi', 3, 2, 2_922), group('BMW', 1, 1, 1_461)],
      '48 months on average in every group where the age is known',
    ],
  ];
  for (const [groups, title] of cases) assert.equal(groupAgeFinding(groups), title);
});
