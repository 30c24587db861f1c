'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import type { AuctionTerms } from '@/lib/domain/stock/auction-bid';
import type { StockRun } from '@/lib/domain/stock/stock-list';
import { formatCount, formatDateTime } from '@/lib/format';
import { chosenRun, RunSelect } from '@/components/stock/run-select';
import { useStockResults } from '@/components/stock/use-stock-results';
import { AuctionTermsForm } from './auction-terms-form';
import { readTerms, TERM_FIELDS, writeTerms } from './auction-terms';
import { LotsCard } from './lots-card';

interface AuctionSheetProps {
  listId: string;
  /** The newest first. */
  runs: readonly [StockRun, ...StockRun[]];
  today: string;
}

/** The max bid for each car of the list: by terms in the address, and by hand where the dealer knows better. */
export function AuctionSheet({ listId, runs, today }: AuctionSheetProps) {
  const query = useSearchParams();
  const run = chosenRun(runs, query.get('run')) ?? runs[0];
  const path = usePathname();
  const terms = useMemo(() => readTerms(new URLSearchParams(query)), [query]);
  const { results, isWhole, error } = useStockResults(listId, run);

  const showTerms = (next: AuctionTerms, runId: string | null) =>
    window.history.replaceState(null, '', path + writeTerms(next) + (runId ? `&run=${runId}` : ''));

  return (
    <div className="space-y-5">
      <p className="text-soft">Valued {formatDateTime(run.startedAt)}.</p>
      <div className="space-y-5 print:hidden">
        <RunSelect runs={runs} chosen={run} onChoose={(runId) => showTerms(terms, runId)} />
        <AuctionTermsForm terms={terms} onChange={(next) => showTerms(next, query.get('run'))} />
      </div>
      <p className="hidden text-sm print:block">
        {TERM_FIELDS.map(({ name, label, unit }) =>
          unit === '£' ? `${label} £${formatCount(terms[name])}` : `${label} ${terms[name]}%`,
        ).join(' · ')}
      </p>
      <LotsCard listId={listId} results={results} isWhole={isWhole} error={error} terms={terms} today={today} />
    </div>
  );
}
