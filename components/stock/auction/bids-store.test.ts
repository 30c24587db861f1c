import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { createBidsStore, setBid } from './bids-store';

/** The part of a browser that the store uses. */
const stored = new Map<string, string>();
let isRefused = false;
const refusing = <T>(answer: T): T => {
  if (isRefused) throw new Error('The browser stores nothing.');
  return answer;
};
const sessionStorage = {
  getItem: (key: string) => refusing(stored.get(key) ?? null),
  setItem: (key: string, text: string) => void refusing(stored).set(key, text),
};
Object.assign(globalThis, { window: { sessionStorage } });
after(() => void Reflect.deleteProperty(globalThis, 'window'));
beforeEach(() => {
  stored.clear();
  isRefused = false;
});

test('bids that a released version stored open', () => {
  stored.set('bids list-1', '{"2":"£8,100","7":""}');
  const store = createBidsStore('list-1');
  assert.deepEqual(store.getState().bids, { 2: '£8,100', 7: '' });
  assert.deepEqual(store.getInitialState().bids, {}, 'what the server drew');
});

test('a bid is stored in the form that a released version reads, each list under its own key', () => {
  const store = createBidsStore('list-1');
  setBid(store, 3, '£500');
  setBid(store, 4, '£600');
  setBid(store, 3, null);
  assert.equal(stored.get('bids list-1'), '{"4":"£600"}');
  assert.deepEqual(createBidsStore('list-2').getState().bids, {});
});

for (const text of ['', 'null', '[1', '"text"', '{"1":5}']) {
  test(`what is no bids is none: ${text}`, () => {
    stored.set('bids list-1', text);
    assert.deepEqual(createBidsStore('list-1').getState().bids, {});
  });
}

test('where the browser stores nothing, bids last as long as the page', () => {
  isRefused = true;
  const store = createBidsStore('list-1');
  setBid(store, 1, '£1');
  setBid(store, 2, '£2');
  assert.deepEqual(store.getState().bids, { 1: '£1', 2: '£2' });
});
