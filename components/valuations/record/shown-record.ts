'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { navigateInPlace } from '@/components/layout/navigation/in-place-navigation';
import { recordPath } from '@/lib/domain/page-paths';
import { recordIdIn } from './record-address';

/** The record a submission has just led to, until the router knows its address: it is painted before. */
const store = createStore<{ readonly id: string | null }>(() => ({ id: null }));
const forget = () => store.setState({ id: null });

/** Shows a new record at its own address. */
export function showRecord(id: string): void {
  navigateInPlace(id, recordPath(id));
  window.addEventListener('popstate', forget, { once: true });
  store.setState({ id });
}

/** The record to show; null where the address names none. */
export function useShownRecord(): string | null {
  const addressed = recordIdIn(usePathname());
  const id = useStore(store, (state) => state.id);
  useEffect(() => {
    if (id !== null && id === addressed) forget();
  }, [id, addressed]);
  useEffect(() => forget, []);
  return id ?? addressed;
}
