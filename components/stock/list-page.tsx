'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMay } from '@/components/layout/allowed';
import { useArrival } from '@/components/layout/arrival';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/page-header';
import { useTitle } from '@/components/layout/use-title';
import { Answer } from '@/components/ui/answer';
import { readStockList } from '@/lib/api/addresses/stock';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { useAnswer } from '@/lib/api/use-answer';
import type { StockList } from '@/lib/domain/stock';
import { countWords } from '@/lib/domain/stock-counts';
import { isOver } from '@/lib/domain/stock-progress';
import { formatDateTime } from '@/lib/format';
import { OdditiesCard } from './oddities-card';
import { ReadingCard } from './reading-card';
import { RemoveList } from './remove-list';
import { ResultsCard } from './results-card';
import { RunCard } from './run-card';
import { StartCard } from './start-card';
import { useLists } from './use-run';

/** Everything about one list: how it was read, what it would cost, how far it is, what it came to. */
export function ListPage({ id, today }: { id: string; today: string }) {
  const client = useQueryClient();
  const answer = useAnswer(readStockList, { id });
  const heading = useArrival(id, answer.data !== undefined);
  useTitle(answer.data?.list.name);
  const mayValue = useMay('valuations.create');
  const run = answer.data?.list.run ?? null;
  // A run that began or ended in another tab, or at another desk.
  const seen = useLists().data?.items.find((each) => each.id === id)?.run ?? null;
  const news =
    seen !== null && (run === null || seen.id !== run.id || isOver(seen) !== isOver(run))
      ? `${seen.id} ${seen.state}`
      : '';

  useEffect(() => {
    if (news === '') return;
    const stale = [readStockList, readMonthUsage];
    for (const { method, path } of stale) void client.invalidateQueries({ queryKey: [method, path] });
  }, [client, news]);

  return (
    <Answer of={answer} what="the stock list" money={false}>
      {(preview) => (
        <>
          <PageHeader
            above={<Breadcrumb crumbs={[{ label: 'Stock', href: '/stock' }]} />}
            title={preview.list.name}
            heading={heading}
            lead={leadOf(preview.list)}
            actions={<RemoveList id={id} />}
          />
          <div className="space-y-5">
            {run && <RunCard key={run.id} listId={id} first={run} />}
            {preview.cost && mayValue && <StartCard listId={id} cost={preview.cost} again={run !== null} />}
            <ResultsCard listId={id} runs={preview.runs} today={today} />
            {!run && <ReadingCard preview={preview} mayChange={mayValue} />}
            <OdditiesCard listId={id} preview={preview} />
          </div>
        </>
      )}
    </Answer>
  );
}

const leadOf = ({ counts, createdAt, createdBy }: StockList) =>
  `${countWords(counts)} · made ${formatDateTime(createdAt)} by ${createdBy.name}`;
