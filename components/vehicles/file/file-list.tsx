'use client';

import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { VehicleLink } from '@/components/layout/lists/vehicle-link';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { PLATE_COLUMN } from '@/components/ui/data/plate-cell';
import { filePath } from '@/lib/domain/page-paths';
import type { RegistrationSummary } from '@/lib/domain/vehicles/registration/registration-record';
import { formatDateTime } from '@/lib/format';

const STEPS = { 'look-up': null, alternatives: 'other derivatives listed', choice: 'derivative chosen' } as const;

const COLUMNS: readonly Column<RegistrationSummary>[] = [
  PLATE_COLUMN,
  {
    key: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    span: 2,
    cell: ({ id, title, derivative, isDerivativeUncertain, flag, otherFlags }) => (
      <>
        <VehicleLink href={filePath(id)} title={title} derivative={derivative} />
        <FlagBadge flag={flag} otherFlags={otherFlags} />{' '}
        <UncertainDerivative isDerivativeUncertain={isDerivativeUncertain} />
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
