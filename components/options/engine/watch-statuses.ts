import { adoptAvailability, type ConfiguratorStore } from '@/components/options/configurator-store';

/**
 * Decides in the worker the statuses that the page had no time to decide, once for each build. Returns the function
 * that ends it.
 */
export function watchStatuses(store: ConfiguratorStore): () => void {
  let search = new AbortController();
  const decide = async () => {
    search.abort();
    search = new AbortController();
    const { signal } = search;
    const { current, engine } = store.getState();
    if (current.now.isDecided) return;
    const found = await engine.run(current.build, { find: 'statuses' }, signal);
    if (found?.availability && !signal.aborted) adoptAvailability(store, current.build, found.availability);
  };
  void decide();
  const unsubscribe = store.subscribe(({ current }, before) => {
    if (current.build !== before.current.build) void decide();
  });
  return () => {
    unsubscribe();
    search.abort();
  };
}
