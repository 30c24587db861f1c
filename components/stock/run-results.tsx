'use client';

import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { useDebouncedValue } from '@/components/ui/behaviour/use-debounced-value';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { PrintedCriteria } from '@/components/ui/forms/printed-criteria';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import { ageBands } from '@/lib/domain/stock/age-bands';
import { filterAndSort } from '@/lib/domain/stock/stock-result-view';
import { finishedCars, isRunFinished } from '@/lib/domain/stock/run-progress';
import { britishDay } from '@/lib/domain/time/calendar';
import { formatCount, formatPlural } from '@/lib/format';
import { AgeBars } from './age-bars';
import { ResultFiles } from './result-files';
import { ResultFilters, resultFilterWords } from './result-filters';
import { ResultsTable } from './results-table';
import { RunTotals } from './run-totals';
import { useStockResults } from './use-stock-results';
import { useStockRun } from './use-stock-run';
import { useStockView } from './use-stock-view';

const SETTLED_MS = 600;

/** The head of the list links here. */
export const CARS_CARD_ID = 'cars';

/** Whether the words have ever been others than at first. */
function useIsChanged(words: string): boolean {
  const [firstWords] = useState(words);
  const [isChanged, setChanged] = useState(false);
  if (!isChanged && words !== firstWords) setChanged(true);
  return isChanged;
}

/** Totals, ages and every car of a run, filled as the results arrive. */
export function RunResults({ listId, first }: { listId: string; first: StockRun }) {
  // Only users who may look plates up can export them.
  const mayExport = useHasPermission('valuations.create');
  const { run } = useStockRun(listId, first);
  const { results, error, isWhole } = useStockResults(listId, run);
  const [view, setView] = useStockView();
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search);
  // An older run shows each car's age as it was then.
  const runDay = britishDay(run.startedAt);
  const bands = useMemo(() => ageBands(results, runDay), [results, runDay]);
  const shown = useMemo(() => ({ ...view, search: searched }), [view, searched]);
  const rows = useMemo(() => filterAndSort(results, shown, runDay), [results, shown, runDay]);
  // A run in progress shows a total of the cars so far; a finished run only the complete total.
  const isRead = isWhole || (results.length > 0 && !isRunFinished(run));
  const whenRead = (value: ReactNode) => (isRead ? value : <Skeleton height="figure" width="wide" />);

  // A run in progress is announced by its own card; the rows follow it.
  const [wasFinished] = useState(() => isRunFinished(first));
  const isFilterUsed = useIsChanged(resultFilterWords(shown).join(', '));
  // Announced once typing has settled, since the rows otherwise change silently.
  const shownWords = useDebouncedValue(
    isWhole && isFilterUsed ? `${formatCount(rows.length)} of ${formatPlural(results.length, 'car')}` : '',
    SETTLED_MS,
  );

  if (finishedCars(run) === 0) return null;
  return (
    <>
      {wasFinished && !isRead && !error && (
        <span role="status" className="sr-only">
          Loading the results
        </span>
      )}
      <PrintedCriteria words={resultFilterWords(shown)} />
      <RunTotals rows={rows} allCount={results.length} whenRead={whenRead} />
      <Card title="By age" flush>
        {isRead ? (
          <AgeBars bands={bands} selected={view.age} onSelect={(age) => setView({ ...view, age })} />
        ) : (
          <Skeleton height="block" />
        )}
      </Card>
      <Card
        id={CARS_CARD_ID}
        title="Cars"
        aside={mayExport && <ResultFiles listId={listId} run={run} view={shown} rows={rows} />}
      >
        <ResultFilters
          listId={listId}
          view={view}
          onView={setView}
          search={search}
          onSearch={setSearch}
          ages={bands.map(({ label }) => label)}
        />
        <p role="status" className="sr-only">
          {shownWords}
        </p>
        {error && <FaultNotice error={error} money={false} />}
        {results.length === 0 ? (
          <Skeleton height="block" />
        ) : (
          <ResultsTable
            rows={rows}
            view={shown}
            onSort={(sort, descending) => setView({ ...view, sort, descending })}
            busy={!isWhole}
          />
        )}
      </Card>
    </>
  );
}
