import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { Fault } from '@/lib/fault';
import { runReadStockCar } from '@/lib/features/stock-cars/stock-cars';
import { answered, requireSession } from '@/lib/server';

/** The car of the address, read once for a request; one that is not there is a page that says so. */
export const readStoredCar = cache(async (id: string) => {
  await requireSession('valuations.read');
  try {
    return await answered(readStockCar, runReadStockCar, { id }, await headers());
  } catch (error) {
    if (error instanceof Fault && (error.code === 'not_found' || error.code === 'invalid_input')) notFound();
    throw error;
  }
});
