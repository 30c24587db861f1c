'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { builderAddress, readBuilder, type BuilderView } from './builder-address';

/** By then the rest of a long list is usually drawn: a new address is as much work for the router. */
const ROUTER_SYNC_DELAY_MS = 50;

interface BuilderState {
  readonly builder: BuilderView;
  readonly navigate: (next: BuilderView) => void;
  /** The address as the router has it. */
  readonly query: URLSearchParams;
  /** Passes a choice on to the router, if it does not have it yet. */
  readonly syncRouter: () => void;
}

/**
 * The path as the address has it. A choice shows and enters the history immediately; the router gets it later, and
 * handles it later still. Back and links to this page are followed when the address has changed.
 */
export function useBuilder(): BuilderState {
  const query = useSearchParams();
  const [builder, setBuilder] = useState(() => readBuilder(query));
  /** The last choice, by a click or by Back. */
  const latestBuilder = useRef(builder);
  const isOutOfSync = useRef(false);
  /** Addresses passed to the router that it has not reached yet, the last at the end. */
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
    // The next action may lead away, unless it is another choice.
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
      // The router goes back there too, unless it never left.
      if (address !== builderAddress(readBuilder(query))) markPending(address);
      setBuilder(latestBuilder.current);
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [query]);

  // Before the next click: the router writes the address it reaches over the current one.
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
    // The router treats an entry with its own state as its own, and does nothing.
    window.history.pushState(window.history.state, '', builderAddress(next));
    setBuilder(next);
  };
  return { builder, navigate, query, syncRouter };
}

/** Passes the address on to the router once the next list is there: before, its work would delay the list. */
export function useRouterSync(
  { builder, syncRouter }: Pick<BuilderState, 'builder' | 'syncRouter'>,
  isLoaded: boolean,
): void {
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(syncRouter, ROUTER_SYNC_DELAY_MS);
    return () => clearTimeout(timer);
  }, [builder, syncRouter, isLoaded]);
}
