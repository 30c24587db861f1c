import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePercent } from './parse-percent';

const TEXTS: readonly (readonly [text: string, percent: number | null])[] = [
  ['5', 5],
  [' 2.5 % ', 2.5],
  ['100%', 100],
  ['0', 0],
  ['0.25', 0.25],
  ['', null],
  ['%', null],
  ['£5', null],
  ['-5', null],
  ['2,5', null],
  ['1.000', null],
  ['1e1', null],
  ['five', null],
];

for (const [text, percent] of TEXTS)
  test(`“${text}” is ${percent ?? 'no percentage'}`, () => assert.equal(parsePercent(text), percent));
