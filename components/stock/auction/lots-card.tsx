import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Select } from '@/components/ui/forms/select';
import { filterAndSort } from '@/components/stock/stock-view';
import { ageBandOf, ageBands } from '@/lib/domain/stock/age-bands';
import type { AuctionTerms } from '@/lib/domain/stock/auction-bid';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import type { Fault } from '@/lib/fault';
import { formatCount, formatPlural } from '@/lib/format';
import { usePrinting } from '@/components/ui/behaviour/use-printing';
import { AuctionTable } from './auction-table';
import { createBidsStore, setBid } from './bids-store';

/** What a screen shows at a time; paper has all lots. */
const LOTS_PER_PAGE = 40;

export interface LotsCardProps {
  listId: string;
  results: readonly StockResult[];
  isWhole: boolean;
  error: Fault | null;
  terms: AuctionTerms;
  today: string;
}

/** The lots of one age, forty at a time on the screen and all of them in print, each with its bid. */
export function LotsCard({ listId, results, isWhole, error, terms, today }: LotsCardProps) {
  const [chosenAge, setChosenAge] = useState('');
  const [page, setPage] = useState(0);
  const bidsStore = useMemo(() => createBidsStore(listId), [listId]);
  const bids = useStore(bidsStore, (state) => state.bids);
  const { lots, ages, age } = useLots(results, chosenAge, today);
  const pageCount = Math.max(1, Math.ceil(lots.length / LOTS_PER_PAGE));
  const currentPage = Math.min(page, pageCount - 1);
  const first = currentPage * LOTS_PER_PAGE;
  const isPrinting = usePrinting();

  if (error) return <FaultNotice error={error} money={false} />;
  if (!isWhole) return <Skeleton height="block" />;
  if (lots.length === 0) return <Notice title="No car in the list has a Retail value">Value the list first.</Notice>;
  return (
    <Card
      flush
      title={
        pageCount === 1 || isPrinting
          ? formatPlural(lots.length, 'lot')
          : `Lots ${formatCount(first + 1)} to ${formatCount(Math.min(lots.length, first + LOTS_PER_PAGE))} of ${formatCount(lots.length)}`
      }
      aside={
        <span className="flex flex-wrap items-center gap-2 print:hidden">
          <label className="flex items-center gap-2 text-sm">
            Age
            <Select
              value={age}
              onChange={({ target }) => {
                setChosenAge(target.value);
                setPage(0);
              }}
              options={[{ value: '', label: 'All ages' }, ...ages.map((label) => ({ value: label, label }))]}
            />
          </label>
          {pageCount > 1 && (
            <>
              <Button disabled={currentPage === 0} onClick={() => setPage(currentPage - 1)}>
                Previous
              </Button>
              <Button disabled={currentPage === pageCount - 1} onClick={() => setPage(currentPage + 1)}>
                Next
              </Button>
            </>
          )}
          <Button variant="primary" icon="print" onClick={() => window.print()}>
            Print
          </Button>
        </span>
      }
    >
      <AuctionTable
        lots={isPrinting ? lots : lots.slice(first, first + LOTS_PER_PAGE)}
        terms={terms}
        bids={bids}
        onBid={(row, text) => setBid(bidsStore, row, text)}
      />
    </Card>
  );
}

/** The cars with a Retail value, of one age or of all. Another run may have no lot of the age chosen before. */
function useLots(results: readonly StockResult[], chosenAge: string, today: string) {
  return useMemo(() => {
    const view = { sort: 'row', descending: false, show: 'valued', age: '', search: '', run: '' } as const;
    const valued = filterAndSort(results, view, today).filter(
      ({ plate, retailPounds }) => plate !== null && retailPounds !== null,
    );
    const ages = ageBands(valued, today).map(({ label }) => label);
    const age = ages.find((label) => label === chosenAge) ?? '';
    const lots = age === '' ? valued : valued.filter(({ registered }) => ageBandOf(registered, today) === age);
    return { lots, ages, age };
  }, [results, chosenAge, today]);
}
