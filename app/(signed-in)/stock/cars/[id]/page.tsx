import type { Metadata } from 'next';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { StockCarPage } from '@/components/stock-cars/stock-car-page';
import { StockRowComparison } from '@/components/valuations/values/stock-row-comparison';
import { readStockCar as address } from '@/lib/api/addresses/stock-cars/stock-cars';
import { ComparableSales } from '../../../comparable-sales';
import { britishToday, requireSession } from '@/lib/server';
import { readStoredCar } from './read-stored-car';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

export async function generateMetadata({ params }: PageProps<'/stock/cars/[id]'>): Promise<Metadata> {
  const { car } = await readStoredCar((await params).id);
  return { title: displayName(car.title) };
}

export default async function StoredStockCarPage({ params }: PageProps<'/stock/cars/[id]'>) {
  await requireSession('valuations.read');
  const { id } = await params;
  const stored = await readStoredCar(id);
  return (
    <HydratedQueries queries={[hydratedQuery(address, { id }, stored)]}>
      <StockCarPage
        id={id}
        today={britishToday()}
        ownSales={<ComparableSales {...stored.car} />}
        Comparison={StockRowComparison}
      />
    </HydratedQueries>
  );
}
