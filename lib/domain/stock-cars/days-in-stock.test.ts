import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayBandOf, daysInStock, stayWords, whereaboutsWords } from './days-in-stock';

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

for (const [inOn, leftOn, soldPounds, words] of [
  ['2026-11-27', null, null, 'In stock since 27 Nov 2026.'],
  ['2026-11-28', null, null, 'In stock since 28 Nov 2026.'],
  ['2026-12-05', null, null, 'Comes into stock on 5 Dec 2026.'],
  ['2026-10-01', '2026-11-20', 8_200, 'Sold for £8,200 on 20 Nov 2026.'],
  ['2026-10-01', '2026-11-20', null, 'Left stock on 20 Nov 2026.'],
] as const) {
  test(`on 28 Nov a car in on ${inOn}, out on ${leftOn}, sold for ${soldPounds}: ${words}`, () =>
    assert.equal(whereaboutsWords({ inOn, leftOn, soldPounds }, '2026-11-28'), words));
}

for (const [inOn, leftOn, today, days, band] of [
  ['2026-06-05', null, '2026-06-05', 0, '0'],
  ['2026-05-06', null, '2026-06-05', 30, '0'],
  ['2026-05-05', null, '2026-06-05', 31, '31'],
  ['2026-04-06', null, '2026-06-05', 60, '31'],
  ['2026-04-05', null, '2026-06-05', 61, '61'],
  ['2026-03-07', null, '2026-06-05', 90, '61'],
  ['2026-03-06', null, '2026-06-05', 91, '91'],
  ['2024-02-28', null, '2024-03-01', 2, '0'],
  ['2026-01-01', '2026-01-11', '2026-06-05', 10, '0'],
  ['2026-07-01', null, '2026-06-05', 0, '0'],
] as const) {
  test(`in on ${inOn}, ${leftOn ? `out on ${leftOn}` : `today ${today}`}: ${days} days, band ${band}`, () => {
    assert.equal(daysInStock(inOn, leftOn, today), days);
    assert.equal(dayBandOf(days), band);
  });
}
