/** Words typed to find a derivative, against the guide's names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWords, matchedWords, wordsAfterMake } from './find-words';

for (const [typed, manufacturer, expected] of [
  ['ford kuga phev', 'FORD', ['KUGA', 'PHEV']],
  ['Citroën C3', 'CITROEN', ['C3']],
  ['vw golf', 'VOLKSWAGEN', ['GOLF']],
  ['land rover discovery', 'LAND ROVER', ['DISCOVERY']],
  ['rover sport', 'LAND ROVER', ['SPORT']],
  ['merc a class', 'MERCEDES-BENZ', ['A', 'CLASS']],
  ['ford', 'FORD', []],
  ['kuga', 'FORD', null],
  ['', 'FORD', null],
  ['kuga ford', 'FORD', null],
] as const) {
  test(`“${typed}” against ${manufacturer}`, () =>
    assert.deepEqual(wordsAfterMake(findWords(typed), manufacturer), expected));
}

for (const [typed, name, count] of [
  ['kuga phev', 'KUGA ESTATE', 1],
  ['kuga est', 'KUGA ESTATE', 2],
  ['2.5 phev', '2.5 PHEV ST-Line 5dr CVT', 3],
  ['uga', 'KUGA ESTATE', 0],
] as const) {
  test(`${count} of the words of “${typed}” begin a word of ${name}`, () =>
    assert.equal(matchedWords(findWords(typed), name), count));
}
