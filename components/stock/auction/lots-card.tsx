import { useMemo, useState } from 'react';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { filterAndSort } from '@/lib/domain/stock/stock-result-view';
import { ageBandOf, ageBands } from '@/lib/domain/stock/age-bands';
import type { AuctionTerms } from '@/lib/domain/stock/auction-bid';
import { auctionLot } from '@/lib/domain/stock/auction-entries';
import { isLot, unvaluedLotsWords } from '@/lib/domain/stock/auction-lots';
import type { StockResult, StockRun } from '@/lib/domain/stock/stock-list';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import type { Fault } from '@/lib/fault';
import { formatCount, formatPlural } from '@/lib/format';
import { usePrinting } from '@/components/ui/behaviour/use-printing';
import { AuctionTable, lotRow } from './auction-table';
import { BoughtLine } from './bought-line';
import { LotControls, type LotFilter } from './lot-controls';
import type { AuctionSheetEntries } from './use-auction-sheet';

/** Lots per screen; all of them are printed. */
const LOTS_PER_PAGE = 40;

export interface LotsCardProps {
  listId: string;
  run: Pick<StockRun, 'id' | 'startedAt'>;
  results: readonly StockResult[];
  isWhole: boolean;
  error: Fault | null;
  /** Null while one of them cannot be read. */
  terms: AuctionTerms | null;
  sheet: AuctionSheetEntries;
}

/** The lots that match the filters, forty at a time on screen and all in print, each with its entries. */
export function LotsCard({ listId, run, results, isWhole, error, terms, sheet }: LotsCardProps) {
  const [filter, setFilter] = useState<LotFilter>({ age: '', search: '' });
  const [page, setPage] = useState(0);
  const { lots: cars, ages, age } = useLots(results, filter, britishDay(run.startedAt));
  const isPrinting = usePrinting();
  const rowOf = (car: StockResult) =>
    lotRow(
      car,
      auctionLot(car.retailPounds, terms, (field) => sheet.textOf(car.row, field)),
    );
  const pageCount = Math.max(1, Math.ceil(cars.length / LOTS_PER_PAGE));
  const currentPage = Math.min(page, pageCount - 1);
  const first = currentPage * LOTS_PER_PAGE;
  const unvaluedWords = unvaluedLotsWords(cars);
  const isFiltered = filter.search !== '' || age !== '';

  if (error && !isWhole) return <FaultNotice error={error} money={false} />;
  if (!isWhole) return <Skeleton height="block" />;
  if (cars.length === 0 && !isFiltered) return <Notice title="This run has no lots">Value the list first.</Notice>;
  const show = (change: Partial<LotFilter>) => {
    setFilter({ ...filter, ...change });
    setPage(0);
  };
  return (
    <Card
      flush
      title={
        pageCount === 1 || isPrinting
          ? formatPlural(cars.length, 'lot')
          : `Lots ${formatCount(first + 1)} to ${formatCount(Math.min(cars.length, first + LOTS_PER_PAGE))} of ${formatCount(cars.length)}`
      }
      aside={
        <LotControls
          ages={ages}
          filter={{ ...filter, age }}
          onFilter={show}
          page={currentPage}
          pageCount={pageCount}
          onPage={setPage}
        />
      }
    >
      <BoughtLine lots={cars.map(rowOf)} listId={listId} runId={run.id} mayExport={sheet.mayEnter} />
      {unvaluedWords && <p className="px-4 pb-2 text-sm text-soft sm:px-5 print:px-0">{unvaluedWords}</p>}
      {cars.length === 0 ? (
        <p className="px-4 pb-4 text-soft sm:px-5">No lots match.</p>
      ) : (
        <AuctionTable lots={(isPrinting ? cars : cars.slice(first, first + LOTS_PER_PAGE)).map(rowOf)} sheet={sheet} />
      )}
    </Card>
  );
}

/**
 * The lots that match the filters, with a Retail value or without. Another run may have no lot of the chosen age.
 * @param runDay the day on which each lot has its age
 */
function useLots(results: readonly StockResult[], filter: LotFilter, runDay: Day) {
  return useMemo(() => {
    const view = {
      sort: 'row',
      descending: false,
      show: 'all',
      age: '',
      search: filter.search,
      run: '',
    } as const;
    const found = filterAndSort(results, view, runDay).filter(isLot);
    const ages = ageBands(found, runDay).map(({ label }) => label);
    const age = ages.find((label) => label === filter.age) ?? '';
    const lots = age === '' ? found : found.filter(({ registered }) => ageBandOf(registered, runDay) === age);
    return { lots, ages, age };
  }, [results, filter, runDay]);
}
