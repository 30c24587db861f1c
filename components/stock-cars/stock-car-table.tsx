'use client';

import Link from 'next/link';
import { Badge } from '@/components/ui/data/badge';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { stockCarPath } from '@/lib/domain/page-paths';
import type { CarInStock } from '@/lib/domain/stock-cars/stock-car';
import { STATUS_WORDS, type StockCarStatus } from '@/lib/domain/stock-cars/stock-car-state';
import { formatCount, formatPounds, formatPoundsChange } from '@/lib/format';

const TONES: Readonly<Record<StockCarStatus, 'neutral' | 'accent' | 'success' | 'warning'>> = {
  coming: 'neutral',
  preparation: 'neutral',
  for_sale: 'accent',
  reserved: 'warning',
  sold: 'success',
  removed: 'neutral',
};

const pounds = (value: number | null) => (value === null ? <EmptyCell /> : formatPounds(value));
const change = (value: number | null) => (value === null ? <EmptyCell /> : formatPoundsChange(value));

const COLUMNS: readonly Column<CarInStock>[] = [
  {
    key: 'plate',
    header: 'Plate',
    unlabelled: true,
    cell: ({ plate, vin }) =>
      plate ? (
        <span className="max-sm:[&_svg]:h-5">
          <NumberPlate registration={plate} size="sm" />
        </span>
      ) : (
        (vin ?? <EmptyCell />)
      ),
  },
  {
    key: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    span: 2,
    cell: ({ id, title, derivative, stockNumber, site, flag }) => (
      <>
        <Link href={stockCarPath(id)} prefetch={false} className="link">
          {title}
        </Link>{' '}
        {flag && (
          <Badge tone="warning" icon="warning">
            {flag}
          </Badge>
        )}
        {derivative && <span className="block font-normal text-soft">{derivative}</span>}
        {(stockNumber || site) && (
          <span className="block font-normal text-soft">{[stockNumber, site].filter(Boolean).join(' · ')}</span>
        )}
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, identifier }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
        {identifier === null && <Badge tone="warning">Not identified</Badge>}
      </span>
    ),
  },
  { key: 'days', header: 'Days', numeric: true, cell: ({ daysInStock }) => formatCount(daysInStock) },
  { key: 'cost', header: 'Cost', numeric: true, cell: ({ costPounds }) => pounds(costPounds) },
  { key: 'clean', header: 'Clean', numeric: true, cell: ({ values }) => pounds(values.clean) },
  { key: 'change', header: 'Change', numeric: true, cell: ({ changePounds }) => change(changePounds) },
  { key: 'price', header: 'Asking', numeric: true, cell: ({ advertisedPounds }) => pounds(advertisedPounds) },
  { key: 'gain', header: 'Clean less cost', numeric: true, cell: ({ gainPounds }) => change(gainPounds) },
];

/** Cars in stock: a table on a wide screen, cards on a phone. */
export function StockCarTable({ items }: { items: readonly CarInStock[] }) {
  return (
    <DataTable
      caption="Cars in stock"
      captionHidden
      columns={COLUMNS}
      rows={items}
      rowKey={({ id }) => id}
      onPhone="cards"
    />
  );
}
