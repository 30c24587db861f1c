import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesToSend, chooseEntry, createSheetStore, enterText, takeSaved } from './sheet-store';

const saved = (field: string, value: string, version: number, isSaved = true, changedBy = 'Ada') => ({
  field,
  value,
  version,
  isSaved,
  changedBy,
});

function typed() {
  const store = createSheetStore('a');
  enterText(store, 'salePrice', '9', 3);
  enterText(store, 'salePrice', '95', 7);
  return store;
}

test('a text is sent with the version it was first typed over', () => {
  assert.deepEqual(changesToSend(typed().getState()), [{ field: 'salePrice', value: '95', version: 3 }]);
});

test('a saved text is unsaved no more', () => {
  const store = typed();
  takeSaved(store, [{ field: 'salePrice', value: '95' }], [saved('salePrice', '95', 4)]);
  assert.deepEqual(store.getState(), { unsaved: {}, foreign: {} });
});

test('what was typed on while it was saved is sent next, over the version that was saved', () => {
  const store = typed();
  enterText(store, 'salePrice', '9500', 3);
  takeSaved(store, [{ field: 'salePrice', value: '95' }], [saved('salePrice', '95', 4)]);
  assert.deepEqual(changesToSend(store.getState()), [{ field: 'salePrice', value: '9500', version: 4 }]);
});

test('another person’s text is put beside, and nothing is sent for the field until the dealer has chosen', () => {
  for (const [choice, left] of [
    ['mine', [{ field: 'salePrice', value: '95', version: 8 }]],
    ['theirs', []],
  ] as const) {
    const store = typed();
    takeSaved(store, [{ field: 'salePrice', value: '95' }], [saved('salePrice', '88', 8, false)]);
    assert.deepEqual(store.getState().foreign, { salePrice: { value: '88', version: 8, by: 'Ada' } });
    assert.deepEqual(changesToSend(store.getState()), []);
    chooseEntry(store, 'salePrice', choice);
    assert.deepEqual([changesToSend(store.getState()), store.getState().foreign], [left, {}]);
  }
});

test('the same text from two people is no conflict', () => {
  const store = typed();
  takeSaved(store, [{ field: 'salePrice', value: '95' }], [saved('salePrice', '95', 8, true, 'Bo')]);
  assert.deepEqual(store.getState(), { unsaved: {}, foreign: {} });
});
