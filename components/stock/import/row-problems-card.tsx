'use client';

import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { Card } from '@/components/ui/data/card';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { LongCell } from '@/components/ui/data/table/long-cell';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { exportStockProblems } from '@/lib/api/addresses/stock';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { problemRowsWords } from '@/lib/domain/stock/stock-counts';
import type { StockPreview } from '@/lib/domain/stock/stock-list';
import { formatCount, formatPlural } from '@/lib/format';
import { MendRow } from './mend-row';

type StockRowProblem = StockPreview['problems'][number];
type StockRowDoubt = StockPreview['doubts'][number];

/**
 * @param mended the list whose rows may still be corrected in place; null once it was valued
 * @param unit what a mileage is typed in
 */
const problemColumns = (mended: string | null, unit: 'mileage' | 'kilometres'): readonly Column<StockRowProblem>[] => [
  { key: 'row', header: 'Row', numeric: true, cell: ({ row }) => formatCount(row) },
  { key: 'typed', header: 'Reg and mileage', rowHeader: true, cell: ({ typed }) => typed || 'empty' },
  {
    key: 'problem',
    header: 'Problem',
    cell: ({ problem }) => (
      <LongCell>
        {problem.reason} <span className="text-soft">{problem.next}</span>
      </LongCell>
    ),
  },
  ...(mended === null
    ? []
    : [
        {
          key: 'mend',
          header: 'Correct it here',
          cell: (row: StockRowProblem) =>
            row.problem.kind === 'erased' ? (
              <EmptyCell words="erased" />
            ) : (
              <LongCell>
                <MendRow listId={mended} unit={unit} problem={row} />
              </LongCell>
            ),
        },
      ]),
];

const DOUBT_COLUMNS: readonly Column<StockRowDoubt>[] = [
  { key: 'row', header: 'Row', numeric: true, cell: ({ row }) => formatCount(row) },
  { key: 'plate', header: 'Plate', rowHeader: true, cell: ({ plate }) => formatPlate(plate) },
  { key: 'doubt', header: 'Warning', cell: ({ doubt }) => <LongCell>{doubt}</LongCell> },
];

const VALUED_WORDS =
  'A list that has been valued stays as it is. Download these rows, correct them, and upload the file as a new list.';

/** The head of the list links here. */
export const ROWS_CARD_ID = 'rows';

export interface RowProblemsCardProps {
  listId: string;
  preview: Pick<StockPreview, 'problems' | 'doubts' | 'columns'> & {
    list: Pick<StockPreview['list'], 'counts' | 'run'>;
  };
}

/** The rows to fix, by their numbers in the file, and the rows valued with warnings. */
export function RowProblemsCard({ listId, preview }: RowProblemsCardProps) {
  // Only users who may look plates up can export them.
  const mayExport = useHasPermission('valuations.create');
  const { problems, doubts, list, columns } = preview;
  const unit = columns.kilometres === 'all' ? 'kilometres' : 'mileage';
  const problemCount = list.counts.refused + list.counts.duplicates;
  if (problems.length === 0 && doubts.length === 0) return null;
  return (
    <div data-focus="form input">
      <Card
        id={ROWS_CARD_ID}
        title={problemCount > 0 ? 'Rows to fix' : 'Rows with warnings'}
        flush
        aside={
          problemCount > 0 &&
          mayExport && (
            <a
              href={fileAddress(exportStockProblems, { id: listId, onlyUnread: true })}
              download
              className="link inline-flex min-h-(--control) items-center text-sm print:hidden"
            >
              Download
            </a>
          )
        }
      >
        {problems.length > 0 && mayExport && list.run !== null && (
          <p className="px-4 pb-2 text-sm sm:px-5">{VALUED_WORDS}</p>
        )}
        {problems.length > 0 && (
          <DataTable
            caption={
              problemCount > problems.length
                ? `The first ${formatCount(problems.length)} of ${formatCount(problemCount)}`
                : problemRowsWords(list.counts)
            }
            columns={problemColumns(mayExport && list.run === null ? listId : null, unit)}
            rows={problems}
            rowKey={({ row }) => String(row)}
          />
        )}
        {doubts.length > 0 && (
          <div className="px-4 py-2 sm:px-5">
            <Disclosure summary={`${formatPlural(list.counts.doubtful, 'row')} with warnings`}>
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
    </div>
  );
}
