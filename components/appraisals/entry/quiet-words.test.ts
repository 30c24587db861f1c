/** “Saved” follows a change in this visit, and is not shown on a page where nothing was entered. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntriesState } from '@/components/layout/entries/entries-store';
import { openQuietWords } from './quiet-words';

const SAVED: EntriesState = { saved: {}, unsaved: {}, foreign: {}, isSaving: false, isOpen: true, fault: null };
const TYPED: EntriesState = { ...SAVED, unsaved: { offer: { value: '2000', version: 1 } } };

for (const [states, words] of [
  [[[SAVED, SAVED]], ['']],
  [
    [
      [SAVED, SAVED],
      [TYPED, SAVED],
      [SAVED, SAVED],
    ],
    ['', 'Saving…', 'Saved'],
  ],
  [
    [
      [SAVED, TYPED],
      [SAVED, SAVED],
      [TYPED, SAVED],
    ],
    ['Saving…', 'Saved', 'Saving…'],
  ],
] as const)
  test(`a visit says ${JSON.stringify(words)}`, () => {
    const quietWords = openQuietWords();
    assert.deepEqual(
      states.map((given) => quietWords(given)),
      words,
    );
  });
