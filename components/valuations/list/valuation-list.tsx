'use client';

import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { VehicleLink } from '@/components/layout/lists/vehicle-link';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { PLATE_COLUMN } from '@/components/ui/data/plate-cell';
import type { ValuationSummary } from '@/lib/domain/valuations/valuation';
import { formatMiles, formatMomentInList, formatPounds } from '@/lib/format';
import { useToday } from '@/components/ui/behaviour/use-today';
import { recordPath } from '@/lib/domain/page-paths';
import { ValueBadges } from './value-badges';

const columnsOn = (today: string): readonly Column<ValuationSummary>[] => [
  PLATE_COLUMN,
  {
    key: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    span: 2,
    cell: ({ id, title, derivative, flag, otherFlags, ...values }) => (
      <>
        <VehicleLink href={recordPath(id)} title={title} derivative={derivative} />{' '}
        <FlagBadge flag={flag} otherFlags={otherFlags} /> <ValueBadges {...values} />
      </>
    ),
  },
  {
    key: 'miles',
    header: 'Mileage',
    numeric: true,
    cell: ({ mileage }) => (mileage === null ? <EmptyCell /> : formatMiles(mileage)),
  },
  {
    key: 'retail',
    header: 'Retail',
    numeric: true,
    cell: ({ retailPounds }) => (retailPounds === null ? <EmptyCell /> : formatPounds(retailPounds)),
  },
  {
    key: 'clean',
    header: 'Clean',
    numeric: true,
    cell: ({ cleanPounds }) => (cleanPounds === null ? <EmptyCell /> : formatPounds(cleanPounds)),
  },
  {
    key: 'valued',
    header: 'Valued',
    span: 3,
    unlabelled: true,
    cell: ({ valuedAt, valuedBy }) => (
      <>
        <span className="max-sm:text-soft">{formatMomentInList(valuedAt, today)}</span>{' '}
        <span className="text-soft sm:block">{valuedBy.name}</span>
      </>
    ),
  },
];

/**
 * Valuations, newest first: a table on a wide screen, cards on a phone. Opening one costs nothing. Also rendered in the
 * browser, so that a page carries its rows once as data and not a second time as drawings of plates.
 */
export function ValuationList({ items, caption }: { items: readonly ValuationSummary[]; caption: string }) {
  const today = useToday();
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={columnsOn(today)}
      rows={items}
      rowKey={({ id }) => id}
      onPhone="cards"
    />
  );
}
