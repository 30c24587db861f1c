import assert from 'node:assert/strict';
import { test } from 'node:test';
import { queryBeside } from './use-address-sync';

const NAMES = ['plate', 'mileage', 'beside'];

for (const [query, address, whole] of [
  ['', '', ''],
  ['?plate=2021+21', '', '?plate=2021+21'],
  ['?plate=2021+21', '?plate=2019+68&mileage=5', '?plate=2021+21'],
  ['', '?plate=2019+68', ''],
  ['', '?foo=1', '?foo=1'],
  ['?beside=a&beside=b', '?foo=1&beside=c&foo=2', '?beside=a&beside=b&foo=1&foo=2'],
] as const)
  test(`${query || 'nothing'} written over ${address || 'nothing'} is ${whole || 'nothing'}`, () => {
    assert.equal(queryBeside(query, address, NAMES), whole);
    assert.equal(queryBeside(query, whole, NAMES), whole, 'written once');
  });
