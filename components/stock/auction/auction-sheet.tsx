'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { Select } from '@/components/ui/forms/select';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { TextInput } from '@/components/ui/forms/text-input';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import { ageBandOf, ageBands } from '@/lib/domain/stock/age-bands';
import { formatCount, formatDateTime, formatPlural } from '@/lib/format';
import { AuctionTable } from './auction-table';
import { readTerm, readTerms, TERM_FIELDS, writeTerms } from './auction-terms';
import { chosenRun, RunSelect } from '@/components/stock/run-select';
import { filterAndSort } from '@/components/stock/stock-view';
import { createBidsStore, setBid } from './bids-store';
import { useStockResults } from '@/components/stock/use-stock-results';

/** What one printed page holds. */
const LOTS_A_PAGE = 40;

interface AuctionSheetProps {
  listId: string;
  /** The newest first. */
  runs: readonly [StockRun, ...StockRun[]];
  today: string;
}

/** The most to bid for each car of the list: by terms that stand in the address, and by hand where the dealer knows better. */
export function AuctionSheet({ listId, runs, today }: AuctionSheetProps) {
  const query = useSearchParams();
  const run = chosenRun(runs, query.get('run')) ?? runs[0];
  const path = usePathname();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [chosenAge, setChosenAge] = useState('');
  const [page, setPage] = useState(0);
  const terms = useMemo(() => readTerms(new URLSearchParams(query)), [query]);
  const { results, isWhole, error } = useStockResults(listId, run);
  const bidsStore = useMemo(() => createBidsStore(listId), [listId]);
  const bids = useStore(bidsStore, (state) => state.bids);
  const valued = useMemo(() => {
    const view = { sort: 'row', descending: false, show: 'valued', age: '', search: '', run: '' } as const;
    return filterAndSort(results, view, today).filter(
      ({ plate, retailPounds }) => plate !== null && retailPounds !== null,
    );
  }, [results, today]);
  const bands = useMemo(() => ageBands(valued, today), [valued, today]);
  // Another run may have no lot of the age chosen before.
  const age = bands.find(({ label }) => label === chosenAge)?.label ?? '';
  const lots = useMemo(
    () => (age === '' ? valued : valued.filter(({ registered }) => ageBandOf(registered, today) === age)),
    [valued, age, today],
  );
  const pages = Math.max(1, Math.ceil(lots.length / LOTS_A_PAGE));
  const currentPage = Math.min(page, pages - 1);

  function changeTerm(field: (typeof TERM_FIELDS)[number], text: string) {
    setTyped({ ...typed, [field.name]: text });
    const value = readTerm(text, field.max);
    if (value !== null) showTerms({ ...terms, [field.name]: value }, query.get('run'));
  }
  const showTerms = (next: typeof terms, runId: string | null) =>
    window.history.replaceState(null, '', path + writeTerms(next) + (runId ? `&run=${runId}` : ''));

  return (
    <div className="space-y-5">
      <p className="text-soft">Valued {formatDateTime(run.startedAt)}.</p>
      <div className="space-y-5 print:hidden">
        <RunSelect runs={runs} chosen={run} onChoose={(runId) => showTerms(terms, runId)} />
        <Card title="Terms">
          <div className="grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-5">
            {TERM_FIELDS.map((field) => {
              const text = typed[field.name] ?? String(terms[field.name]);
              return (
                <Field
                  key={field.name}
                  label={field.label}
                  name={field.short}
                  error={
                    readTerm(text, field.max) === null ? `A number from 0 to ${formatCount(field.max)}.` : undefined
                  }
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      numeric
                      {...(field.unit === '£' ? { before: '£' } : { after: '%' })}
                      value={text}
                      onChange={({ target }) => changeTerm(field, target.value)}
                    />
                  )}
                </Field>
              );
            })}
          </div>
        </Card>
      </div>
      <p className="hidden text-sm print:block">
        {TERM_FIELDS.map(({ name, label, unit }) =>
          unit === '£' ? `${label} £${formatCount(terms[name])}` : `${label} ${terms[name]}%`,
        ).join(' · ')}
      </p>
      {error ? (
        <FaultNotice error={error} money={false} />
      ) : !isWhole ? (
        <Skeleton height="block" />
      ) : lots.length === 0 ? (
        <Notice title="No car in the list has a Retail value">Value the list first.</Notice>
      ) : (
        <Card
          flush
          title={
            pages === 1
              ? formatPlural(lots.length, 'lot')
              : `Lots ${formatCount(currentPage * LOTS_A_PAGE + 1)} to ${formatCount(Math.min(lots.length, (currentPage + 1) * LOTS_A_PAGE))} of ${formatCount(lots.length)}`
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
                  options={[{ value: '', label: 'All ages' }, ...bands.map(({ label }) => ({ value: label, label }))]}
                />
              </label>
              {pages > 1 && (
                <>
                  <Button disabled={currentPage === 0} onClick={() => setPage(currentPage - 1)}>
                    Previous
                  </Button>
                  <Button disabled={currentPage === pages - 1} onClick={() => setPage(currentPage + 1)}>
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
            lots={lots.slice(currentPage * LOTS_A_PAGE, (currentPage + 1) * LOTS_A_PAGE)}
            terms={terms}
            bids={bids}
            onBid={(row, text) => setBid(bidsStore, row, text)}
          />
        </Card>
      )}
    </div>
  );
}
