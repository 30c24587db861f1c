import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageHeader } from '@/components/layout/page/page-header';
import { PastSalesCard } from '@/components/stock-cars/past-sales/past-sales-card';
import { SalesImportsCard } from '@/components/stock-cars/past-sales/sales-imports';
import { MEDIAN_WORDS, SalesGroupsTable } from '@/components/stock-cars/sales-groups';
import { SalesTable } from '@/components/stock-cars/sales-table';
import { FileLink } from '@/components/ui/actions/file-link';
import { PrintButton } from '@/components/ui/actions/print-button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { may } from '@/lib/access';
import { exportStockSales } from '@/lib/api/addresses/stock-cars/stock-cars';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { listSalesImports } from '@/lib/api/endpoints/stock-cars/past-sales';
import { readStockSales } from '@/lib/api/endpoints/stock-cars/stock-sales';
import { leftOutSentences, SALES_MONTHS } from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOLD_TO } from '@/lib/domain/stock-cars/stock-car-state';
import { SOURCES } from '@/lib/domain/source-names';
import { runListSalesImports } from '@/lib/features/stock-cars/past-sales';
import { runReadStockSales } from '@/lib/features/stock-cars/stock-sales';
import { formatCount } from '@/lib/format';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Sales vs guide' };

export default async function StockSalesPage() {
  const session = await requireSession('valuations.read');
  const request = await headers();
  const [{ groups, sales, withoutValue, unvalued, newest }, { items: imports }] = await Promise.all([
    answered(readStockSales, runReadStockSales, {}, request),
    answered(listSalesImports, runListSalesImports, {}, request),
  ]);
  const mayAdd = may(session.role, 'valuations.create');
  const hasMedians = SOLD_TO.some((soldTo) => groups[soldTo].some(({ quartiles }) => quartiles !== null));
  const title = newest.length < sales ? `Newest ${formatCount(newest.length)} of ${formatCount(sales)} sales` : 'Sales';
  return (
    <>
      <PageHeader
        title="Sales vs guide"
        lead={`What your cars sold for over ${SALES_MONTHS} months, against ${SOURCES.guide.inText}’s edition before each sale. It changes no value.`}
        actions={
          sales > 0 && (
            <>
              {mayAdd && (
                <>
                  <FileLink href={fileAddress(exportStockSales, { format: 'csv' })}>CSV</FileLink>
                  <FileLink href={fileAddress(exportStockSales, { format: 'xlsx' })}>Excel</FileLink>
                </>
              )}
              <PrintButton />
            </>
          )
        }
      />
      {sales === 0 ? (
        <EmptyState
          title={`No sale in ${SALES_MONTHS} months`}
          actions={<ButtonLink href="/stock/cars">Cars in stock</ButtonLink>}
        >
          {mayAdd
            ? 'Open a car in stock and enter what it sold for, or add your past sales from a file.'
            : 'A valuer enters what a car in stock sold for, or adds past sales from a file.'}{' '}
          They then stand here beside {SOURCES.guide.inText}.
        </EmptyState>
      ) : (
        <div className="space-y-4">
          {SOLD_TO.filter((soldTo) => groups[soldTo].length > 0).map((soldTo) => (
            <Card key={soldTo} flush>
              <SalesGroupsTable groups={groups[soldTo]} soldTo={soldTo} />
            </Card>
          ))}
          <p className="text-sm text-soft">
            {hasMedians && `${MEDIAN_WORDS} `}
            {leftOutSentences(unvalued, sales - withoutValue).join(' ')}
          </p>
          <Card title={title} flush>
            <SalesTable sales={newest} />
          </Card>
        </div>
      )}
      <div className="mt-4 space-y-4" data-focus="button, input">
        {mayAdd && <PastSalesCard />}
        <SalesImportsCard imports={imports} />
      </div>
    </>
  );
}
