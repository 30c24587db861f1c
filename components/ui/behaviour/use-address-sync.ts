'use client';
import { useEffect } from 'react';

/** Neither the address nor requests follow a moving slider. */
export const ADDRESS_DELAY_MS = 400;

/**
 * Writes a view into the address once it has settled: browsers refuse an address that changes with every step.
 * @param query of the view, from the `?`
 * @param names all that a view may write; constant. Other parts of the address stay, so that the page can report them.
 */
export function useAddressSync(query: string, names: readonly string[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const whole = queryBeside(query, location.search, names);
      if (whole !== location.search) history.replaceState(null, '', `${location.pathname}${whole}${location.hash}`);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, names]);
}

/**
 * The query of a view, followed by what the address has under other names.
 * @param query from the `?`; empty where the view writes nothing
 * @param names that a view may write
 */
export function queryBeside(query: string, address: string, names: readonly string[]): string {
  const others = [...new URLSearchParams(address)].filter(([name]) => !names.includes(name));
  if (others.length === 0) return query;
  const whole = new URLSearchParams([...new URLSearchParams(query), ...others]);
  return `?${whole}`;
}
