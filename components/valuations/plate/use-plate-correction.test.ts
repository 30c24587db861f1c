import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesIn } from './use-plate-correction';

const cases = [
  ['AB2ICDE', 'AB21 CDE', 'letter I read as figure 1'],
  ['ABZICDE', 'AB21 CDE', 'letter Z read as figure 2, letter I read as figure 1'],
  ['A821CDE', 'AB21 CDE', 'figure 8 read as letter B'],
] as const;
for (const [typed, display, changes] of cases)
  test(`${typed} is read as ${display}: ${changes}`, () => assert.equal(changesIn({ typed, display }), changes));
