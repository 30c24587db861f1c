import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastWords } from './gain';

test('each case of a car past its last profitable day has its sentence', () => {
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
