import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bearerTokenOf } from './bearer-token';

const CASES: readonly [authorization: string | null, token: string | null][] = [
  ['Bearer a-key', 'a-key'],
  ['bearer a-key', 'a-key'],
  ['BEARER a-key', 'a-key'],
  ['bEaReR   a-key ', 'a-key'],
  ['Bearer A-Key', 'A-Key'],
  [null, null],
  ['', null],
  ['Bearer', null],
  ['Bearer ', null],
  ['Bearera-key', null],
  ['Basic a-key', null],
  ['a-key', null],
];
for (const [authorization, token] of CASES) {
  test(`the header ${JSON.stringify(authorization)} has the key ${JSON.stringify(token)}`, () =>
    assert.equal(bearerTokenOf(new Headers(authorization === null ? {} : { authorization })), token));
}
