import { announce } from './toast-store';

/** The usual answer arrives sooner. */
const BUSY_AFTER_MS = 1_000;

let isWatching = false;

/**
 * Says which button is in progress, once it has been for a while: its spinner says so only to those who see it. A form
 * that describes its progress is not spoken over.
 */
export function watchBusyButtons(): void {
  if (isWatching) return;
  isWatching = true;
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      if (target instanceof HTMLButtonElement && isBusy(target)) setTimeout(() => report(target), BUSY_AFTER_MS);
    }
  });
  changes.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
}

const isBusy = (button: HTMLButtonElement): boolean => button.isConnected && button.ariaBusy === 'true';

function report(button: HTMLButtonElement): void {
  const isSpokenFor = button.form?.querySelector('[role="status"]:not(:empty)') != null;
  // The label, without the price below it.
  const label = button.firstElementChild?.textContent.trim();
  if (isBusy(button) && !isSpokenFor && label) announce(`${label}: in progress.`);
}
