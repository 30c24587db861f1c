import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isValueAwaited, missingFactsWords } from './awaited-value';
import { STOCK_CAR_STATUSES } from './stock-car-state';

const NEW = {
  status: 'for_sale',
  identifier: 57_292,
  registered: '2021-03-04',
  mileage: 46_000,
  edition: null,
} as const;

const cases: [string, object, boolean, string | null][] = [
  ['a car just added', {}, true, null],
  ['a valued car', { edition: '2026-11-01' }, false, null],
  ['a car that is not identified', { identifier: null }, false, null],
  ['a car without a mileage', { mileage: null }, false, 'To have it valued, enter its mileage.'],
  [
    'a car without both',
    { mileage: null, registered: null },
    false,
    'To have it valued, enter its date of first registration and mileage.',
  ],
];
for (const [name, changed, isAwaited, words] of cases)
  test(`${name}: its first value is ${isAwaited ? '' : 'not '}awaited`, () => {
    const car = { ...NEW, ...changed };
    assert.deepEqual([isValueAwaited(car), missingFactsWords(car)], [isAwaited, words]);
  });

test('a car that was removed from stock is not valued', () => {
  const awaited = STOCK_CAR_STATUSES.filter((status) => isValueAwaited({ ...NEW, status }));
  assert.deepEqual(awaited, ['coming', 'preparation', 'for_sale', 'reserved', 'sold']);
});
