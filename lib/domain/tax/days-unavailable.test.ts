/** Days without a vehicle in a tax year (ITEPA 2003 s.143): each day counted by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysUnavailableIn, paidWhileHeld, type Availability } from './days-unavailable';
import { taxYear } from './fiscal-years';

const available = (over: Partial<Availability>): Availability => ({ from: null, until: null, absence: null, ...over });

const DAYS: readonly (readonly [title: string, Availability, ending: number, days: number])[] = [
  ['always there', available({}), 2027, 0],
  ['from 23 November 2026: 134 days with it', available({ from: '2026-11-23' }), 2027, 231],
  ['from the first day of the year', available({ from: '2026-04-06' }), 2027, 0],
  ['from its last day', available({ from: '2027-04-05' }), 2027, 364],
  ['from the day after it', available({ from: '2027-04-06' }), 2027, 365],
  ['until 22 November 2026', available({ until: '2026-11-22' }), 2027, 134],
  ['until before the year', available({ until: '2026-04-05' }), 2027, 365],
  ['from and until in one year: 30 days with it', available({ from: '2026-06-01', until: '2026-06-30' }), 2027, 335],
  ['29 days in a row', available({ absence: { from: '2026-06-01', to: '2026-06-29' } }), 2027, 0],
  ['30 days in a row', available({ absence: { from: '2026-06-01', to: '2026-06-30' } }), 2027, 30],
  [
    '30 days across 5 April, those of the old year',
    available({ absence: { from: '2027-03-27', to: '2027-04-25' } }),
    2027,
    10,
  ],
  [
    '30 days across 5 April, those of the new year',
    available({ absence: { from: '2027-03-27', to: '2027-04-25' } }),
    2028,
    20,
  ],
  [
    'an absence before it came',
    available({ from: '2026-07-01', absence: { from: '2026-05-01', to: '2026-06-30' } }),
    2027,
    86,
  ],
  ['a year of 366 days', available({ until: '2027-04-06' }), 2028, 365],
];
for (const [title, availability, ending, days] of DAYS) {
  test(`${title}: ${days} days without it in ${taxYear(ending).name}`, () =>
    assert.equal(daysUnavailableIn(taxYear(ending), availability), days));
}

test('a yearly payment counts for the days held, a long absence among them', () => {
  const availability = available({ from: '2026-11-23', absence: { from: '2026-12-01', to: '2027-01-31' } });
  assert.equal(paidWhileHeld(365_000, taxYear(2027), availability), 134_000);
});
