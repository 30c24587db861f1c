import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseCount } from './parse-count';

const CASES: readonly (readonly [string, number | null])[] = [
  ['90', 90],
  [' 3,650 ', 3_650],
  ['3 650', 3_650],
  ['12,345', 12_345],
  ['123 456', 123_456],
  ['1,234,567', 1_234_567],
  ['1,234,567,890', null],
  ['0', 0],
  ['', null],
  [' ', null],
  ['90 days', null],
  ['-90', null],
  ['9.5', null],
  ['1,00', null],
  ['3e3', null],
  ['1234567890', null],
];
for (const [typed, count] of CASES)
  test(`“${typed}” is ${count ?? 'no whole number'}`, () => assert.equal(parseCount(typed), count));
