'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { isRunFinished } from '@/lib/domain/stock/run-progress';
import type { StockList } from '@/lib/domain/stock/stock-list';
import { formatCount, formatDateTime } from '@/lib/format';
import { listPath } from '@/lib/domain/page-paths';
import { outcomeWords, runLook, runWords } from './run-words';
import { useStockLists } from './use-stock-run';

const COLUMNS: readonly Column<StockList>[] = [
  {
    key: 'name',
    header: 'List',
    rowHeader: true,
    span: 3,
    cell: ({ id, name }) => (
      <Link href={listPath(id)} prefetch={false} className="link inline-flex min-h-6 items-center">
        {name}
      </Link>
    ),
  },
  { key: 'cars', header: 'Cars', numeric: true, cell: ({ counts }) => formatCount(counts.valuable) },
  {
    key: 'state',
    header: 'Valued',
    cell: ({ run }) =>
      run ? (
        <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={runLook(run).tone}>{runLook(run).word}</Badge>
          <span className="text-soft">{isRunFinished(run) ? outcomeWords(run) : runWords(run)}</span>
        </span>
      ) : (
        <EmptyCell words="not yet" shownOnPhone />
      ),
  },
  {
    key: 'made',
    header: 'Created',
    cell: ({ createdAt, createdBy }) => (
      <span>
        {formatDateTime(createdAt)} <span className="block text-soft">{createdBy.name}</span>
      </span>
    ),
  },
];

/**
 * The organisation's lists; those being valued update live.
 * @param sampleList makes a list of sample cars, where there are samples
 */
export function StockLists({ sampleList }: { sampleList: ReactNode }) {
  const answer = useStockLists();
  const mayUpload = useHasPermission('valuations.create');
  return (
    <QueryBoundary
      query={answer}
      what="the stock lists"
      money={false}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title="No stock lists yet" actions={sampleList}>
          {mayUpload
            ? 'Upload the plates and mileages of your stock. Value the whole list, and revalue it any time to see the change.'
            : 'A valuer uploads the plates and mileages of the stock here.'}
        </EmptyState>
      }
    >
      {({ items }) => (
        <Card title="Lists" flush>
          <DataTable caption="Stock lists" captionHidden columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
        </Card>
      )}
    </QueryBoundary>
  );
}
