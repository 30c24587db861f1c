import { useEffect, useRef, type RefObject } from 'react';

/** What a press has just led to in place of the page, by its id: its heading is to take the focus. One at a time, as focus is. */
let pendingFocusId: string | null = null;

/** Shows it at its own address, from the top, without asking the server for the page. */
export function navigateInPlace(id: string, path: string): void {
  pendingFocusId = id;
  window.history.pushState(null, '', path);
  window.scrollTo(0, 0);
}

/**
 * For a press that leads elsewhere: called as it is made, it says afterwards whether the dealer still is where they made
 * it. Whoever has gone on to something else is told, not taken away from it.
 */
export function useStillOnPage(): () => () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    const { pathname } = window.location;
    return () => isMounted.current && window.location.pathname === pathname;
  };
}

/** Whether a press is leading there right now. */
export function isNavigatingTo(id: string): boolean {
  return pendingFocusId === id;
}

/** For the heading, which takes the focus once it is there, if a press led to it. */
export function useHeadingFocus(id: string, isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isReady || pendingFocusId !== id) return;
    pendingFocusId = null;
    heading.current?.focus({ preventScroll: true });
  }, [id, isReady]);
  return heading;
}
