import { useEffect, useRef } from 'react';
import { isShortcut, type ShortcutId } from './shortcut-keys';
import { singleKeysStore } from './single-keys-store';

/** Fields of text, and lists that jump to what is typed. */
const TAKES_LETTERS =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"]), textarea, select, ' +
  '[role="listbox"], [role="combobox"]';

const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(TAKES_LETTERS) !== null);

/** Runs when the shortcut is pressed, as long as the component is on the page. */
export function useShortcut(id: ShortcutId, run: () => void): void {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const context = {
        isTyping: isTypingIn(event.target),
        // These search the page, so they are read only for the shortcut's own keys.
        get isDialogOpen() {
          return document.querySelector('dialog[open]') !== null;
        },
        get isForCustomer() {
          return document.querySelector('[data-for-customer]') !== null;
        },
        singleKeysOff: !singleKeysStore.getState().isOn,
      };
      if (!isShortcut(id, event, context)) return;
      event.preventDefault();
      latestRun.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [id]);
}
