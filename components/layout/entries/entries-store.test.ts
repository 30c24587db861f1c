import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  changesToSend,
  chooseEntry,
  createEntriesStore,
  enterText,
  entryText,
  entryTexts,
  showOpen,
  showSaved,
  takeSaved,
} from './entries-store';
import { saveStateOf } from './save-entries';

const saved = (field: string, value: string, version: number, isSaved = true, changedBy = 'Ada') => ({
  field,
  value,
  version,
  isSaved,
  changedBy,
});

/**
 * Typing as in an appraisal, whose saved entries are in the store, and as in an auction sheet, which passes the
 * version.
 */
const PAGES = {
  'over what the store has as saved': () => {
    const store = createEntriesStore('a', 'sessionStorage', [saved('salePrice', '88', 3)]);
    enterText(store, 'salePrice', '9');
    showSaved(store, [saved('salePrice', '89', 7)]);
    enterText(store, 'salePrice', '95');
    return store;
  },
  'over a version that the page has': () => {
    const store = createEntriesStore('a', 'localStorage');
    enterText(store, 'salePrice', '9', 3);
    enterText(store, 'salePrice', '95', 7);
    return store;
  },
};

for (const [how, typed] of Object.entries(PAGES)) {
  describe(`typed ${how}`, () => {
    test('a text is sent with the version it was first typed over', () => {
      assert.deepEqual(changesToSend(typed().getState()), [{ field: 'salePrice', value: '95', version: 3 }]);
    });

    test('a saved text is no longer unsaved', () => {
      const store = typed();
      takeSaved(store, [{ field: 'salePrice', value: '95' }], [saved('salePrice', '95', 4)]);
      const { unsaved, foreign } = store.getState();
      assert.deepEqual({ unsaved, foreign }, { unsaved: {}, foreign: {} });
      assert.equal(entryText(store.getState(), 'salePrice'), '95');
    });

    test('text changed during a save is sent next, over the saved version', () => {
      const store = typed();
      enterText(store, 'salePrice', '9500');
      takeSaved(store, [{ field: 'salePrice', value: '95' }], [saved('salePrice', '95', 4)]);
      assert.deepEqual(changesToSend(store.getState()), [{ field: 'salePrice', value: '9500', version: 4 }]);
    });

    test('another person’s text is shown beside, and nothing is sent for the field until the dealer has chosen', () => {
      for (const [choice, left] of [
        ['mine', [{ field: 'salePrice', value: '95', version: 8 }]],
        ['theirs', []],
      ] as const) {
        const store = typed();
        takeSaved(store, [{ field: 'salePrice', value: '95' }], [saved('salePrice', '88', 8, false)]);
        assert.deepEqual(store.getState().foreign, { salePrice: { value: '88', version: 8, by: 'Ada' } });
        assert.deepEqual(changesToSend(store.getState()), []);
        assert.equal(saveStateOf(store.getState()), 'undecided');
        chooseEntry(store, 'salePrice', choice);
        assert.deepEqual([changesToSend(store.getState()), store.getState().foreign], [left, {}]);
        assert.equal(saveStateOf(store.getState()), choice === 'mine' ? 'saving' : 'saved');
      }
    });

    test('the same text from two people is no conflict', () => {
      const store = typed();
      takeSaved(store, [{ field: 'salePrice', value: '95' }], [saved('salePrice', '95', 8, true, 'Bo')]);
      const { unsaved, foreign } = store.getState();
      assert.deepEqual({ unsaved, foreign }, { unsaved: {}, foreign: {} });
    });

    test('what is typed stands over what is saved, and a field that was never entered has no text', () => {
      const store = typed();
      assert.deepEqual(entryTexts(store.getState()), { salePrice: '95' });
      assert.equal(entryText(store.getState(), 'fees'), undefined);
      enterText(store, 'fees', '');
      assert.deepEqual(entryTexts(store.getState()), { salePrice: '95', fees: '' });
    });
  });
}

for (const [name, isSaving, value, isOpen, left] of [
  ['equal to the saved one', false, '8', true, []],
  ['equal to the saved one, while no entries are accepted', false, '8', false, []],
  ['equal to the saved one, while an earlier text is being saved', true, '8', true, ['validDays']],
  ['another than the saved one', false, '9', true, ['validDays']],
] as const)
  test(`an unsaved text that is ${name} ${left.length === 0 ? 'is dropped' : 'stays'}`, () => {
    const store = createEntriesStore('b', 'sessionStorage', [saved('validDays', '7', 1)]);
    enterText(store, 'validDays', value);
    store.setState({ isSaving, foreign: { validDays: { value: '8', version: 2, by: 'Ada' } } });
    showSaved(store, [saved('validDays', '8', 2)]);
    showOpen(store, isOpen);
    const state = store.getState();
    assert.deepEqual(Object.keys(state.unsaved), left);
    assert.deepEqual(Object.keys(state.foreign), left);
  });
