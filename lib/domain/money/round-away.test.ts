import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundAway } from './round-away';

for (const [value, whole] of [
  [-387.5, -388],
  [387.5, 388],
  [-387.49, -387],
  [-0.4, 0],
  [0, 0],
] as const)
  test(`${value} is rounded to ${whole}`, () => assert.equal(Object.is(roundAway(value), whole), true));
