import { cache } from 'react';
import { readStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runReadStockCar } from '@/lib/features/stock-cars/stock-cars';
import { requireSession } from '@/lib/server';
import { readAtAddress } from '../../../read-at-address';

/** The car of the address, read once for a request; one that is not there is a page that says so. */
export const readStoredCar = cache(async (id: string) => {
  await requireSession('valuations.read');
  return readAtAddress(readStockCar, runReadStockCar, { id });
});
