'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { readView, writeView, type StockView } from './stock-view';

/** Sorting and filters, which stand in the address: a reload, Back and a colleague see the same. */
export function useView(): [Omit<StockView, 'search'>, (next: Omit<StockView, 'search'>) => void] {
  const query = useSearchParams();
  const path = usePathname();
  const view = useMemo(() => readView(new URLSearchParams(query)), [query]);
  return [view, (next) => window.history.replaceState(null, '', path + writeView(next))];
}
