'use client';

import Link from 'next/link';
import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { PlateCell } from '@/components/ui/data/plate-cell';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';
import { appraisalPath } from '@/lib/domain/page-paths';
import type { Day } from '@/lib/domain/time/calendar';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { appraisalAge } from './appraisal-age';
import { AppraisalStateBadge } from './appraisal-state-badge';
import { listedPounds } from './listed-pounds';

const columnsOn = (today: Day): readonly Column<AppraisalSummary>[] => [
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
    cell: ({ id, title, derivative, number, flag, otherFlags }) => (
      <>
        <Link href={appraisalPath(id)} prefetch={false} className="link">
          <UnbrokenWords>{displayName(title)}</UnbrokenWords>
        </Link>
        {derivative && (
          <span className="block font-normal text-soft">
            <UnbrokenWords>{derivativeAfter(title, derivative)}</UnbrokenWords>
          </span>
        )}
        <span className="block font-normal text-soft">{number}</span>
        <FlagBadge flag={flag} otherFlags={otherFlags} />
      </>
    ),
  },
  {
    key: 'state',
    header: 'State',
    span: 2,
    cell: ({ state, isRequested }) => <AppraisalStateBadge state={state} isRequested={isRequested} />,
  },
  {
    key: 'value',
    header: 'Offer',
    numeric: true,
    cell: (appraisal) => listedPounds(appraisal) ?? <EmptyCell />,
  },
  { key: 'customer', header: 'Customer', cell: ({ customerName }) => customerName ?? <EmptyCell /> },
  { key: 'owner', header: 'Owner', cell: ({ owner }) => owner.name },
  {
    key: 'age',
    header: 'Age',
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
