'use client';
import { useEffect, useRef } from 'react';
import { replaceAddress } from './router-address';

/** Neither the address nor requests follow a moving slider. */
export const ADDRESS_DELAY_MS = 400;

/**
 * Writes a view into the address once it has settled: browsers refuse an address that changes with every step.
 * @param query of the view, from the `?`
 * @param names all that a view may write; constant. Other parts of the address stay, so that the page can report them.
 * @returns shows the query of a view in the address bar now, for a slider at rest; the router still learns of it later
 */
export function useAddressSync(query: string, names: readonly string[]): (query: string) => void {
  const isRouterBehind = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      const whole = queryBeside(query, location.search, names);
      if (whole === location.search && !isRouterBehind.current) return;
      isRouterBehind.current = false;
      replaceAddress(`${location.pathname}${whole}${location.hash}`);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, names]);
  return (shown) => {
    const whole = queryBeside(shown, location.search, names);
    if (whole === location.search) return;
    isRouterBehind.current = true;
    showInAddressBar(`${location.pathname}${whole}${location.hash}`);
  };
}

/**
 * So that a link copied now is right. The router does not watch this `replaceState`, so nothing is rendered: the caller
 * notifies it later.
 */
export function showInAddressBar(path: string): void {
  History.prototype.replaceState.call(history, history.state, '', path);
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
