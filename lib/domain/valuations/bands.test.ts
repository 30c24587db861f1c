import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasNoValue, mileageChangeWords, valuedWords } from './bands';

for (const [vehicles, withoutValue, words] of [
  [11, 0, '11 vehicles'],
  [1, 0, '1 vehicle'],
  [11, 1, '10 of 11 valued'],
  [1, 1, '0 of 1 valued'],
  [2_400, 1_200, '1,200 of 2,400 valued'],
] as const)
  test(`${vehicles} vehicles, ${withoutValue} without a value: ${words}`, () =>
    assert.equal(valuedWords({ vehicles, withoutValue }), words));

test('a vehicle has no value only where both are missing', () => {
  for (const retailPounds of [null, 0, 4_000])
    for (const cleanPounds of [null, 0, 3_000])
      assert.equal(hasNoValue({ retailPounds, cleanPounds }), retailPounds === null && cleanPounds === null);
});

for (const [mileage, mileageBefore, words] of [
  [33_000, 30_000, 'valued before at 30,000 mi'],
  [30_000, 33_000, 'valued before at 33,000 mi'],
  [30_000, 30_000, null],
  [30_000, null, null],
  [null, 30_000, null],
] as const)
  test(`a change of Clean at ${mileage} miles from ${mileageBefore}: ${words}`, () =>
    assert.equal(mileageChangeWords({ latest: { mileage }, mileageBefore }), words));
