import Link from 'next/link';
import { Badge } from '@/components/ui/data/badge';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import type { LedgerLine } from '@/lib/domain/usage/ledger-line';
import { formatDateTime } from '@/lib/format';

const TONES = { yes: 'neutral', no: 'success', unknown: 'warning' } as const;

const COLUMNS: readonly Column<LedgerLine>[] = [
  { key: 'at', header: 'When', rowHeader: true, span: 3, cell: ({ at }) => formatDateTime(at) },
  { key: 'person', header: 'Who', cell: ({ person }) => person.name },
  { key: 'what', header: 'What', span: 2, cell: ({ what }) => what },
  {
    key: 'record',
    header: 'Vehicle',
    span: 3,
    cell: ({ record }) =>
      record === null ? (
        <EmptyCell words="no record" />
      ) : (
        <>
          {record.plate && <span className="font-semibold">{record.plate} </span>}
          {record.kind === 'valuation' ? (
            <Link href={`/valuations/${record.id}`} prefetch={false} className="link">
              {record.title}
            </Link>
          ) : (
            record.title
          )}
        </>
      ),
  },
  { key: 'answer', header: 'Answer', cell: ({ answer }) => (answer === 'none' ? <EmptyCell words="none" /> : answer) },
  {
    key: 'charged',
    header: 'Cost',
    span: 2,
    cell: ({ status, charged, explanation }) => (
      <>
        <Badge tone={TONES[charged]}>{status}</Badge>
        {explanation && <span className="block text-xs text-soft">{explanation}</span>}
      </>
    ),
  },
  {
    key: 'reference',
    header: 'Reference',
    span: 3,
    cell: ({ id, auditId }) => (
      <span className="text-xs text-soft">
        <code className="select-all wrap-anywhere">{id}</code>
        {auditId && <span className="block">provider audit ID {auditId}</span>}
      </span>
    ),
  },
];

/** The ledger line by line, newest first: a table on a wide screen, cards on a phone. */
export function LedgerTable({ items, caption }: { items: readonly LedgerLine[]; caption: string }) {
  return (
    <DataTable caption={caption} captionHidden columns={COLUMNS} rows={items} rowKey={({ id }) => id} onPhone="cards" />
  );
}
