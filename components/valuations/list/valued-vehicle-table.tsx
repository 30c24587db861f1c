'use client';

import Link from 'next/link';
import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import type { Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { ListTable } from '@/components/ui/data/list-table';
import { PlateCell } from '@/components/ui/data/plate-cell';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { recordPath } from '@/lib/domain/page-paths';
import { mileageChangeWords, valuedWords } from '@/lib/domain/valuations/bands';
import type { ValuedVehicleSummary, ValuedVehicleTotals } from '@/lib/domain/valuations/valued-vehicle';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import {
  formatCount,
  formatMiles,
  formatMomentInList,
  formatPounds,
  formatPoundsChange,
  formatSumOfPounds,
} from '@/lib/format';
import { ValueBadges } from './value-badges';
import { VehicleRowMenu } from './vehicle-row-menu';
import { writeVehicleListAddress, type VehicleColumn, type VehicleListView } from './vehicle-list-address';

export interface ValuedVehicleTableProps {
  items: readonly ValuedVehicleSummary[];
  /** Totals of all vehicles that match the filter, not only of this page. */
  totals: ValuedVehicleTotals;
  view: VehicleListView;
  today: string;
}

/** Valued vehicles, one row each: a table on a wide screen, cards on a phone. Opening one costs nothing. */
export function ValuedVehicleTable({ items, totals, view, today }: ValuedVehicleTableProps) {
  return (
    <ListTable
      list="valuations"
      caption="Vehicles valued"
      captionHidden
      columns={columnsOf(view, totals, today)}
      rows={items}
      rowKey={({ latest }) => latest.id}
      onPhone="cards"
    />
  );
}

/** A heading that sorts; a second click reverses the order. */
function sortable(
  view: VehicleListView,
  sort: VehicleColumn,
  label: string,
): Pick<Column<ValuedVehicleSummary>, 'header' | 'label'> {
  const isSorted = view.sort === sort;
  const order = isSorted && view.order === 'descending' ? 'ascending' : 'descending';
  const address = writeVehicleListAddress({ ...view, sort, order, page: 1 });
  return {
    label,
    header: (
      <Link href={address} prefetch={false} scroll={false} className="hover:text-ink hover:underline">
        {label}
      </Link>
    ),
    ...(isSorted && { sorted: view.order }),
  };
}

const pounds = (value: number | null) => (value === null ? <EmptyCell words="no value" /> : formatPounds(value));

function columnsOf(
  view: VehicleListView,
  totals: ValuedVehicleTableProps['totals'],
  today: string,
): Column<ValuedVehicleSummary>[] {
  return [
    {
      key: 'plate',
      header: 'Plate',
      unlabelled: true,
      firstLine: 'start',
      cell: ({ latest: { plate } }) => <PlateCell plate={plate} />,
    },
    {
      key: 'vehicle',
      header: 'Vehicle',
      rowHeader: true,
      width: 'sm:w-[34%]',
      span: 3,
      cell: vehicleCell,
      total: valuedWords(totals),
    },
    ...figureColumns(view, totals),
    {
      key: 'valued',
      ...sortable(view, 'valued', 'Valued'),
      span: 3,
      unlabelled: true,
      cell: ({ latest: { valuedAt, valuedBy }, fromList }) => (
        <>
          <time dateTime={valuedAt} className="max-sm:text-soft">
            {formatMomentInList(valuedAt, today)}
          </time>{' '}
          <span className="text-soft sm:block sm:in-data-dense:inline">
            {valuedBy.name}
            {fromList && ', stock list'}
          </span>
        </>
      ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      unlabelled: true,
      numeric: true,
      firstLine: 'end',
      cell: ({ latest }) => <VehicleRowMenu latest={latest} />,
    },
  ];
}

function figureColumns(
  view: VehicleListView,
  totals: ValuedVehicleTableProps['totals'],
): Column<ValuedVehicleSummary>[] {
  return [
    {
      key: 'mileage',
      ...sortable(view, 'mileage', 'Mileage'),
      numeric: true,
      cell: ({ latest: { mileage } }) => (mileage === null ? <EmptyCell /> : formatMiles(mileage)),
    },
    {
      key: 'retail',
      ...sortable(view, 'retail', 'Retail'),
      numeric: true,
      cell: ({ latest }) => pounds(latest.retailPounds),
      total: formatSumOfPounds(totals.retailPounds, totals.vehicles, totals.withoutRetail),
    },
    {
      key: 'clean',
      ...sortable(view, 'clean', 'Clean'),
      numeric: true,
      cell: ({ latest }) => pounds(latest.cleanPounds),
      total: formatSumOfPounds(totals.cleanPounds, totals.vehicles, totals.withoutClean),
    },
    {
      key: 'change',
      ...sortable(view, 'change', 'Change'),
      numeric: true,
      cell: ({ changePounds, before, latest, mileageBefore }) =>
        changePounds === null ? (
          <EmptyCell words={noChangeWords(latest.cleanPounds, before)} />
        ) : (
          <>
            {formatPoundsChange(changePounds)}{' '}
            <span className="text-soft sm:block sm:in-data-dense:inline">
              {mileageChangeWords({ latest, mileageBefore })}
            </span>
          </>
        ),
    },
    {
      key: 'before',
      ...sortable(view, 'times', 'Before'),
      numeric: true,
      cell: ({ before }) => (before === 0 ? <EmptyCell words="not valued before" /> : formatCount(before)),
    },
  ];
}

function noChangeWords(cleanPounds: number | null, before: number): string {
  if (before === 0) return 'not valued before';
  return cleanPounds === null ? 'no Clean value' : 'no earlier value';
}

function vehicleCell({ latest }: ValuedVehicleSummary) {
  const { id, title, derivative, flag, otherFlags } = latest;
  return (
    <>
      <Link href={recordPath(id)} prefetch={false} className="link">
        <UnbrokenWords>{displayName(title)}</UnbrokenWords>
      </Link>{' '}
      <FlagBadge flag={flag} otherFlags={otherFlags} /> <ValueBadges {...latest} />{' '}
      {derivative && (
        <span className="block font-normal text-soft sm:in-data-dense:inline">
          <UnbrokenWords>{derivativeAfter(title, derivative)}</UnbrokenWords>
        </span>
      )}
    </>
  );
}
