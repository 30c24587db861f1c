'use client';
import { useEffect } from 'react';

/** Neither the address nor requests follow a moving slider. */
export const ADDRESS_DELAY_MS = 400;

/** Writes a query into the address once it has settled: browsers refuse an address that changes with every step. */
export function useAddressSync(query: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (query !== location.search) history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
