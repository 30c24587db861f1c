'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { builderAddress, readBuilder, type Builder } from './builder-address';

/**
 * The way as the address has it. A choice shows at once and the address follows the paint; Back, and links to here, are
 * followed when the address has changed.
 */
export function useBuilder(): { builder: Builder; go: (next: Builder) => void; query: URLSearchParams } {
  const query = useSearchParams();
  const [builder, setBuilder] = useState(() => readBuilder(query));
  /** Enters the last choice, until it has been. */
  const enter = useRef<(() => void) | null>(null);

  useEffect(() => {
    // The router tells of an address a little later: of two quick choices the first must not undo the second.
    const current = new URLSearchParams(window.location.search).toString();
    if (enter.current !== null || current !== query.toString()) return;
    const next = readBuilder(query);
    setBuilder((shown) => (builderAddress(shown) === builderAddress(next) ? shown : next));
  }, [query]);

  return {
    builder,
    query,
    go(next) {
      setBuilder(next);
      enter.current?.();
      const enterNext = () => {
        if (enter.current !== enterNext) return;
        enter.current = null;
        window.history.pushState(null, '', builderAddress(next));
      };
      enter.current = enterNext;
      afterPaint(enterNext);
    },
  };
}
