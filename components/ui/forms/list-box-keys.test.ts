import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexAfterKey, indexOfPrefix } from './list-box-keys';

const RANGES = ['FIESTA', 'FOCUS', 'GALAXY', 'S-MAX', 'SÉNIC', '3 SERIES', '3 SERIES TOURING'].map((text) => ({
  text,
}));

for (const [key, from, to] of [
  ['ArrowDown', 0, 1],
  ['ArrowDown', 19, 19],
  ['ArrowUp', 5, 4],
  ['ArrowUp', 0, 0],
  ['Home', 12, 0],
  ['End', 3, 19],
  ['PageDown', 0, 6],
  ['PageDown', 17, 19],
  ['PageUp', 17, 11],
  ['PageUp', 2, 0],
  ['ArrowRight', 5, null],
  ['Tab', 5, null],
] as const) {
  test(`${key} moves from choice ${from} of twenty ${to === null ? 'nowhere' : `to choice ${to}`}`, () => {
    assert.equal(indexAfterKey(key, from, 19), to);
  });
}

for (const [letters, from, to] of [
  ['f', 2, 'FIESTA'],
  ['fo', 0, 'FOCUS'],
  ['f', 0, 'FOCUS'],
  ['f', 1, 'FIESTA'],
  ['ff', 0, 'FOCUS'],
  ['fff', 1, 'FIESTA'],
  ['g', 2, 'GALAXY'],
  ['fo', 1, 'FOCUS'],
  ['s', 0, 'S-MAX'],
  ['se', 0, 'SÉNIC'],
  ['3 s', 0, '3 SERIES'],
  ['3 series t', 0, '3 SERIES TOURING'],
  ['z', 4, 'SÉNIC'],
  ['(', 2, 'GALAXY'],
] as const) {
  test(`“${letters}” typed on ${RANGES[from]?.text} moves to ${to}`, () => {
    assert.equal(RANGES[indexOfPrefix(letters, from, RANGES)]?.text, to);
  });
}
