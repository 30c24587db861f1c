'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { builderAddress, readBuilder, type Builder } from './builder-address';

/** By then the next list is painted, as a rule: taking in an address is as much work for the router. */
const ENTERED_MS = 100;

/**
 * The way as the address has it. A choice shows at once and the address follows; Back, and links to here, are followed
 * when the address has changed.
 */
export function useBuilder(): { builder: Builder; go: (next: Builder) => void; query: URLSearchParams } {
  const query = useSearchParams();
  const [builder, setBuilder] = useState(() => readBuilder(query));
  /** Chosen, and not in the address yet. */
  const chosen = useRef<Builder | null>(null);
  const enter = useCallback(() => {
    const next = chosen.current;
    chosen.current = null;
    if (next !== null) window.history.pushState(null, '', builderAddress(next));
  }, []);

  useEffect(() => {
    // What is done next may lead away, or back.
    const acts = ['pointerdown', 'keydown', 'pagehide'] as const;
    for (const act of acts) window.addEventListener(act, enter, true);
    return () => {
      for (const act of acts) window.removeEventListener(act, enter, true);
      chosen.current = null;
    };
  }, [enter]);

  useEffect(() => {
    // The router tells of an address a little later: of two quick choices the first must not undo the second.
    const current = new URLSearchParams(window.location.search).toString();
    if (chosen.current !== null || current !== query.toString()) return;
    const next = readBuilder(query);
    setBuilder((shown) => (builderAddress(shown) === builderAddress(next) ? shown : next));
  }, [query]);

  return {
    builder,
    query,
    go(next) {
      enter();
      chosen.current = next;
      setBuilder(next);
      setTimeout(enter, ENTERED_MS);
    },
  };
}
