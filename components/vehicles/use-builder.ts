'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
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
 * The way as the address has it. A choice shows at once and is in the history at once; the router is told later. Back,
 * and links to here, are followed when the address has changed.
 */
export function useBuilder(): UsedBuilder {
  const query = useSearchParams();
  const [builder, setBuilder] = useState(() => readBuilder(query));
  /** Chosen, and the router does not know of it yet. */
  const untold = useRef<Builder | null>(null);
  const tell = useCallback(() => {
    const next = untold.current;
    untold.current = null;
    if (next !== null) window.history.replaceState(null, '', builderAddress(next));
  }, []);

  useEffect(() => {
    // What is done next may lead away, unless it is another choice.
    const act = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[role=listbox]'))) tell();
    };
    // The router comes back to where it never left, and has nothing to tell.
    const goBack = () => {
      if (untold.current !== null) setBuilder(readBuilder(new URLSearchParams(window.location.search)));
      untold.current = null;
    };
    window.addEventListener('pointerdown', act, true);
    window.addEventListener('keydown', act, true);
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('pointerdown', act, true);
      window.removeEventListener('keydown', act, true);
      window.removeEventListener('popstate', goBack);
      untold.current = null;
    };
  }, [tell]);

  useEffect(() => {
    // The router tells of an address a little later: of two quick choices the first must not undo the second.
    const current = new URLSearchParams(window.location.search).toString();
    if (untold.current !== null || current !== query.toString()) return;
    const next = readBuilder(query);
    setBuilder((shown) => (builderAddress(shown) === builderAddress(next) ? shown : next));
  }, [query]);

  const go = (next: Builder) => {
    untold.current = next;
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
