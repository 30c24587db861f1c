import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readStockList } from '@/lib/api/endpoints/stock';
import { Fault } from '@/lib/fault';
import { runReadStockList } from '@/lib/features/stock/stock-lists';
import { answered, requireSession } from '@/lib/server';

/** The list of an address, read once for the page and its title; not found for another organisation's. */
export const readList = cache(async (id: string) => {
  await requireSession('valuations.read');
  if (!readStockList.input.safeParse({ id }).success) notFound();
  return answered(readStockList, runReadStockList, { id }, await headers()).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'not_found') notFound();
    throw error;
  });
});
