import { cache } from 'react';
import { readStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runReadStockCar } from '@/lib/features/stock-cars/stock-cars';
import { requireSession } from '@/lib/server';
import { readAtAddress } from '../../../read-at-address';

/** The car in the address, read once per request; shows the not-found page if there is none. */
export const readStoredCar = cache(async (id: string) => {
  await requireSession('valuations.read');
  return readAtAddress(readStockCar, runReadStockCar, { id });
});
