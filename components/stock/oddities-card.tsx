'use client';

import { useMay } from '@/components/layout/allowed';
import { Card } from '@/components/ui/card';
import { DataTable, type Column } from '@/components/ui/data-table';
import { Disclosure } from '@/components/ui/disclosure';
import { fileAddress } from '@/lib/api/ask';
import { exportStockProblems } from '@/lib/api/addresses/stock';
import { formatPlate } from '@/lib/domain/plate-shapes';
import type { StockPreview } from '@/lib/domain/stock';
import { formatCount, formatPlural } from '@/lib/format';

type Problem = StockPreview['problems'][number];
type Doubt = StockPreview['doubts'][number];

const PROBLEM_COLUMNS: readonly Column<Problem>[] = [
  { key: 'row', header: 'Row', numeric: true, cell: ({ row }) => formatCount(row) },
  { key: 'typed', header: 'In the file', rowHeader: true, cell: ({ typed }) => typed || 'empty' },
  {
    key: 'problem',
    header: 'Problem',
    cell: ({ problem }) => (
      <span>
        {problem.reason} <span className="text-soft">{problem.next}</span>
      </span>
    ),
  },
];

const DOUBT_COLUMNS: readonly Column<Doubt>[] = [
  { key: 'row', header: 'Row', numeric: true, cell: ({ row }) => formatCount(row) },
  { key: 'plate', header: 'Plate', rowHeader: true, cell: ({ plate }) => formatPlate(plate) },
  { key: 'doubt', header: 'What is odd', cell: ({ doubt }) => doubt },
];

/** The rows that are not valued, by their numbers in the file, and those that are though something is odd. */
export function OdditiesCard({ listId, preview }: { listId: string; preview: StockPreview }) {
  // Plates leave with whoever may look them up.
  const mayTakeAway = useMay('valuations.create');
  const { problems, doubts, list } = preview;
  const bad = list.counts.refused + list.counts.duplicates;
  if (problems.length === 0 && doubts.length === 0) return null;
  return (
    <Card
      title={bad > 0 ? 'Rows that are not valued' : 'Rows to look at'}
      flush
      aside={
        bad > 0 &&
        mayTakeAway && (
          <a
            href={fileAddress(exportStockProblems, { id: listId })}
            download
            className="link inline-flex min-h-(--control) items-center text-sm"
          >
            All of them as a file
          </a>
        )
      }
    >
      {problems.length > 0 && (
        <DataTable
          caption={
            bad > problems.length
              ? `The first ${formatCount(problems.length)} of ${formatCount(bad)}`
              : formatPlural(bad, 'row')
          }
          columns={PROBLEM_COLUMNS}
          rows={problems}
          rowKey={({ row }) => String(row)}
        />
      )}
      {doubts.length > 0 && (
        <div className="px-4 py-2 sm:px-5">
          <Disclosure summary={`${formatPlural(list.counts.doubtful, 'row')} valued though something is odd`}>
            <DataTable
              caption={`The first ${formatCount(doubts.length)}`}
              captionHidden
              columns={DOUBT_COLUMNS}
              rows={doubts}
              rowKey={({ row }) => String(row)}
            />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}
