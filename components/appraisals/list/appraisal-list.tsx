'use client';

import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { VehicleLink } from '@/components/layout/lists/vehicle-link';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { PLATE_COLUMN } from '@/components/ui/data/plate-cell';
import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';
import { appraisalPath } from '@/lib/domain/page-paths';
import type { Day } from '@/lib/domain/time/calendar';
import { appraisalAge } from './appraisal-age';
import { AppraisalStateBadge } from './appraisal-state-badge';
import { listedPounds } from './listed-pounds';
import { ListedSale } from './listed-sale';

const columnsOn = (today: Day): readonly Column<AppraisalSummary>[] => [
  { ...PLATE_COLUMN, width: 'w-[12%]' },
  {
    key: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    width: 'w-[34%]',
    span: 2,
    cell: ({ id, title, derivative, isDerivativeUncertain, number, flag, otherFlags }) => (
      <>
        <VehicleLink href={appraisalPath(id)} title={title} derivative={derivative} />
        <span className="block font-normal text-soft">{number}</span>
        <FlagBadge flag={flag} otherFlags={otherFlags} />{' '}
        <UncertainDerivative isDerivativeUncertain={isDerivativeUncertain} />
      </>
    ),
  },
  {
    key: 'state',
    header: 'State',
    width: 'w-[16%]',
    span: 2,
    cell: ({ state, isRequested, sale }) => (
      <>
        <AppraisalStateBadge state={state} isRequested={isRequested} />
        <ListedSale sale={sale} />
      </>
    ),
  },
  {
    key: 'value',
    header: 'Offer',
    numeric: true,
    width: 'w-[9%]',
    cell: (appraisal) => listedPounds(appraisal) ?? <EmptyCell />,
  },
  { key: 'customer', header: 'Customer', width: 'w-[11%]', cell: ({ customerName }) => customerName ?? <EmptyCell /> },
  { key: 'owner', header: 'Owner', width: 'w-[10%]', cell: ({ owner }) => owner.name },
  {
    key: 'age',
    header: 'Age',
    width: 'w-[8%]',
    cell: ({ createdAt }) => appraisalAge(createdAt, today),
  },
];

/** Appraisals, newest first: a table on a wide screen, cards on a phone. */
export function AppraisalList({
  items,
  caption,
  today,
}: {
  items: readonly AppraisalSummary[];
  caption: string;
  today: Day;
}) {
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
