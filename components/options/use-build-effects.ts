import { useEffect } from 'react';
import { announce } from '@/components/ui/feedback/toast-store';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { writeBuildAddress } from './build-address';
import type { ConfiguratorStore } from './configurator-store';

/** What a press leads to beside the page: one live sentence, and the address. No press waits for them. */
export function useBuildEffects(store: ConfiguratorStore): void {
  useEffect(() => {
    let { notice, build } = store.state;
    if (notice) announce(notice.sentence);
    const syncEffects = () => {
      if (store.state.notice !== notice) {
        notice = store.state.notice;
        if (notice) announce(notice.sentence);
      }
      if (store.state.build !== build) {
        build = store.state.build;
        replaceAddress(store);
      }
    };
    replaceAddress(store, true);
    // Back from a place on this page brings the address of an earlier build; the build under way stays.
    const { pathname } = location;
    const onPopState = () => {
      if (location.pathname === pathname) replaceAddress(store);
    };
    addEventListener('popstate', onPopState);
    const unsubscribe = store.subscribe(() => {
      if (store.state.notice !== notice || store.state.build !== build) afterPaint(syncEffects);
    });
    return () => {
      removeEventListener('popstate', onPopState);
      unsubscribe();
    };
  }, [store]);
}

function replaceAddress({ state: { build, list } }: ConfiguratorStore, isAsOpened = false): void {
  const address = writeBuildAddress(location.search, build, list.kind, isAsOpened);
  if (address !== location.search) history.replaceState(null, '', address + location.hash);
}
