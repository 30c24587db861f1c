'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { builderAddress, readBuilder, type BuilderView } from './builder-address';

/** By then the rest of a long list is drawn, as a rule: taking in an address is as much work for the router. */
const ROUTER_SYNC_DELAY_MS = 50;

interface BuilderState {
  readonly builder: BuilderView;
  readonly navigate: (next: BuilderView) => void;
  /** The address as the router has it. */
  readonly query: URLSearchParams;
  /** Tells the router of a choice, if it does not know of it yet. */
  readonly syncRouter: () => void;
}

/**
 * The way as the address has it. A choice shows at once and is in the history at once; the router is told later, and
 * comes to it later still. Back, and links to here, are followed when the address has changed.
 */
export function useBuilder(): BuilderState {
  const query = useSearchParams();
  const [builder, setBuilder] = useState(() => readBuilder(query));
  /** What was chosen last, by a press or by Back. */
  const latestBuilder = useRef(builder);
  const isOutOfSync = useRef(false);
  /** Where the router is on its way to by our own telling, the last at the end. */
  const pendingAddresses = useRef(new Set<string>());

  const markPending = (address: string) => {
    pendingAddresses.current.delete(address);
    pendingAddresses.current.add(address);
  };
  const syncRouter = useCallback(() => {
    if (!isOutOfSync.current) return;
    isOutOfSync.current = false;
    const address = builderAddress(latestBuilder.current);
    markPending(address);
    window.history.replaceState(null, '', address);
  }, []);

  useEffect(() => {
    // What is done next may lead away, unless it is another choice.
    const syncBeforeLeaving = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[role=listbox]'))) syncRouter();
    };
    window.addEventListener('pointerdown', syncBeforeLeaving, true);
    window.addEventListener('keydown', syncBeforeLeaving, true);
    return () => {
      window.removeEventListener('pointerdown', syncBeforeLeaving, true);
      window.removeEventListener('keydown', syncBeforeLeaving, true);
      isOutOfSync.current = false;
    };
  }, [syncRouter]);

  useEffect(() => {
    const goBack = () => {
      isOutOfSync.current = false;
      latestBuilder.current = readBuilder(new URLSearchParams(window.location.search));
      const address = builderAddress(latestBuilder.current);
      // The router comes back there too, unless it never left.
      if (address !== builderAddress(readBuilder(query))) markPending(address);
      setBuilder(latestBuilder.current);
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [query]);

  // Before anybody can press again: the router writes the address it comes to over the one that stands there.
  useLayoutEffect(() => {
    const next = readBuilder(query);
    const address = builderAddress(next);
    if (!pendingAddresses.current.has(address)) {
      pendingAddresses.current.clear();
      isOutOfSync.current = false;
      latestBuilder.current = next;
      setBuilder((ownChoice) => (builderAddress(ownChoice) === address ? ownChoice : next));
      return;
    }
    if (address === [...pendingAddresses.current].at(-1)) pendingAddresses.current.clear();
    const latest = builderAddress(latestBuilder.current);
    if (latest !== address) window.history.replaceState(window.history.state, '', latest);
  }, [query]);

  const navigate = (next: BuilderView) => {
    latestBuilder.current = next;
    isOutOfSync.current = true;
    // The router takes an entry with its own mark for one of its own, and does nothing.
    window.history.pushState(window.history.state, '', builderAddress(next));
    setBuilder(next);
  };
  return { builder, navigate, query, syncRouter };
}

/** Tells the router once what a choice leads to is there: until then its work would stand in the way. */
export function useRouterSync(
  { builder, syncRouter: tell }: Pick<BuilderState, 'builder' | 'syncRouter'>,
  isLoaded: boolean,
): void {
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(tell, ROUTER_SYNC_DELAY_MS);
    return () => clearTimeout(timer);
  }, [builder, tell, isLoaded]);
}
