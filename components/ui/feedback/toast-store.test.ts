import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endMessage, showToast, showUndo, toastStore } from './toast-store';

const shown = () => toastStore.getState().toast?.message ?? null;

test('a new action ends the message of an earlier one, but none that can still be undone or followed', () => {
  showToast('The organisation’s budget is set.');
  endMessage();
  assert.equal(shown(), null);
  showUndo('The list is removed.', () => undefined);
  endMessage();
  assert.equal(shown(), 'The list is removed.');
  showToast('The request is sent.', { label: 'Requests', href: '/account' });
  endMessage();
  assert.equal(shown(), 'The request is sent.');
});
