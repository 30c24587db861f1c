import { useEffect, useRef, type RefObject } from 'react';

/** The id of what a submission has just opened in place of the page: its heading is to take the focus. */
let pendingFocusId: string | null = null;

/** Shows it at its own address, from the top, without a request for the page. */
export function navigateInPlace(id: string, path: string): void {
  pendingFocusId = id;
  window.history.pushState(null, '', path);
  window.scrollTo(0, 0);
}

/**
 * For a submission that leads to another page: called when it is made, it answers afterwards whether the dealer is still
 * on that page. A dealer who has gone on to something else is notified, not taken away from it.
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

/** Whether a submission is opening it right now. */
export function isNavigatingTo(id: string): boolean {
  return pendingFocusId === id;
}

/** For the heading, which takes the focus once it is there, if a submission opened it. */
export function useHeadingFocus(id: string, isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isReady || pendingFocusId !== id) return;
    pendingFocusId = null;
    heading.current?.focus({ preventScroll: true });
  }, [id, isReady]);
  return heading;
}
