import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageHeader } from '@/components/layout/page/page-header';
import { PricesChart } from '@/components/stock-cars/prices-chart';
import { ExpectedStock } from '@/components/stock-cars/morning/expected-stock';
import { StockGroupCharts } from '@/components/stock-cars/stock-group-charts';
import { PrintButton } from '@/components/ui/actions/print-button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { readStockCharts } from '@/lib/api/endpoints/stock-cars/stock-charts';
import { SOURCES } from '@/lib/domain/source-names';
import { STOCK_GROUPINGS } from '@/lib/domain/stock-cars/stock-groups';
import { runReadStockCharts } from '@/lib/features/stock-cars/stock-charts';
import { formatDate } from '@/lib/format';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Stock charts' };

export default async function StockChartsPage({ searchParams }: PageProps<'/stock/charts'>) {
  await requireSession('valuations.read');
  const { by: chosen } = await searchParams;
  const by = STOCK_GROUPINGS.find((grouping) => grouping === chosen) ?? 'make';
  const charts = await answered(readStockCharts, runReadStockCharts, { by }, await headers());
  const { cars, edition, groups, expected, prices } = charts;
  return (
    <>
      <PageHeader
        title="Stock charts"
        lead={edition ? `Cars in stock, valued in the edition of ${formatDate(edition)}.` : 'Cars in stock.'}
        actions={cars > 0 && <PrintButton />}
      />
      {cars === 0 ? (
        <EmptyState title="No cars in stock yet" actions={<ButtonLink href="/stock/cars">Cars in stock</ButtonLink>}>
          Cars taken into stock are valued free in every edition of {SOURCES.guide.inText}, and drawn here.
        </EmptyState>
      ) : (
        <div className="space-y-4">
          <Card title="Value and age">
            <StockGroupCharts groups={groups} by={by} />
          </Card>
          {edition && expected && (
            <Card>
              <ExpectedStock expected={expected} cars={cars} edition={edition} />
            </Card>
          )}
          <Card title="Asking prices">
            <PricesChart prices={prices} cars={cars} />
          </Card>
        </div>
      )}
    </>
  );
}
