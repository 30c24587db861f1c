import { headers } from 'next/headers';
import { OwnSales } from '@/components/stock-cars/own-sales';
import { readSalesBeside } from '@/lib/api/endpoints/stock-cars/stock-sales';
import type { ComparableCar } from '@/lib/domain/stock-cars/sales-vs-guide';
import { runReadSalesBeside } from '@/lib/features/stock-cars/stock-sales';
import { answeredOrNull } from '@/lib/server';

interface ComparableSalesProps extends ComparableCar {
  /** Not printed. */
  readonly screenOnly?: boolean;
}

/**
 * The organisation's own sales of cars like this one; nothing if they cannot be read, as the page works without them.
 */
export async function ComparableSales({ make, registered, mileage, screenOnly = false }: ComparableSalesProps) {
  const car = {
    ...(make !== null && { make }),
    ...(registered !== null && { registered }),
    ...(mileage !== null && { mileage }),
  };
  const beside = await answeredOrNull(readSalesBeside, runReadSalesBeside, car, await headers());
  return beside && <OwnSales groups={beside.groups} screenOnly={screenOnly} />;
}
