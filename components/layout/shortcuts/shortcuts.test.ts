import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isShortcut, SHORTCUT_KEYS, type KeyContext, type ShortcutId } from './shortcut-keys';
import { SHORTCUTS } from './shortcuts';

const BARE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const PAGE: KeyContext = { isTyping: false, isDialogOpen: false, isForCustomer: false, singleKeysOff: false };
const IDS: readonly ShortcutId[] = ['search', 'next-car', 'shortcuts', 'undo'];

const shortcutsOf = (pressed: Partial<typeof BARE> & { key: string }, context: Partial<KeyContext> = {}) =>
  IDS.filter((id) => isShortcut(id, { ...BARE, ...pressed }, { ...PAGE, ...context }));

for (const [pressed, ids] of [
  [{ key: '/' }, ['search']],
  [{ key: 'k', ctrlKey: true }, ['search']],
  [{ key: 'k', metaKey: true }, ['search']],
  [{ key: 'k' }, []],
  [{ key: 'k', ctrlKey: true, altKey: true }, []],
  [{ key: 'n' }, ['next-car']],
  [{ key: 'n', ctrlKey: true }, []],
  [{ key: '?', shiftKey: true }, ['shortcuts']],
  [{ key: 'z', ctrlKey: true }, ['undo']],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, []],
  [{ key: 'z' }, []],
] as const) {
  test(`${JSON.stringify(pressed)} is ${ids.join() || 'no shortcut'}`, () =>
    assert.deepEqual(shortcutsOf(pressed), ids));
}

test('in a field no shortcut works but Ctrl-K, which types nothing', () => {
  const context = { isTyping: true };
  for (const key of ['/', 'n', '?']) assert.deepEqual(shortcutsOf({ key }, context), []);
  assert.deepEqual(shortcutsOf({ key: 'z', ctrlKey: true }, context), []);
  assert.deepEqual(shortcutsOf({ key: 'k', ctrlKey: true }, context), ['search']);
});

test('an open dialog has the keys, but for undo', () => {
  const context = { isDialogOpen: true };
  for (const key of ['/', 'n', '?']) assert.deepEqual(shortcutsOf({ key }, context), []);
  assert.deepEqual(shortcutsOf({ key: 'z', ctrlKey: true }, context), ['undo']);
});

test('on a page for the customer, whose header is hidden, no shortcut works', () => {
  for (const pressed of [{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'n' }, { key: '?' }])
    assert.deepEqual(shortcutsOf(pressed, { isForCustomer: true }), []);
});

test('single keys can be switched off; those with Control stay', () => {
  const context = { singleKeysOff: true };
  for (const key of ['/', 'n', '?']) assert.deepEqual(shortcutsOf({ key }, context), []);
  assert.deepEqual(shortcutsOf({ key: 'k', ctrlKey: true }, context), ['search']);
});

test('no two shortcuts have the same keys', () => {
  const keys = Object.values(SHORTCUT_KEYS).flatMap((binding) => binding.keys.map((keys) => JSON.stringify(keys)));
  assert.equal(new Set(keys).size, keys.length);
});

test('each shortcut that is listened for stands once in the list on screen', () => {
  const listed = SHORTCUTS.flatMap(({ entries }) => entries.flatMap(({ id }) => id ?? []));
  assert.deepEqual(listed.toSorted(), Object.keys(SHORTCUT_KEYS).toSorted());
});
