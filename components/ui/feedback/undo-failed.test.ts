import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault, FAULT_CODES, type FaultCode } from '@/lib/fault';
import { toastStore } from './toast-store';
import { showUndoFailed } from './undo-failed';

const FINAL: readonly FaultCode[] = ['invalid_input', 'forbidden', 'not_found', 'conflict'];

for (const code of FAULT_CODES) {
  const isFinal = FINAL.includes(code);
  test(`what was not undone because of ${code} says so, and can ${isFinal ? 'not ' : ''}be undone again`, () => {
    let undone = 0;
    const fault = new Fault(code, { message: 'A colleague changed the car.', fix: 'Reload the page.' });
    showUndoFailed(fault, () => (undone += 1));
    const toast = toastStore.getState().toasts.at(-1);
    assert.equal(toast?.message, 'A colleague changed the car. Reload the page.');
    toast?.undo?.();
    assert.equal(undone, isFinal ? 0 : 1);
  });
}

test('an error without words for a person is not shown', () => {
  showUndoFailed(new TypeError('x is undefined'), () => undefined);
  assert.equal(toastStore.getState().toasts.at(-1)?.message, 'This could not be undone.');
});
