import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Pager } from '@/components/layout/navigation/pager';
import { numberedPages } from '@/components/layout/navigation/page-links';
import { PageHeader } from '@/components/layout/page/page-header';
import { CompareValuesProvider } from '@/components/layout/stock/compare-values';
import { DayBands, StockTotalsFigures } from '@/components/layout/stock/stock-totals';
import { AddStockCar } from '@/components/stock-cars/add-stock-car';
import { RevalueStock } from '@/components/stock-cars/revalue-stock';
import { StockCarFilter } from '@/components/stock-cars/stock-car-filter';
import { StockCarTable } from '@/components/stock-cars/stock-car-table';
import {
  activeFilterCount,
  readStockCarsView,
  STOCK_CARS_PAGE_SIZE,
  stockCarsPath,
  stockCarsQuery,
  stockCarsTitle,
  stockFileHref,
  type StockCarsView,
} from '@/components/stock-cars/stock-cars-address';
import { StockRowComparison } from '@/components/valuations/values/stock-row-comparison';
import { FileLink } from '@/components/ui/actions/file-link';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { FoldedOnPhone } from '@/components/ui/overlay/folded-on-phone';
import { may } from '@/lib/access';
import { listStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { runListStockCars } from '@/lib/features/stock-cars/stock-cars';
import { unidentifiedWords } from '@/lib/domain/stock-cars/car-sentences';
import type { StockTotals } from '@/lib/domain/stock-cars/stock-car';
import { isInStock } from '@/lib/domain/stock-cars/stock-car-state';
import { SOURCES } from '@/lib/domain/source-names';
import { formatPlural } from '@/lib/format';
import { answered, britishToday, requireSession } from '@/lib/server';

export async function generateMetadata({ searchParams }: PageProps<'/stock/cars'>): Promise<Metadata> {
  return { title: stockCarsTitle(readStockCarsView(await searchParams)) };
}

export default async function StockCarsPage({ searchParams }: PageProps<'/stock/cars'>) {
  const session = await requireSession('valuations.read');
  const view = readStockCarsView(await searchParams);
  const { page } = view;
  const query = { ...stockCarsQuery(view), limit: STOCK_CARS_PAGE_SIZE, page };
  const { items, totals, sites, makes } = await answered(listStockCars, runListStockCars, query, await headers());
  const mayChange = may(session.role, 'valuations.create');
  const isFiltered = activeFilterCount(view) > 0;
  const hasMore = page * STOCK_CARS_PAGE_SIZE < totals.cars;
  return (
    <>
      <PageHeader
        title={stockCarsTitle(view)}
        lead={`Identified cars are revalued free in every edition of ${SOURCES.guide.inText}.`}
      />
      <div className="space-y-4">
        {mayChange && (
          <Card screenOnly>
            <Disclosure summary="Add a car" open={totals.cars === 0 && !isFiltered}>
              <AddStockCar today={britishToday()} />
            </Disclosure>
          </Card>
        )}
        <div data-fold-row className="max-sm:flex max-sm:flex-wrap max-sm:gap-2 sm:space-y-4">
          <StockCarFilter view={view} sites={sites} makes={makes} />
          {totals.cars > 0 && <StockSums view={view} totals={totals} />}
        </div>
        {totals.cars === 0 ? (
          <EmptyState
            title={isFiltered ? 'No cars match' : 'No cars in stock yet'}
            actions={isFiltered && <ButtonLink href="/stock/cars">Show all cars in stock</ButtonLink>}
          >
            {isFiltered
              ? 'Change the filters, or remove them.'
              : mayChange
                ? 'Add one here, or choose “Take into stock” on a valuation, a vehicle file, a bought appraisal or a stock list.'
                : 'A valuer adds cars here.'}
          </EmptyState>
        ) : (
          <>
            <Card flush>
              <CompareValuesProvider comparison={StockRowComparison}>
                <StockCarTable caption={stockCarsTitle(view)} items={items} totals={totals} />
              </CompareValuesProvider>
            </Card>
            <div className="flex flex-wrap items-start gap-2">
              <Pager {...numberedPages(page, hasMore, (other) => stockCarsPath({ ...view, page: other }))} />
              {mayChange && (
                <div className="contents print:hidden">
                  <RevalueStock />
                  <FileLink href={stockFileHref(view, 'csv')}>CSV</FileLink>
                  <FileLink href={stockFileHref(view, 'xlsx')}>Excel</FileLink>
                  <FileLink href={stockFileHref(view, 'json')}>JSON</FileLink>
                </div>
              )}
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** Before the list on a wide screen; on a phone behind a button, so that the list begins on the first screen. */
function StockSums({ view, totals }: { view: StockCarsView; totals: StockTotals }) {
  const unidentified = unidentifiedWords(totals.unidentified);
  const isOfStock = view.status === '' || isInStock(view.status);
  const hasUnidentified = isOfStock && totals.unidentified > 0 && view.only !== 'unidentified';
  return (
    <FoldedOnPhone label={`Sums of ${formatPlural(totals.cars, 'car')}`} printed>
      <div className="space-y-4">
        <StockTotalsFigures totals={totals} />
        <DayBands totals={totals} hrefOf={(days) => stockCarsPath({ ...view, days, page: 1 })} />
        {hasUnidentified && (
          <Notice
            title={unidentified.title}
            actions={
              <ButtonLink href={stockCarsPath({ ...view, only: 'unidentified', page: 1 })}>
                {unidentified.link}
              </ButtonLink>
            }
          >
            {unidentified.text}
          </Notice>
        )}
      </div>
    </FoldedOnPhone>
  );
}
