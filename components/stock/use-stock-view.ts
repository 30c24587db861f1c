'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { replaceAddress } from '@/components/ui/behaviour/router-address';
import { readStockView, writeStockView, type StockView } from './stock-view';

/** Sorting and filters, which are in the address: a reload, Back and a colleague see the same. */
export function useStockView(): [Omit<StockView, 'search'>, (next: Omit<StockView, 'search'>) => void] {
  const query = useSearchParams();
  const path = usePathname();
  const view = useMemo(() => readStockView(new URLSearchParams(query)), [query]);
  return [view, (next) => replaceAddress(path + writeStockView(next))];
}
