import type { BuildState } from '@/components/options/build-state';
import { addReasons, type ConfiguratorStore, type KnownReasons } from '@/components/options/configurator-store';
import { afterPaint } from '@/components/ui/behaviour/after-paint';
import { isUnavailable } from '@/lib/domain/options/configuration';

/** Options per search: few enough that no other search waits long behind it. */
const BATCH_SIZE = 5;

/**
 * Finds why unavailable options are unavailable, and starts again whenever the build changes.
 * Returns the function that ends it.
 *
 * @param later runs a search once the click that made it necessary is painted
 */
export function watchReasons(store: ConfiguratorStore, later = afterPaint): () => void {
  let search = new AbortController();
  void findReasons(store, search.signal);
  const unsubscribe = store.subscribe(({ current }, before) => {
    if (current.now === before.current.now) return;
    search.abort();
    search = new AbortController();
    const { signal } = search;
    later(() => void (signal.aborted || findReasons(store, signal)));
  });
  return () => {
    unsubscribe();
    search.abort();
  };
}

async function findReasons(store: ConfiguratorStore, signal: AbortSignal): Promise<void> {
  const { current, reasons, engine } = store.getState();
  const options = unexplainedFirst(current, reasons);
  for (let at = 0; at < options.length; at += BATCH_SIZE) {
    const batch = options.slice(at, at + BATCH_SIZE);
    const found = await engine.run(current.build, { find: 'reasons', options: batch }, signal);
    if (found === null) return;
    addReasons(store, found.reasons);
  }
}

/** A reason found for an earlier build still holds, but this build may have a shorter one: those come last. */
function unexplainedFirst({ now }: BuildState, reasons: KnownReasons): number[] {
  const unavailable = now.states.filter(({ status }) => isUnavailable(status));
  const unexplained = unavailable.filter(({ code }) => !reasons.has(code));
  // A dead option has the same reason in every build.
  const explained = unavailable.filter(({ code, status }) => reasons.has(code) && status === 'blocked');
  return [...unexplained, ...explained].map(({ code }) => code);
}
