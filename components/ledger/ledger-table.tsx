'use client';

import Link from 'next/link';
import { Badge } from '@/components/ui/data/badge';
import type { Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { ListTable } from '@/components/ui/data/list-table';
import { MadeBy } from '@/components/ui/data/names/made-by';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import type { LedgerLine } from '@/lib/domain/usage/ledger-line';
import { ANSWER_WORDS, noVehicleWords } from '@/lib/domain/usage/ledger-words';
import { formatDateTime } from '@/lib/format';
import { filePath, recordPath } from '@/lib/domain/page-paths';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

const TONES = { yes: 'neutral', no: 'success', unknown: 'warning' } as const;

const COLUMNS: readonly Column<LedgerLine>[] = [
  { key: 'at', header: 'When', rowHeader: true, width: 'w-[12%]', span: 3, cell: ({ at }) => formatDateTime(at) },
  {
    key: 'person',
    header: 'Who',
    width: 'w-[12%]',
    cell: ({ person: { name }, apiKey }) => <MadeBy name={name} apiKey={apiKey} />,
  },
  { key: 'what', header: 'What', span: 2, width: 'w-[14%]', cell: ({ what }) => what },
  {
    key: 'record',
    header: 'Vehicle',
    width: 'w-[22%]',
    span: 3,
    cell: ({ record, state }) =>
      record === null ? (
        (noVehicleWords(state) ?? <EmptyCell words="no record" />)
      ) : (
        <>
          {record.plate && <span className="font-semibold">{record.plate} </span>}
          <Link
            href={record.kind === 'valuation' ? recordPath(record.id) : filePath(record.id)}
            prefetch={false}
            className="link"
          >
            <UnbrokenWords>{displayName(record.title)}</UnbrokenWords>
          </Link>
        </>
      ),
  },
  {
    key: 'answer',
    header: 'Answer',
    width: 'w-[8%]',
    cell: ({ answer }) => ANSWER_WORDS[answer] ?? <EmptyCell words="none" />,
  },
  {
    key: 'charged',
    header: 'Cost',
    width: 'w-[14%]',
    span: 2,
    cell: ({ status, charged, explanation }) => (
      <>
        <Badge tone={TONES[charged]}>{status}</Badge>
        {explanation && <span className="block text-xs text-soft sm:in-data-dense:hidden">{explanation}</span>}
      </>
    ),
  },
  {
    key: 'reference',
    header: 'Reference',
    width: 'w-[18%]',
    span: 3,
    cell: ({ id, auditId }) => (
      <span className="text-xs text-soft">
        <code className="select-all wrap-anywhere">{id}</code>
        {auditId && <span className="block sm:in-data-dense:hidden">provider audit ID {auditId}</span>}
      </span>
    ),
  },
];

export interface LedgerTableProps {
  items: readonly LedgerLine[];
  caption: string;
}

/** The ledger line by line, newest first: a table on a wide screen, cards on a phone. */
export function LedgerTable({ items, caption }: LedgerTableProps) {
  return (
    <ListTable
      list="ledger"
      caption={caption}
      captionHidden
      columns={COLUMNS}
      rows={items}
      rowKey={({ id }) => id}
      onPhone="cards"
    />
  );
}
