import assert from 'node:assert/strict';
import { test } from 'node:test';
import { announce, dismiss, endMessage, showToast, showUndo, toastStore } from './toast-store';

const shown = () => toastStore.getState().toast?.message ?? null;
const read = () => toastStore.getState().announcement?.message ?? null;

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

const withLink = () => showToast('Valued AB21 CDE.', { label: 'Open the valuation', href: '/valuations/1' });
const TOASTS = {
  plain: () => showToast('The organisation’s budget is set.'),
  'with a link': withLink,
  'with an undo': () => showUndo('The list is removed.', () => undefined),
};

for (const [kind, show] of Object.entries(TOASTS)) {
  test(`an announcement leaves a toast ${kind} on screen, and the toast leaves the announcement to be read`, () => {
    show();
    const message = shown();
    announce('Golden Car, Retail £12,300.');
    assert.equal(shown(), message);
    assert.equal(read(), 'Golden Car, Retail £12,300.');
    show();
    assert.equal(read(), 'Golden Car, Retail £12,300.');
  });
}

test('dismissing one leaves the other', () => {
  withLink();
  announce('Copied.');
  dismiss(toastStore.getState().announcement?.id ?? 0);
  assert.equal(read(), null);
  assert.equal(shown(), 'Valued AB21 CDE.');
  announce('Copied.');
  dismiss(toastStore.getState().toast?.id ?? 0);
  assert.equal(shown(), null);
  assert.equal(read(), 'Copied.');
});

test('a new action ends the announcement of an earlier one', () => {
  announce('Copied.');
  endMessage();
  assert.equal(read(), null);
});
