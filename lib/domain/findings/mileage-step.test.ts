import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mileagesCompared, mileageStep, mileageStepWords } from './mileage-step';

test('the values compared are those of the next thousands, from the vehicle’s own', () => {
  assert.deepEqual(mileagesCompared(62_300), [62_000, 63_000, 64_000, 65_000]);
  assert.deepEqual(mileagesCompared(62_500), [63_000, 64_000, 65_000, 66_000]);
});

for (const [values, words] of [
  [[3_800, 3_775, 3_750, 3_725], 'At 62,500 miles £25 less (Clean)'],
  [[3_800, 3_800, 3_760, 3_725], 'At 63,500 miles £40 less (Clean)'],
  [[3_800, 3_800, 3_800, 3_825], 'At 64,500 miles £25 more (Clean)'],
  [[3_800, 3_800, 3_800, 3_800], null],
  [[3_800, 3_800, null, 3_725], null],
  [[3_800, null, 3_750, 3_725], null],
  [[null, 3_775, 3_750, 3_725], null],
  [[null, null, null, null], null],
  [[], null],
] as const)
  test(`values of ${values.join(', ')}: ${words ?? 'no step is known'}`, () => {
    const step = mileageStep(62_300, values);
    assert.equal(step && mileageStepWords(step, 'Clean'), words);
  });
