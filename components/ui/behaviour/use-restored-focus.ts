import { useEffect } from 'react';
import { afterPaint } from './after-paint';
import { focusHeading } from './focus-heading';

/**
 * Where a click removes the control it was made on, the browser drops the focus. Here it moves to the nearest ancestor
 * that is still there and has `data-focus`: to what that selector finds in it, or with an empty one to the ancestor
 * itself. A part that closes returns the focus in the same way. An action that opens another page moves it to that page's
 * heading; a link is left to the browser.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    /** By dialog, and for the page: the element that had the focus last, and its ancestors. */
    const trails = new WeakMap<Element, readonly Element[]>();
    /** Where the page's element had it. */
    let path = location.pathname;
    const recordTrail = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof Element)) return;
      trails.set(scopeOf(target), trailOf(target));
      path = location.pathname;
    };
    // What had the focus before the script was loaded.
    recordTrail({ target: document.activeElement });
    /** A click outside any control releases the focus, which is then not restored. */
    const forgetTrailOnBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Element) || relatedTarget !== null) return;
      afterPaint(() => {
        const isVisible = target.isConnected && target.getClientRects().length > 0;
        if (isVisible && isFocusLost()) trails.delete(scopeOf(target));
      });
    };
    const restoreIfLost = () =>
      afterPaint(() => {
        if (!isFocusLost()) return;
        const trail = trails.get(activeScope()) ?? [];
        const isOpened = path !== location.pathname && trail[0]?.isConnected === false && !trail[0].closest('a');
        if (isOpened) focusHeading();
        else restoreFocus(trail);
      });
    const abortController = new AbortController();
    const { signal } = abortController;
    addEventListener('focusin', recordTrail, { signal });
    addEventListener('focusout', forgetTrailOnBlur, { signal });
    for (const event of ['click', 'keydown']) addEventListener(event, restoreIfLost, { signal });
    addEventListener('close', restoreIfLost, { signal, capture: true });
    // A server's answer may remove the control later than the click.
    const removals = new MutationObserver(() => {
      if (isFocusLost() && trails.get(activeScope())?.[0]?.isConnected === false) restoreIfLost();
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      abortController.abort();
      removals.disconnect();
    };
  }, []);
}

/** A browser may take a moment to drop the focus of a closed part. */
function isFocusLost(): boolean {
  const active = document.activeElement ?? document.body;
  return active === document.body || active.closest('dialog:not([open])') !== null;
}

const scopeOf = (element: Element): Element => element.closest('dialog') ?? document.body;

/** Nothing behind an open dialog can take focus. */
const activeScope = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

function trailOf(element: Element): readonly Element[] {
  const trail = [];
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement)
    trail.push(ancestor);
  return trail;
}

/** A removed or hidden element cannot take focus, so the next candidate is tried. */
function restoreFocus(trail: readonly Element[]): void {
  for (const [depth, ancestor] of trail.entries()) {
    const selector = ancestor.getAttribute('data-focus');
    const candidates =
      depth === 0 || selector === '' ? [ancestor] : selector === null ? [] : ancestor.querySelectorAll(selector);
    for (const candidate of candidates) {
      if (candidate instanceof HTMLElement) candidate.focus();
      if (!isFocusLost()) return;
    }
  }
}
