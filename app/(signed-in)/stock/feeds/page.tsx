import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { StockFeeds } from '@/components/stock-cars/feeds/stock-feeds';
import { listStockFeeds as address } from '@/lib/api/addresses/stock-cars/stock-feeds';
import { listStockFeeds } from '@/lib/api/endpoints/stock-cars/stock-feeds';
import { runListStockFeeds } from '@/lib/features/stock-cars/stock-feeds';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Stock feeds' };

export default async function StockFeedsPage() {
  await requireSession('plates.export');
  const feeds = await answered(listStockFeeds, runListStockFeeds, {}, await headers());
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, feeds)]}>
      <PageHeader title="Feeds" lead="Your cars in stock for another system, such as your dealer management system." />
      <StockFeeds />
    </HydratedQueries>
  );
}
