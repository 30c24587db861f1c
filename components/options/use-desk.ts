'use client';

import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Desk } from './desk';
import type { Work } from './work';

/**
 * A part of what is on the desk; drawn anew only where that part is another. `read` gives the same object for the same
 * state. What it reads of one `option` only is not looked at when other options change.
 */
export function useDesk<T>(desk: Desk, read: (desk: Desk) => T, option: number | null = null): T {
  const look = () => read(desk);
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener, option), [desk, option]);
  return useSyncExternalStore(subscribe, look, look);
}

/** A few presses in a row are one question. */
const QUIET_MS = 300;

/** The work once nothing has been pressed for a moment: for what takes long to find out, or is asked of the provider. */
export function useSettled(desk: Desk): Work {
  const [settled, settle] = useState(desk.work);
  useEffect(() => {
    let [timer, last] = [0, desk.work];
    const wait = () => {
      if (desk.work === last) return;
      last = desk.work;
      clearTimeout(timer);
      timer = window.setTimeout(() => startTransition(() => settle(desk.work)), QUIET_MS);
    };
    // Paper waits for nothing.
    const hurry = () => flushSync(() => settle(desk.work));
    addEventListener('beforeprint', hurry);
    const end = desk.subscribe(wait);
    return () => {
      end();
      removeEventListener('beforeprint', hurry);
      clearTimeout(timer);
    };
  }, [desk]);
  return settled;
}
