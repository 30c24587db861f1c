import type { Metadata } from 'next';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { CompareValuesProvider } from '@/components/layout/stock/compare-values';
import { StockListOutlet } from '@/components/stock/stock-list-outlet';
import { NewStockListForm } from '@/components/stock/new-stock-list-form';
import { TrySampleList } from '@/components/stock/try-sample-list';
import { StockLists } from '@/components/stock/stock-lists';
import { StockRowComparison } from '@/components/valuations/values/stock-row-comparison';
import { may } from '@/lib/access';
import { listStockLists } from '@/lib/api/endpoints/stock';
import { runListStockLists } from '@/lib/features/stock/stock-lists';
import { mode, requireSession } from '@/lib/server';
import { prefetchQuery } from '../prefetch-query';

export const metadata: Metadata = { title: 'Stock' };

export default async function StockPage() {
  const session = await requireSession('valuations.read');
  const mayCreate = may(session.role, 'valuations.create');
  return (
    <HydratedQueries queries={await prefetchQuery(listStockLists, runListStockLists, {})}>
      <CompareValuesProvider comparison={StockRowComparison}>
        <StockListOutlet>
          <PageHeader
            title="Stock"
            lead={
              mayCreate
                ? 'Value a whole list of cars, and revalue it to see the change.'
                : 'Lists of cars with their values, and the change since they were valued before.'
            }
          />
          <div className="space-y-5">
            {mayCreate && <NewStockListForm />}
            <StockLists sampleList={mayCreate && mode() === 'sandbox' && <TrySampleList />} />
          </div>
        </StockListOutlet>
      </CompareValuesProvider>
    </HydratedQueries>
  );
}
