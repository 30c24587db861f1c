/** The registered colour in a line of facts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colourWords } from './register-colour';

test('a colour is written as a word, and where the register states none nothing is written', () => {
  const cases: readonly (readonly [string | null, string | null])[] = [
    ['GREY', 'Grey'],
    ['MULTI-COLOUR', 'Multi-colour'],
    [' BLUE ', 'Blue'],
    ['NOT STATED', null],
    ['Not stated', null],
    ['', null],
    [null, null],
  ];
  for (const [colour, words] of cases) assert.equal(colourWords(colour), words);
});
