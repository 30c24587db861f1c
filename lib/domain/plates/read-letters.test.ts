import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plateInLetters } from './read-letters';

for (const [letters, display] of [
  ['AB21 CDE', 'AB21 CDE'],
  ['AB21CDE\n', 'AB21 CDE'],
  ['UK AB21 CDE', 'AB21 CDE'],
  ['GBAB21CDE', 'AB21 CDE'],
  ['|AB21.CDE]', 'AB21 CDE'],
  ['A821 CDE', 'A821 CDE'],
  ['AB2I CDE', 'AB21 CDE'],
  ['ABZ1 CDE', 'AB21 CDE'],
  ['SALES O2O7 LK71 GHX', 'LK71 GHX'],
  ['LK7I GHX', 'LK71 GHX'],
  ['P123 ABC', 'P123 ABC'],
  ['UK LK7I GHX', 'LK71 GHX'],
  ['A1', null],
  ['', null],
  ['HELLO WORLD', null],
  ['HELLO', null],
] as const) {
  test(`${JSON.stringify(letters)} is read as ${display ?? 'no mark'}`, () =>
    assert.equal(plateInLetters(letters)?.display ?? null, display));
}
