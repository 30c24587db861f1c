import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedWords } from './option-days';

const TODAY = '2026-11-28';
for (const [date, words] of [
  ['2026-06-05', 'as listed on 5 Jun 2026'],
  [TODAY, 'as listed on 28 Nov 2026'],
  ['2026-11-29', 'at the prices known today for 29 Nov 2026, which may change'],
  ['2027-03-01', 'at the prices known today for 1 Mar 2027, which may change'],
] as const)
  test(`prices of ${date} on ${TODAY} are ${words}`, () => assert.equal(listedWords(date, TODAY), words));
