'use client';

import Link from 'next/link';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { buttonClass } from '@/components/ui/actions/button-class';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { KeyFigure, KeyFigures } from '@/components/ui/data/key-figure';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { Select } from '@/components/ui/forms/select';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { TextInput } from '@/components/ui/forms/text-input';
import { exportStockProblems, exportStockResults } from '@/lib/api/addresses/stock';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import { ageBands } from '@/lib/domain/stock/age-bands';
import { finishedCars, isRunFinished } from '@/lib/domain/stock/run-progress';
import { formatCount, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';
import { AgesTable } from './ages-table';
import { auctionPath } from './stock-list-address';
import { ResultsTable } from './results-table';
import { chosenRun, RunSelect } from './run-select';
import { movementOf, STOCK_SHOW_FILTERS, filterAndSort, type StockShowFilter } from './stock-view';
import { useStockResults } from './use-stock-results';
import { useStockRun } from './use-stock-run';
import { useStockView } from './use-stock-view';

const SHOW_FILTER_WORDS: Record<StockShowFilter, string> = {
  all: 'All cars',
  valued: 'With a value',
  without: 'Without a value',
  flagged: 'With an alert',
};

interface ResultsCardProps {
  listId: string;
  /** The newest first. */
  runs: readonly StockRun[];
  today: string;
}

/** What the runs of a list came to, one at a time. */
export function ResultsCard({ listId, runs, today }: ResultsCardProps) {
  const [view, setView] = useStockView();
  const chosen = chosenRun(runs, view.run);
  if (!chosen) return null;
  return (
    <>
      <RunSelect runs={runs} chosen={chosen} onChoose={(run) => setView({ ...view, run })} />
      <RunResults key={chosen.id} listId={listId} first={chosen} today={today} />
    </>
  );
}

/** What a run came to: totals, ages, and every car, filling as the answers come. */
function RunResults({ listId, first, today }: { listId: string; first: StockRun; today: string }) {
  // Plates leave with whoever may look them up.
  const mayExport = useHasPermission('valuations.create');
  const { data: run } = useStockRun(listId, first);
  const { results, error, isWhole } = useStockResults(listId, run);
  const [view, setView] = useStockView();
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search);
  const bands = useMemo(() => ageBands(results, today), [results, today]);
  const rows = useMemo(
    () => filterAndSort(results, { ...view, search: searched }, today),
    [results, view, searched, today],
  );
  const sum = (poundsOf: (row: (typeof rows)[number]) => number | null) =>
    rows.reduce((total, row) => total + (poundsOf(row) ?? 0), 0);
  const moved = rows.filter((row) => movementOf(row) !== null).length;
  // A total of fewer cars than the run has come to is one of a run that goes on, or none.
  const isRead = isWhole || (results.length > 0 && !isRunFinished(run));
  const whenRead = (value: ReactNode) => (isRead ? value : <Skeleton height="figure" width="wide" />);

  if (finishedCars(run) === 0) return null;
  return (
    <>
      {!isRead && !error && (
        <span role="status" className="sr-only">
          Loading the results
        </span>
      )}
      <KeyFigures>
        <KeyFigure
          label="Cars"
          value={whenRead(formatCount(rows.length))}
          gap={rows.length < results.length ? `of ${formatCount(results.length)}` : undefined}
        />
        <KeyFigure label="Retail" band="retail" value={whenRead(formatPounds(sum((row) => row.retailPounds)))} />
        <KeyFigure label="Clean" band="clean" value={whenRead(formatPounds(sum((row) => row.cleanPounds)))} />
        <KeyFigure
          label="Change in Clean"
          value={whenRead(moved > 0 ? formatPoundsChange(sum(movementOf)) : <EmptyCell words="not valued before" />)}
          gap={moved > 0 ? `over ${formatPlural(moved, 'car')}` : undefined}
        />
      </KeyFigures>
      <Card title="By age" flush>
        {isRead ? <AgesTable bands={bands} /> : <Skeleton height="block" />}
      </Card>
      <Card
        title="Cars"
        aside={
          mayExport && (
            <span className="flex flex-wrap items-center gap-x-4 text-sm print:hidden">
              <a
                href={fileAddress(exportStockResults, { id: listId, run: run.id })}
                download
                className="link inline-flex min-h-(--control) items-center"
              >
                CSV
              </a>
              <a
                href={fileAddress(exportStockResults, { id: listId, run: run.id, format: 'xlsx' })}
                download
                className="link inline-flex min-h-(--control) items-center"
              >
                Excel
              </a>
              {run.failed + run.withoutValue > 0 && (
                <a
                  href={fileAddress(exportStockProblems, { id: listId, run: run.id })}
                  download
                  className="link inline-flex min-h-(--control) items-center"
                >
                  Rows without a value
                </a>
              )}
            </span>
          )
        }
      >
        <div className="mb-3 grid items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_auto] print:hidden">
          <Field label="Find" name="find">
            {(control) => (
              <TextInput
                {...control}
                type="search"
                value={search}
                placeholder="Plate, vehicle or reference"
                onChange={({ target }) => setSearch(target.value)}
              />
            )}
          </Field>
          <Field label="Show" name="show">
            {(control) => (
              <Select
                {...control}
                value={view.show}
                onChange={({ target }) =>
                  setView({ ...view, show: STOCK_SHOW_FILTERS.find((choice) => choice === target.value) ?? 'all' })
                }
                options={STOCK_SHOW_FILTERS.map((value) => ({ value, label: SHOW_FILTER_WORDS[value] }))}
              />
            )}
          </Field>
          <Field label="Age" name="age">
            {(control) => (
              <Select
                {...control}
                value={view.age}
                onChange={({ target }) => setView({ ...view, age: target.value })}
                options={[{ value: '', label: 'All ages' }, ...bands.map(({ label }) => ({ value: label, label }))]}
              />
            )}
          </Field>
          <Link href={auctionPath(listId, view.run)} prefetch={false} className={buttonClass('secondary')}>
            Auction sheet
          </Link>
        </div>
        {error && <FaultNotice error={error} money={false} />}
        {results.length === 0 ? (
          <Skeleton height="block" />
        ) : (
          <ResultsTable
            rows={rows}
            view={view}
            onSort={(sort, descending) => setView({ ...view, sort, descending })}
            busy={!isWhole}
          />
        )}
      </Card>
    </>
  );
}
