import { cache } from 'react';
import { readStockList } from '@/lib/api/endpoints/stock';
import { runReadStockList } from '@/lib/features/stock/stock-lists';
import { requireSession } from '@/lib/server';
import { readAtAddress } from '../../read-at-address';

/** The list in the address, read once for the page and its title; not found for another organisation's. */
export const readList = cache(async (id: string) => {
  await requireSession('valuations.read');
  return readAtAddress(readStockList, runReadStockList, { id });
});
