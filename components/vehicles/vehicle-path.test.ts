import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keptQuery } from './vehicle-path';

const cases: { what: string; at: string; says: string }[] = [
  { what: 'nothing where nothing is asked', at: '', says: '' },
  { what: 'the day of a past specification', at: 'on=2023-04-01', says: '?date=2023-04-01' },
  { what: 'a build with its day', at: 'date=2023-04-01&build=AYe4&saved=1', says: '?date=2023-04-01&build=AYe4' },
  {
    what: 'the day of the build before that of the specification',
    at: 'on=2022-01-01&date=2023-04-01',
    says: '?date=2023-04-01',
  },
  { what: 'no day that is none', at: 'on=yesterday', says: '' },
];
describe('from one view of a vehicle to the next goes', () => {
  for (const { what, at, says } of cases) it(what, () => assert.equal(keptQuery(new URLSearchParams(at)), says));
});
