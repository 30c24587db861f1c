import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { replaceAddress } from '@/components/ui/behaviour/router-address';

/** The id of what a submission has just opened in place of the page: its heading is to take the focus. */
let pendingFocusId: string | null = null;

/**
 * Shows it at its own address, from the top, without a request for the page. The router draws its whole tree for a new
 * address, so it learns of this one (by the `replaceState` that it watches) once what the address shows is painted.
 */
export function navigateInPlace(id: string, path: string): void {
  pendingFocusId = id;
  const { history, location } = window;
  History.prototype.pushState.call(history, history.state, '', path);
  window.scrollTo(0, 0);
  const { href } = location;
  afterPaint(() => {
    if (location.href === href) replaceAddress(path);
  });
}

/**
 * For a submission that leads to another page. Call it when submitting; the function it returns says whether the dealer
 * is still on that page. A dealer who has moved on is notified, not taken away from what they are doing.
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

/** Whether to draw all of it: what a submission is opening right now has its first part painted first. */
export function useIsDrawnWhole(id: string): boolean {
  const [isDrawnWhole, setDrawnWhole] = useState(pendingFocusId !== id);
  useEffect(() => {
    if (!isDrawnWhole) afterPaint(() => startTransition(() => setDrawnWhole(true)));
  }, [isDrawnWhole]);
  return isDrawnWhole;
}

/** For the heading, which takes focus once rendered if a submission opened it. */
export function useHeadingFocus(id: string, isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isReady || pendingFocusId !== id) return;
    pendingFocusId = null;
    heading.current?.focus({ preventScroll: true });
  }, [id, isReady]);
  return heading;
}
