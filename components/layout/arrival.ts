import { useEffect, useRef, type RefObject } from 'react';

/** What a press has just led to in place of the page, by its id: its heading is to take the focus. One at a time, as focus is. */
let arrived: string | null = null;

/** Shows it at its own address, from the top, without asking the server for the page. */
export function arrive(id: string, path: string): void {
  arrived = id;
  window.history.pushState(null, '', path);
  window.scrollTo(0, 0);
}

/**
 * For a press that leads elsewhere: called as it is made, it says afterwards whether the dealer still is where they made
 * it. Whoever has gone on to something else is told, not taken away from it.
 */
export function useStillHere(): () => () => boolean {
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return () => {
    const { pathname } = window.location;
    return () => there.current && window.location.pathname === pathname;
  };
}

/** Whether a press is leading there right now. */
export function isArriving(id: string): boolean {
  return arrived === id;
}

/** For the heading, which takes the focus once it is there, if a press led to it. */
export function useArrival(id: string, isThere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isThere || arrived !== id) return;
    arrived = null;
    heading.current?.focus({ preventScroll: true });
  }, [id, isThere]);
  return heading;
}
