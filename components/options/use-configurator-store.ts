'use client';

import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { ConfiguratorStore } from './configurator-store';
import type { BuildState } from './build-state';

/**
 * A part of what is on the desk; drawn anew only where that part is another. `read` gives the same object for the same
 * state. What it reads of one `option` only is not looked at when other options change.
 */
export function useConfiguratorStore<T>(
  store: ConfiguratorStore,
  select: (store: ConfiguratorStore) => T,
  option: number | null = null,
): T {
  const getSnapshot = () => select(store);
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, option), [store, option]);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** A few presses in a row are one question. */
const QUIET_MS = 300;

/** The work once nothing has been pressed for a moment: for what takes long to find out, or is asked of the provider. */
export function useSettled(store: ConfiguratorStore): BuildState {
  const [settled, settle] = useState(store.state);
  useEffect(() => {
    let [timer, last] = [0, store.state];
    const wait = () => {
      if (store.state === last) return;
      last = store.state;
      clearTimeout(timer);
      timer = window.setTimeout(() => startTransition(() => settle(store.state)), QUIET_MS);
    };
    // Paper waits for nothing.
    const settleNow = () => flushSync(() => settle(store.state));
    addEventListener('beforeprint', settleNow);
    const end = store.subscribe(wait);
    return () => {
      end();
      removeEventListener('beforeprint', settleNow);
      clearTimeout(timer);
    };
  }, [store]);
  return settled;
}
