import { useEffect } from 'react';
import { announce } from '@/components/ui/feedback/toast-store';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { replaceAddress } from '@/components/ui/behaviour/router-address';
import { writeBuildAddress } from './build-address';
import type { BuildState } from './build-state';
import type { ConfiguratorStore } from './configurator-store';
import { watchStatuses } from './engine/watch-statuses';
import { watchReasons } from './engine/watch-reasons';

/** The side effects of an action: one live sentence, the address, and reasons. No action waits for them. */
export function useBuildEffects(store: ConfiguratorStore): void {
  useEffect(() => {
    let { notice, build } = store.getState().current;
    if (notice) announce(notice.sentence);
    const syncEffects = () => {
      const { current } = store.getState();
      if (current.notice !== notice) {
        notice = current.notice;
        if (notice) announce(notice.sentence);
      }
      if (current.build !== build) {
        build = current.build;
        showBuild(current);
      }
    };
    showBuild(store.getState().current, true);
    // Going back to an anchor on this page restores an earlier build's address. The current build stays.
    const { pathname } = location;
    const onPopState = () => {
      if (location.pathname === pathname) showBuild(store.getState().current);
    };
    addEventListener('popstate', onPopState);
    const unsubscribe = store.subscribe(({ current }) => {
      if (current.notice !== notice || current.build !== build) afterPaint(syncEffects);
    });
    return () => {
      removeEventListener('popstate', onPopState);
      unsubscribe();
    };
  }, [store]);

  useEffect(() => {
    const watches = [watchStatuses(store), watchReasons(store)];
    return () => {
      for (const stop of watches) stop();
      store.getState().engine.stop();
    };
  }, [store]);
}

function showBuild({ build, list }: BuildState, isAsOpened = false): void {
  const address = writeBuildAddress(location.search, build, list.kind, isAsOpened);
  if (address !== location.search) replaceAddress(address + location.hash);
}
