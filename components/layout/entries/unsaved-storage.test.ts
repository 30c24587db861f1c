/** Two tabs of one page used offline: neither overwrites what the other stored. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeUnsaved } from './unsaved-storage';

const entry = (value: string, version = 0) => ({ value, version });

for (const [what, stored, own, now, merged] of [
  ['the first text', {}, {}, { a: entry('1') }, { a: entry('1') }],
  ['a text typed on', { a: entry('1') }, { a: entry('1') }, { a: entry('12') }, { a: entry('12') }],
  ['another field of another tab stays', { b: entry('9') }, {}, { a: entry('1') }, { a: entry('1'), b: entry('9') }],
  ['a saved text goes', { a: entry('1'), b: entry('9') }, { a: entry('1') }, {}, { b: entry('9') }],
  ['a saved text leaves what another tab typed over it', { a: entry('2') }, { a: entry('1') }, {}, { a: entry('2') }],
  [
    'what another tab typed later stays while this one types elsewhere',
    { a: entry('2') },
    { a: entry('1') },
    { a: entry('1'), b: entry('9') },
    { a: entry('2'), b: entry('9') },
  ],
  ['what is typed here later is stored', { a: entry('2') }, { a: entry('1') }, { a: entry('3') }, { a: entry('3') }],
  ['a choice changes the version', { a: entry('1') }, { a: entry('1') }, { a: entry('1', 8) }, { a: entry('1', 8) }],
  [
    'what another tab has dropped and this one not saved is stored again',
    {},
    { a: entry('1') },
    { a: entry('1') },
    { a: entry('1') },
  ],
] as const)
  test(`In the browser's storage ${what}`, () => assert.deepEqual(mergeUnsaved(stored, own, now), merged));
