import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stayWords } from './days-in-stock';

for (const [inOn, leftOn, today, words] of [
  ['2026-11-27', null, '2027-01-27', 'In stock since 27 Nov 2026; 27 Jan 2027 is day 61.'],
  ['2026-11-27', null, '2026-11-27', 'In stock since 27 Nov 2026; 27 Nov 2026 is day 0.'],
  ['2026-11-27', '2027-01-27', '2027-02-03', 'In stock from 27 Nov 2026 to 27 Jan 2027: 61 days.'],
  ['2026-11-27', '2026-11-28', '2026-12-03', 'In stock from 27 Nov 2026 to 28 Nov 2026: 1 day.'],
  ['2026-12-05', null, '2026-11-27', 'Comes into stock on 5 Dec 2026.'],
] as const) {
  test(`in on ${inOn}, ${leftOn === null ? 'there still' : `left on ${leftOn}`}, on ${today}: ${words}`, () =>
    assert.equal(stayWords(inOn, leftOn, today), words));
}
