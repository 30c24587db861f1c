'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { pushAddress } from '@/components/ui/behaviour/router-address';
import { builderAddress, readBuilder, type BuilderView } from './builder-address';

interface BuilderState {
  readonly builder: BuilderView;
  readonly navigate: (next: BuilderView) => void;
  /** The router's address. */
  readonly query: URLSearchParams;
}

/**
 * The path in the address. A choice shows and enters the history immediately; Next's router reaches the new
 * address later, and may reach an earlier choice first. Back and links to this page are followed.
 */
export function useBuilder(): BuilderState {
  const query = useSearchParams();
  const [builder, setBuilder] = useState(() => readBuilder(query));
  /** The address of the last choice, until the router has reached it. */
  const pendingAddress = useRef<string | null>(null);

  useEffect(() => {
    const next = readBuilder(query);
    if (pendingAddress.current !== null && pendingAddress.current !== builderAddress(next)) return;
    pendingAddress.current = null;
    setBuilder((own) => (builderAddress(own) === builderAddress(next) ? own : next));
  }, [query]);

  useEffect(() => {
    const goBack = () => {
      const next = readBuilder(new URLSearchParams(window.location.search));
      pendingAddress.current = builderAddress(next);
      setBuilder(next);
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);

  const navigate = (next: BuilderView) => {
    pendingAddress.current = builderAddress(next);
    setBuilder(next);
    pushAddress(builderAddress(next));
  };
  return { builder, navigate, query };
}
