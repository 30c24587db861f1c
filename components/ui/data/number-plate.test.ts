import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spellOut } from './number-plate';

for (const [registration, spelled] of [
  ['AB12 CDE', 'A B 1 2, C D E'],
  ['A1', 'A 1'],
  ['ABC 123', 'A B C, 1 2 3'],
] as const) {
  test(`${registration} is read aloud as ${spelled}`, () => assert.equal(spellOut(registration), spelled));
}
