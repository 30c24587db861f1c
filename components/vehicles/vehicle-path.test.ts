import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { preservedQuery } from './vehicle-path';

const cases: { title: string; query: string; expected: string }[] = [
  { title: 'nothing where nothing is asked', query: '', expected: '' },
  { title: 'the day of a past specification', query: 'on=2023-04-01', expected: '?date=2023-04-01' },
  {
    title: 'a build with its day',
    query: 'date=2023-04-01&build=AYe4&saved=1',
    expected: '?date=2023-04-01&build=AYe4',
  },
  {
    title: 'the day of the build before that of the specification',
    query: 'on=2022-01-01&date=2023-04-01',
    expected: '?date=2023-04-01',
  },
  { title: 'no day that is none', query: 'on=yesterday', expected: '' },
];
describe('from one view of a vehicle to the next goes', () => {
  for (const { title: what, query: at, expected: says } of cases)
    it(what, () => assert.equal(preservedQuery(new URLSearchParams(at)), says));
});
