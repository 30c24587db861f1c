import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BuildState } from './build-state';
import type { ConfiguratorStore } from './configurator-store';

/** Actions that follow one another faster than this are handled together. */
const QUIET_MS = 300;

/** The build once it has not changed for a moment: for long searches and for requests to the provider. */
export function useSettled(store: ConfiguratorStore): BuildState {
  const [settled, settle] = useState(store.getState().current);
  useEffect(() => {
    let timer = 0;
    const unsubscribe = store.subscribe(({ current }, before) => {
      if (current === before.current) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => startTransition(() => settle(current)), QUIET_MS);
    });
    // A print shows the build as it is at that moment.
    const settleNow = () => flushSync(() => settle(store.getState().current));
    addEventListener('beforeprint', settleNow);
    return () => {
      unsubscribe();
      removeEventListener('beforeprint', settleNow);
      clearTimeout(timer);
    };
  }, [store]);
  return settled;
}
