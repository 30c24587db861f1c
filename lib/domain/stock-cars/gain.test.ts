import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nonePastWords, pastWords } from './gain';

test('each case of a car with Clean below cost has its sentence', () => {
  const car = { pounds: 400, cleanPounds: 9_000 };
  for (const [expected1Pounds, words] of [
    [null, 'Clean is £400 below cost; there is no forecast of it'],
    [8_800, 'Clean is £400 below cost, and expected to lose £200 more in a month'],
    [9_000, 'Clean is £400 below cost, and expected to stay so for a month'],
    [9_150, 'Clean is £400 below cost, and expected to gain £150 in a month'],
  ] as const)
    assert.equal(pastWords({ ...car, expected1Pounds }), words);
  assert.match(pastWords({ pounds: 1, cleanPounds: null, expected1Pounds: 5 }), /no forecast/);
});

test('that Clean covers the cost is claimed only of cars with a cost and a value', () => {
  for (const [withoutCost, withoutValue, words] of [
    [3, 0, 'No car has a cost yet. Enter costs to see where Clean is below cost.'],
    [1, 3, 'No car has a guide value yet.'],
    [1, 1, 'Clean covers cost with preparation for every car that has both.'],
  ] as const)
    assert.equal(nonePastWords({ cars: 3, withoutCost, withoutValue }), words);
});
