'use client';

import { useQueryClient } from '@tanstack/react-query';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { listStockSources } from '@/lib/api/addresses/stock-cars/stock-sources';
import { answerKey } from '@/lib/api/client/answer-of';
import { useAnswer } from '@/lib/api/client/use-answer';
import { SourceForm } from './source-form';
import { SourceList } from './source-list';

/** While a file is read in the background. */
const POLL_MS = 2_000;

/** The files of other systems that are read each night, and a form to add one. */
export function StockSources() {
  const client = useQueryClient();
  const sources = useAnswer(
    listStockSources,
    {},
    {
      staleAfterMs: 0,
      pollMs: (answer) => (answer?.items.some(({ isDue }) => isDue) ? POLL_MS : false),
    },
  );
  const readAgain = () => void client.invalidateQueries({ queryKey: answerKey(listStockSources, {}) });
  return (
    <QueryBoundary query={sources} what="the incoming feeds" money={false}>
      {({ items, folder, files }) => (
        <div className="space-y-4" data-focus="button, input">
          <SourceList sources={items} onChange={readAgain} />
          <SourceForm folder={folder} files={files} onChange={readAgain} />
        </div>
      )}
    </QueryBoundary>
  );
}
