import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { StockFeeds } from '@/components/stock-cars/feeds/stock-feeds';
import { StockSources } from '@/components/stock-cars/feeds/sources/stock-sources';
import { listStockFeeds as address } from '@/lib/api/addresses/stock-cars/stock-feeds';
import { listStockSources as sourcesAddress } from '@/lib/api/addresses/stock-cars/stock-sources';
import { listStockFeeds } from '@/lib/api/endpoints/stock-cars/stock-feeds';
import { listStockSources } from '@/lib/api/endpoints/stock-cars/stock-sources';
import { runListStockFeeds } from '@/lib/features/stock-cars/stock-feeds';
import { runListStockSources } from '@/lib/features/stock-cars/sources/stock-sources';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Stock feeds' };

export default async function StockFeedsPage() {
  await requireSession('plates.export');
  const [feeds, sources] = await Promise.all([
    answered(listStockFeeds, runListStockFeeds, {}, await headers()),
    answered(listStockSources, runListStockSources, {}, await headers()),
  ]);
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, feeds), hydratedQuery(sourcesAddress, {}, sources)]}>
      <PageHeader
        title="Feeds"
        lead="Your cars in stock, sent to or read from another system, such as your dealer management system."
      />
      <div className="space-y-4">
        <StockFeeds />
        <StockSources />
      </div>
    </HydratedQueries>
  );
}
