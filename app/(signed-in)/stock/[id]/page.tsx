import type { Metadata } from 'next';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { CompareValuesProvider } from '@/components/layout/stock/compare-values';
import { StockListDetail } from '@/components/stock/stock-list-detail';
import { StockRowComparison } from '@/components/valuations/values/stock-row-comparison';
import { readStockList as address } from '@/lib/api/addresses/stock';
import { requireSession } from '@/lib/server';
import { readList } from './read-list';

export async function generateMetadata({ params }: PageProps<'/stock/[id]'>): Promise<Metadata> {
  const { list } = await readList((await params).id);
  return { title: list.name };
}

export default async function StockListPage({ params }: PageProps<'/stock/[id]'>) {
  await requireSession('valuations.read');
  const { id } = await params;
  const preview = await readList(id);
  return (
    <HydratedQueries queries={[hydratedQuery(address, { id }, preview)]}>
      <CompareValuesProvider comparison={StockRowComparison}>
        <StockListDetail id={id} />
      </CompareValuesProvider>
    </HydratedQueries>
  );
}
