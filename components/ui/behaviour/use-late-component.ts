import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { failedPart } from './failed-part';

/** In idle time, or after this at the latest. */
const IDLE_TIMEOUT_MS = 1_000;

/**
 * A component whose script is not in a page's first load: null until then. It loads in idle time, or by `load` at the
 * first sign that it is needed. Held directly, not by `lazy`, whose first render would suspend once more. For
 * components that the page can do without; for a part of the page use `useLatePart`.
 * @param importComponent the same function in each render
 */
export function useLateComponent<P>(importComponent: () => Promise<ComponentType<P>>): {
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
  useIdleLoad(load);
  return { Component, hasFailed, load };
}

/**
 * A part of the page whose script loads in idle time: null until then. If the script cannot be loaded, a sentence
 * replaces the part, with a button that tries again.
 * @param importPart the same function in each render
 * @param name of the part, as a sentence begins
 */
export function useLatePart<P extends object>(
  importPart: () => Promise<ComponentType<P>>,
  name: string,
): {
  Part: ComponentType<P> | null;
} {
  const { Component, hasFailed } = useLateComponent(importPart);
  const [FailedPart] = useState(() => failedPart(importPart, name));
  return { Part: Component ?? (hasFailed ? FailedPart : null) };
}

/** Loads script in idle time, so that it is ready when needed. If that fails, it is loaded again when needed. */
export function useIdleLoad(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
}

/** @returns a function that cancels it */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(idle);
}
