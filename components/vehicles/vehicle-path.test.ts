import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { preservedQuery } from './vehicle-path';

const cases: { title: string; query: string; expected: string }[] = [
  { title: 'nothing from an empty query', query: '', expected: '' },
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
  { title: 'no invalid day', query: 'on=yesterday', expected: '' },
];
describe('one view of a vehicle passes on to the next', () => {
  for (const { title, query, expected } of cases)
    it(title, () => assert.equal(preservedQuery(new URLSearchParams(query)), expected));
});
