import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { announce, dismiss, endMessage, showToast, showUndo, toastStore } from './toast-store';

const messages = () => toastStore.getState().toasts.map(({ message }) => message);
const shown = () => messages().at(-1) ?? null;

afterEach(() => toastStore.setState({ toasts: [], announcement: null }));
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
  dismiss(toastStore.getState().toasts[0]?.id ?? 0);
  assert.equal(shown(), null);
  assert.equal(read(), 'Copied.');
});

test('a new action ends the announcement of an earlier one', () => {
  announce('Copied.');
  endMessage();
  assert.equal(read(), null);
});

test('a toast that can be followed or undone stays beside a new one, and one that only says something goes', () => {
  TOASTS.plain();
  withLink();
  TOASTS['with an undo']();
  TOASTS.plain();
  assert.deepEqual(messages(), ['Valued AB21 CDE.', 'The list is removed.', 'The organisation’s budget is set.']);
});

test('of two actions only the last can be undone, and of many links the last two stay beside a new toast', () => {
  showUndo('The first line is removed.', () => undefined);
  showUndo('The second line is removed.', () => undefined);
  assert.deepEqual(messages(), ['The second line is removed.']);
  for (const plate of ['AB21 CDE', 'CD20 EFG', 'EF69 GHJ'])
    showToast(plate, { label: 'Open', href: `/valuations/${plate}` });
  assert.deepEqual(messages(), ['AB21 CDE', 'CD20 EFG', 'EF69 GHJ']);
});

test('a second toast that leads to the same page replaces the first', () => {
  for (const percent of ['80%', '90%'])
    showToast(`${percent} of this month’s budget is used.`, { label: 'Your account', href: '/account' });
  assert.deepEqual(messages(), ['90% of this month’s budget is used.']);
});
