'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { useHeadingFocus } from '@/components/layout/navigation/in-place-navigation';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { PageHeader } from '@/components/layout/page/page-header';
import { useTitle } from '@/components/layout/page/use-title';
import { Notice } from '@/components/ui/feedback/notice';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { readStockList } from '@/lib/api/addresses/stock';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { useAnswer } from '@/lib/api/client/use-answer';
import { listPath } from '@/lib/domain/page-paths';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { sheetsLeftOutWords } from '@/lib/domain/stock/sheets-left-out';
import { problemRowsWords, valuableWords } from '@/lib/domain/stock/stock-counts';
import { isRunFinished } from '@/lib/domain/stock/run-progress';
import { formatDateTime } from '@/lib/format';
import { RowProblemsCard, ROWS_CARD_ID } from './import/row-problems-card';
import { ColumnMappingCard } from './import/column-mapping-card';
import { TakeListIntoStock } from './take-list-into-stock';
import { RemoveStockList } from './remove-stock-list';
import { ResultsCard } from './results-card';
import { RunCard } from './run-card';
import { CARS_CARD_ID } from './run-results';
import { chosenRun } from './run-select';
import { missingWords } from './run-words';
import { StartRunCard } from './start-run-card';
import { useStockLists } from './use-stock-run';
import { useStockView } from './use-stock-view';

/** Everything about one list: its import summary, the cost of a run, progress and results. */
export function StockListDetail({ id }: { id: string }) {
  const client = useQueryClient();
  const answer = useAnswer(readStockList, { id });
  const [view] = useStockView();
  const heading = useHeadingFocus(id, answer.data !== undefined);
  useTitle(answer.data?.list.name);
  const mayValue = useHasPermission('valuations.create');
  const run = answer.data?.list.run ?? null;
  // Decided as the page opens: nothing moves where a run ends in view.
  const [opensOnVehicles] = useState(run !== null && isRunFinished(run));
  // A run was started or ended in another tab or by a colleague.
  const listedRun = useStockLists().data?.items.find((listed) => listed.id === id)?.run ?? null;
  const runChangeKey =
    listedRun !== null && (run === null || listedRun.id !== run.id || isRunFinished(listedRun) !== isRunFinished(run))
      ? `${listedRun.id} ${listedRun.state}`
      : '';

  useEffect(() => {
    if (runChangeKey === '') return;
    const stale = [readStockList, readMonthUsage];
    for (const { method, path } of stale) void client.invalidateQueries({ queryKey: [method, path] });
  }, [client, runChangeKey]);

  return (
    <QueryBoundary query={answer} what="the stock list" money={false}>
      {(preview) => (
        <>
          <PageHeader
            above={<Breadcrumb crumbs={[{ label: 'Stock', href: '/stock' }]} />}
            title={preview.list.name}
            heading={heading}
            lead={<ListLead preview={preview} />}
            actions={<RemoveStockList id={id} />}
          />
          <div className="space-y-5">
            <SheetsLeftOut names={preview.sheetsLeftOut} />
            {opensOnVehicles && <ResultsCard listId={id} runs={preview.runs} />}
            {run && (
              <RunCard
                key={run.id}
                listId={id}
                first={run}
                isShown={run.id === chosenRun(preview.runs, view.run)?.id}
              />
            )}
            {preview.cost && preview.freshCost && mayValue && (
              <StartRunCard
                listId={id}
                counts={preview.list.counts}
                cost={preview.cost}
                freshCost={preview.freshCost}
                isRepeatRun={run !== null}
              />
            )}
            {!opensOnVehicles && <ResultsCard listId={id} runs={preview.runs} />}
            {!run && <ColumnMappingCard preview={preview} mayChange={mayValue} />}
            {mayValue && <TakeListIntoStock preview={preview} />}
            <RowProblemsCard listId={id} preview={preview} />
          </div>
        </>
      )}
    </QueryBoundary>
  );
}

function SheetsLeftOut({ names }: { names: readonly string[] }) {
  const words = sheetsLeftOutWords(names);
  return words && <Notice tone="warning" title={words} />;
}

/** What the list holds: what is to fix and what has no value link to their rows. */
function ListLead({ preview: { list, problems } }: { preview: StockPreview }) {
  const { id, counts, run, createdAt, createdBy } = list;
  const problemWords = problemRowsWords(counts);
  const noValueWords = run && isRunFinished(run) ? missingWords(run) : '';
  return (
    <>
      {valuableWords(counts, run)}
      {problemWords && ', '}
      {problems.length > 0 ? (
        <a href={`#${ROWS_CARD_ID}`} className="link">
          {problemWords}
        </a>
      ) : (
        problemWords
      )}
      {noValueWords && (
        <>
          {', '}
          <Link href={`${listPath(id)}?show=without#${CARS_CARD_ID}`} prefetch={false} className="link">
            {noValueWords}
          </Link>
        </>
      )}
      {` · created ${formatDateTime(createdAt)} by ${createdBy.name}`}
    </>
  );
}
