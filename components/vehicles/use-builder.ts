'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { builderAddress, readBuilder, type Builder } from './builder-address';

/** By then the rest of a long list is drawn, as a rule: taking in an address is as much work for the router. */
const TOLD_MS = 50;

interface UsedBuilder {
  readonly builder: Builder;
  readonly go: (next: Builder) => void;
  /** The address as the router has it. */
  readonly query: URLSearchParams;
  /** Tells the router of a choice, if it does not know of it yet. */
  readonly tell: () => void;
}

/**
 * The way as the address has it. A choice shows at once and is in the history at once; the router is told later, and
 * comes to it later still. Back, and links to here, are followed when the address has changed.
 */
export function useBuilder(): UsedBuilder {
  const query = useSearchParams();
  const [builder, setBuilder] = useState(() => readBuilder(query));
  /** What was chosen last, by a press or by Back. */
  const chosen = useRef(builder);
  const isUntold = useRef(false);
  /** Where the router is on its way to by our own telling, the last at the end. */
  const told = useRef(new Set<string>());

  const onWay = (address: string) => {
    told.current.delete(address);
    told.current.add(address);
  };
  const tell = useCallback(() => {
    if (!isUntold.current) return;
    isUntold.current = false;
    const address = builderAddress(chosen.current);
    onWay(address);
    window.history.replaceState(null, '', address);
  }, []);

  useEffect(() => {
    // What is done next may lead away, unless it is another choice.
    const act = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[role=listbox]'))) tell();
    };
    window.addEventListener('pointerdown', act, true);
    window.addEventListener('keydown', act, true);
    return () => {
      window.removeEventListener('pointerdown', act, true);
      window.removeEventListener('keydown', act, true);
      isUntold.current = false;
    };
  }, [tell]);

  useEffect(() => {
    const goBack = () => {
      isUntold.current = false;
      chosen.current = readBuilder(new URLSearchParams(window.location.search));
      const address = builderAddress(chosen.current);
      // The router comes back there too, unless it never left.
      if (address !== builderAddress(readBuilder(query))) onWay(address);
      setBuilder(chosen.current);
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [query]);

  // Before anybody can press again: the router writes the address it comes to over the one that stands there.
  useLayoutEffect(() => {
    const next = readBuilder(query);
    const address = builderAddress(next);
    if (!told.current.has(address)) {
      told.current.clear();
      isUntold.current = false;
      chosen.current = next;
      setBuilder((shown) => (builderAddress(shown) === address ? shown : next));
      return;
    }
    if (address === [...told.current].at(-1)) told.current.clear();
    const latest = builderAddress(chosen.current);
    if (latest !== address) window.history.replaceState(window.history.state, '', latest);
  }, [query]);

  const go = (next: Builder) => {
    chosen.current = next;
    isUntold.current = true;
    // The router takes an entry with its own mark for one of its own, and does nothing.
    window.history.pushState(window.history.state, '', builderAddress(next));
    setBuilder(next);
  };
  return { builder, go, query, tell };
}

/** Tells the router once what a choice leads to is there: until then its work would stand in the way. */
export function useTelling({ builder, tell }: Pick<UsedBuilder, 'builder' | 'tell'>, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(tell, TOLD_MS);
    return () => clearTimeout(timer);
  }, [builder, tell, isThere]);
}
