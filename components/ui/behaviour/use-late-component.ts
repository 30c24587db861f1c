import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { failedPart } from './failed-part';

/** In idle time, or after this at the latest. */
const IDLE_TIMEOUT_MS = 1_000;

/** When a script comes by itself: in idle time, or never, for one that is large and seldom needed. */
export type LateLoading = 'idle' | 'on demand';

/**
 * A component whose script is not among the first of a page: null until it is there. It comes in idle time, and by `load` at
 * the first sign that it is needed. Held as it is, not by `lazy`, whose first drawing waits once more. Without it its page
 * lacks nothing; a part of the page is `useLatePart`.
 * @param importComponent the same function at each rendering
 */
export function useLateComponent<P>(
  importComponent: () => Promise<ComponentType<P>>,
  loading: LateLoading = 'idle',
): {
  Component: ComponentType<P> | null;
  hasFailed: boolean;
  load: () => Promise<void>;
} {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await importComponent();
      setComponent(() => loaded);
    } catch (error) {
      setFailed(true);
      throw error;
    }
  }, [importComponent]);
  useIdleLoad(loading === 'idle' ? load : null);
  return { Component, hasFailed, load };
}

/**
 * A part of the page whose script comes in idle time: null until then. Where its script cannot be loaded, a sentence that
 * says so stands in its place, with a button that tries again.
 * @param importPart the same function at each rendering
 */
export function useLatePart<P extends object>(
  importPart: () => Promise<ComponentType<P>>,
): {
  Part: ComponentType<P> | null;
} {
  const { Component, hasFailed } = useLateComponent(importPart);
  const [FailedPart] = useState(() => failedPart(importPart));
  return { Part: Component ?? (hasFailed ? FailedPart : null) };
}

/** Loads script in idle time, so that it is there when it is needed. What fails here is loaded again then. */
export function useIdleLoad(load: (() => Promise<unknown>) | null): void {
  useEffect(() => (load ? whenIdle(() => void load().catch(() => undefined)) : undefined), [load]);
}

/** @returns what calls it off */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(idle);
}
