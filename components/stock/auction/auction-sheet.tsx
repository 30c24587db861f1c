'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { replaceAddress } from '@/components/ui/behaviour/router-address';
import { Notice } from '@/components/ui/feedback/notice';
import { FoldedCriteria } from '@/components/ui/forms/folded-criteria';
import { chosenRun, RunSelect } from '@/components/stock/run-select';
import { useStockResults } from '@/components/stock/use-stock-results';
import { entryKey, SHEET_ROW } from '@/lib/domain/stock/auction-entries';
import type { AuctionTerms } from '@/lib/domain/stock/auction-bid';
import { leftOffSheetWords } from '@/lib/domain/stock/auction-lots';
import { readTerm, TERM_FIELDS, termsFrom, unreadTermsWords, type TermTextOf } from '@/lib/domain/stock/auction-terms';
import type { StockList, StockRun } from '@/lib/domain/stock/stock-list';
import { formatCount, formatDateTime } from '@/lib/format';
import { AuctionTermsForm } from './auction-terms-form';
import { LotsCard } from './lots-card';
import { SheetSaved } from './sheet-saved';
import { useAuctionSheet, type AuctionSheetEntries } from './use-auction-sheet';

interface AuctionSheetProps {
  listId: string;
  counts: StockList['counts'];
  /** The newest first. */
  runs: readonly [StockRun, ...StockRun[]];
  personId: string;
  mayEnter: boolean;
}

/** A list's auction sheet, shared by the team: terms, and for each car its max bid, bid, hammer price and result. */
export function AuctionSheet({ listId, counts, runs, personId, mayEnter }: AuctionSheetProps) {
  const query = useSearchParams();
  const path = usePathname();
  const run = chosenRun(runs, query.get('run')) ?? runs[0];
  const { results, isWhole, error } = useStockResults(listId, run);
  const sheet = useAuctionSheet({ listId, personId, mayEnter });
  const termText: TermTextOf = (short) => sheet.enteredOf(SHEET_ROW, short) ?? query.get(short);
  const terms = termsFrom(termText);
  useTermsOfAddress(sheet, query, path);
  const leftOff = isWhole ? leftOffSheetWords(counts, run, results) : null;

  const showRun = (id: string) => replaceAddress(path + (id ? `?run=${id}` : ''));
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="text-soft">
          Valued {formatDateTime(run.startedAt)}. {leftOff}
        </p>
        {mayEnter && <SheetSaved sheet={sheet} />}
      </div>
      <FoldedCriteria words={terms ? termsWords(terms) : ['Terms']} isOpen={terms === null || hasForeignTerm(sheet)}>
        <RunSelect runs={runs} chosen={run} onChoose={showRun} />
        <AuctionTermsForm sheet={sheet} textOf={termText} />
      </FoldedCriteria>
      {terms === null && <Notice title="No max bids">{unreadTermsWords(termText)}</Notice>}
      <LotsCard
        listId={listId}
        run={run}
        results={results}
        isWhole={isWhole}
        error={error}
        terms={terms}
        sheet={sheet}
      />
    </div>
  );
}

const termsWords = (terms: AuctionTerms): string[] =>
  TERM_FIELDS.map(({ name, label, unit }) =>
    unit === '£' ? `${label} £${formatCount(terms[name])}` : `${label} ${terms[name]}%`,
  );

/** A colleague has changed a term meanwhile. */
const hasForeignTerm = ({ foreign }: AuctionSheetEntries): boolean =>
  TERM_FIELDS.some(({ short }) => foreign[entryKey(SHEET_ROW, short)] !== undefined);

/** Addresses of earlier versions hold the terms: if the sheet has none yet, they become the team's. */
function useTermsOfAddress(sheet: AuctionSheetEntries, query: URLSearchParams, path: string): void {
  const { isRead, mayEnter, enter, enteredOf } = sheet;
  const isPending = isRead && mayEnter && TERM_FIELDS.some(({ short }) => query.has(short));
  useEffect(() => {
    if (!isPending) return;
    for (const field of TERM_FIELDS) {
      const { short } = field;
      const text = query.get(short);
      if (text !== null && readTerm(text, field) !== null && enteredOf(SHEET_ROW, short) === null)
        enter(SHEET_ROW, short, text);
    }
    const run = query.get('run');
    replaceAddress(path + (run ? `?run=${run}` : ''));
  }, [isPending, query, path, enter, enteredOf]);
}
