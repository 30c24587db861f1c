import { useEffect } from 'react';
import { afterPaint } from './after-paint';

/**
 * Where a press takes away the very thing it was made on, the browser drops the focus. Here it goes on beside that
 * place: to the nearest part around it that is still there and says by `data-focus` where, as a selector within it, or
 * with an empty one to the part itself. Whatever closes gives the focus back in the same way.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** By dialog, and for the page: what had the focus last, and everything around it. */
    const trails = new WeakMap<Element, readonly Element[]>();
    const follow = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof Element) trails.set(roomOf(target), trailOf(target));
    };
    // What had it before the script was there.
    follow({ target: document.activeElement });
    /** Who presses beside everything has put the focus down: it stays there. */
    const letGo = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof Element) || relatedTarget !== null) return;
      afterPaint(() => {
        const isThere = target.isConnected && target.getClientRects().length > 0;
        if (isThere && isNowhere()) trails.delete(roomOf(target));
      });
    };
    const look = () => afterPaint(() => void (isNowhere() && goOn(trails.get(roomNow()) ?? [])));
    const end = new AbortController();
    const { signal } = end;
    addEventListener('focusin', follow, { signal });
    addEventListener('focusout', letGo, { signal });
    for (const event of ['click', 'keydown']) addEventListener(event, look, { signal });
    addEventListener('close', look, { signal, capture: true });
    return () => end.abort();
  }, []);
}

/** A browser may take a moment to drop what has been closed. */
function isNowhere(): boolean {
  const at = document.activeElement ?? document.body;
  return at === document.body || at.closest('dialog:not([open])') !== null;
}

const roomOf = (element: Element): Element => element.closest('dialog') ?? document.body;

/** Behind an open dialog nothing can have the focus. */
const roomNow = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

function trailOf(element: Element): readonly Element[] {
  const trail = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) trail.push(each);
  return trail;
}

/** What is gone or not to be seen takes no focus: then the next one is asked. */
function goOn(trail: readonly Element[]): void {
  for (const [at, part] of trail.entries()) {
    const within = part.getAttribute('data-focus');
    const wanted = at === 0 || within === '' ? [part] : within === null ? [] : part.querySelectorAll(within);
    for (const each of wanted) {
      if (each instanceof HTMLElement) each.focus();
      if (!isNowhere()) return;
    }
  }
}
