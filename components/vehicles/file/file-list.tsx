'use client';

import Link from 'next/link';
import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { PlateCell } from '@/components/ui/data/plate-cell';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { filePath } from '@/lib/domain/page-paths';
import type { RegistrationSummary } from '@/lib/domain/vehicles/registration/registration-record';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatDateTime } from '@/lib/format';

const STEPS = { 'look-up': null, alternatives: 'other derivatives listed', choice: 'derivative chosen' } as const;

const COLUMNS: readonly Column<RegistrationSummary>[] = [
  {
    key: 'plate',
    header: 'Plate',
    unlabelled: true,
    cell: ({ plate }) => <PlateCell plate={plate} />,
  },
  {
    key: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    span: 2,
    cell: ({ id, title, derivative, flag, otherFlags }) => (
      <>
        <Link href={filePath(id)} prefetch={false} className="link">
          <UnbrokenWords>{displayName(title)}</UnbrokenWords>
        </Link>
        {derivative && (
          <span className="block font-normal text-soft">
            <UnbrokenWords>{derivativeAfter(title, derivative)}</UnbrokenWords>
          </span>
        )}
        <FlagBadge flag={flag} otherFlags={otherFlags} />
      </>
    ),
  },
  {
    key: 'at',
    header: 'Looked up',
    span: 3,
    unlabelled: true,
    cell: ({ lookedUpAt, lookedUpBy, step = 'look-up' }) => (
      <>
        {formatDateTime(lookedUpAt)}{' '}
        <span className="text-soft sm:block">
          {lookedUpBy.name}
          {STEPS[step] && ` · ${STEPS[step]}`}
        </span>
      </>
    ),
  },
];

/** Vehicle files, newest first. Opening one costs nothing. */
export function FileList({ items }: { items: readonly RegistrationSummary[] }) {
  return (
    <DataTable
      caption="Vehicle files"
      captionHidden
      columns={COLUMNS}
      rows={items}
      rowKey={({ id }) => id}
      onPhone="cards"
    />
  );
}
