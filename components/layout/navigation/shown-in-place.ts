'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { navigateInPlace } from './in-place-navigation';

/**
 * What a submission has just led to. It is painted before the router knows its address.
 * @param pathOf the address of one by its id
 * @param idIn the id that an address names; null for every other page
 */
export function createShownInPlace(pathOf: (id: string) => string, idIn: (path: string) => string | null) {
  const store = createStore<{ readonly id: string | null }>(() => ({ id: null }));
  const forget = () => store.setState({ id: null });

  /** Shows it at its own address. */
  function show(id: string): void {
    navigateInPlace(id, pathOf(id));
    window.addEventListener('popstate', forget, { once: true });
    store.setState({ id });
  }

  /** The id of what is to be shown; null where the address names none. */
  function useShownId(): string | null {
    const addressed = idIn(usePathname());
    const id = useStore(store, (state) => state.id);
    useEffect(() => {
      if (id !== null && id === addressed) forget();
    }, [id, addressed]);
    useEffect(() => forget, []);
    return id ?? addressed;
  }

  return { show, useShownId };
}
