import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { sharedStore } from './shared-store';

/** The part of a browser that a store uses. */
const stored = new Map<string, string>();
const listeners: ((event: { key: string | null }) => void)[] = [];
let isRefused = false;
let isOthers = false;
const localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (isRefused) throw new Error('The browser stores nothing.');
    stored.set(key, text);
  },
};
Object.assign(globalThis, {
  window: {
    localStorage,
    addEventListener: (_type: string, listener: (typeof listeners)[0]) => listeners.push(listener),
  },
});
after(() => void Reflect.deleteProperty(globalThis, 'window'));
beforeEach(() => {
  stored.clear();
  listeners.length = 0;
  isRefused = false;
  isOthers = false;
});

function openStore() {
  const { store, change } = sharedStore<{ words: readonly string[] }>(
    'words',
    { words: [] },
    {
      read: (text) => ({ words: (text ?? '').split(' ').filter(Boolean) }),
      write: ({ words }) => words.join(' '),
      isOthers: () => isOthers,
    },
  );
  return {
    add: (word: string) => change(({ words }) => ({ words: [...words, word] })),
    words: () => store.getState().words,
  };
}

test('a change is added to what another tab stored, whether or not the browser reported that', () => {
  const { add } = openStore();
  stored.set('words', 'theirs');
  add('ours');
  assert.equal(stored.get('words'), 'theirs ours');
});

test('what another tab stores or erases is seen when the browser reports it', () => {
  const { words } = openStore();
  for (const [text, key, seen] of [
    ['one two', 'words', ['one', 'two']],
    ['three', 'other', ['one', 'two']],
    ['three', null, ['three']],
    ['', 'words', []],
  ] as const) {
    stored.set('words', text);
    for (const notify of listeners) notify({ key });
    assert.deepEqual(words(), seen);
  }
});

test('where the browser refuses to store it, a change lasts as long as the page', () => {
  const { add, words } = openStore();
  add('stored');
  isRefused = true;
  for (const word of ['one', 'two']) add(word);
  assert.deepEqual(words(), ['stored', 'one', 'two']);
  isRefused = false;
  add('three');
  assert.equal(stored.get('words'), 'stored one two three');
});

test('another person’s text is neither read nor overwritten, and the page has its own', () => {
  const { add, words } = openStore();
  add('ours');
  isOthers = true;
  stored.set('words', 'theirs');
  for (const notify of listeners) notify({ key: 'words' });
  add('more');
  assert.deepEqual([words(), stored.get('words')], [['ours', 'more'], 'theirs']);
});
