'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { builderAddress, readBuilder, type Builder } from './builder-address';

/**
 * The way as the address has it. A choice shows at once and the address follows; Back, and links to here, are followed
 * when the address has changed.
 */
export function useBuilder(): { builder: Builder; go: (next: Builder) => void; query: URLSearchParams } {
  const query = useSearchParams();
  const [builder, setBuilder] = useState(() => readBuilder(query));

  useEffect(() => {
    // The router tells of an address a little later: of two quick choices the first must not undo the second.
    const current = new URLSearchParams(window.location.search).toString();
    if (current !== query.toString()) return;
    const next = readBuilder(query);
    setBuilder((shown) => (builderAddress(shown) === builderAddress(next) ? shown : next));
  }, [query]);

  return {
    builder,
    query,
    go(next) {
      setBuilder(next);
      window.history.pushState(null, '', builderAddress(next));
    },
  };
}
