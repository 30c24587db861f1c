'use client';

import Link from 'next/link';
import { FlagBadge } from '@/components/layout/alerts/flag-badge';
import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { CompareValues } from '@/components/layout/stock/compare-values';
import { Badge } from '@/components/ui/data/badge';
import type { Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { ListTable } from '@/components/ui/data/list-table';
import { PlateCell } from '@/components/ui/data/plate-cell';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { stockCarPath } from '@/lib/domain/page-paths';
import { preparationWords, SOLD_GAIN_NOTE, soldGain, totalCost, type CarCost } from '@/lib/domain/stock-cars/gain';
import { STOCK_MILEAGE_NOTE } from '@/lib/domain/stock-cars/mileage-words';
import type { CarInStock, StockTotals } from '@/lib/domain/stock-cars/stock-car';
import { STATUS_WORDS, type StockCarStatus } from '@/lib/domain/stock-cars/stock-car-state';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatCount, formatPlural, formatPounds, formatPoundsChange, formatSumOfPounds } from '@/lib/format';
import { StockCarRowMenu } from './stock-car-row-menu';

const TONES: Readonly<Record<StockCarStatus, 'neutral' | 'accent' | 'success' | 'warning'>> = {
  coming: 'neutral',
  preparation: 'neutral',
  for_sale: 'accent',
  reserved: 'warning',
  sold: 'success',
  removed: 'neutral',
};

/** Each figure has its place on every card, so that cars can be compared down a phone’s screen. */
const pounds = (value: number | null, missing: string) =>
  value === null ? <EmptyCell words={missing} shownOnPhone /> : formatPounds(value);
const change = (value: number | null) =>
  value === null ? <EmptyCell words="not known" shownOnPhone /> : formatPoundsChange(value);

const markOf = ({ plate, vin }: CarInStock) => (plate === null && vin !== null ? vin : <PlateCell plate={plate} />);

const IN_STOCK_COLUMNS: readonly Column<CarInStock>[] = [
  { key: 'gain', header: 'Clean less cost', numeric: true, cell: ({ gainPounds }) => change(gainPounds) },
  {
    key: 'price',
    header: 'Asking',
    numeric: true,
    cell: ({ advertisedPounds }) => pounds(advertisedPounds, 'not entered'),
  },
  { key: 'change', header: 'Change', numeric: true, cell: ({ changePounds }) => change(changePounds) },
];
const SOLD_COLUMNS: readonly Column<CarInStock>[] = [
  { key: 'sold', header: 'Sold for', numeric: true, cell: ({ soldPounds }) => pounds(soldPounds, 'not entered') },
  { key: 'soldGain', header: 'Sold less cost', numeric: true, cell: (car) => change(soldGain(car)) },
];

const columnsOf = (totals: StockTotals, areSold: boolean): readonly Column<CarInStock>[] => [
  {
    key: 'plate',
    header: 'Plate',
    unlabelled: true,
    firstLine: 'start',
    cell: markOf,
  },
  {
    key: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    span: 3,
    cell: ({ id, title, derivative, isDerivativeUncertain, stockNumber, site, flag, otherFlags, ...car }) => (
      <>
        <Link href={stockCarPath(id)} prefetch={false} className="link inline-flex min-h-6 items-center">
          <UnbrokenWords>{displayName(title)}</UnbrokenWords>
        </Link>{' '}
        <FlagBadge flag={flag} otherFlags={otherFlags} />{' '}
        <UncertainDerivative isDerivativeUncertain={isDerivativeUncertain} />{' '}
        <CompareCar car={car} name={[displayName(title), car.plate].filter(Boolean).join(', ')} />{' '}
        {derivative && (
          <span className="block font-normal text-soft sm:in-data-dense:inline">
            <UnbrokenWords>{derivativeAfter(title, derivative)}</UnbrokenWords>
          </span>
        )}
        {(stockNumber || site) && (
          <span className="block font-normal text-soft sm:in-data-dense:hidden">
            {[stockNumber, site].filter(Boolean).join(' · ')}
          </span>
        )}
      </>
    ),
    total: formatPlural(totals.cars, 'car'),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, identifier }) => (
      <span className="inline-flex flex-wrap gap-1 sm:in-data-dense:flex-nowrap">
        <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>
        {identifier === null && <Badge tone="warning">Not identified</Badge>}
      </span>
    ),
  },
  { key: 'cost', header: 'Cost', numeric: true, cell: costOf },
  {
    key: 'clean',
    header: 'Clean',
    numeric: true,
    cell: ({ values }) => pounds(values.clean, 'no value'),
    total: formatSumOfPounds(totals.cleanPounds, totals.cars, totals.withoutValue),
  },
  ...(areSold ? SOLD_COLUMNS : IN_STOCK_COLUMNS),
  { key: 'days', header: 'Days', numeric: true, cell: ({ daysInStock }) => formatCount(daysInStock) },
  {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    unlabelled: true,
    numeric: true,
    firstLine: 'end',
    cell: (car) => <StockCarRowMenu car={car} />,
  },
];

/** Includes preparation, since values are compared with that. */
function costOf(car: CarCost) {
  const withPreparation = preparationWords(car);
  return (
    <>
      {pounds(totalCost(car), 'not entered')}
      {withPreparation && <span className="block text-xs text-soft">{withPreparation}</span>}
    </>
  );
}

type CarOfRow = Pick<CarInStock, 'kind' | 'identifier' | 'registered' | 'mileage'>;

/** Only if its derivative, date and mileage are known. */
function CompareCar({ car: { kind, identifier, registered, mileage }, name }: { car: CarOfRow; name: string }) {
  if (kind === null || identifier === null || registered === null || mileage === null) return null;
  return <CompareValues row={{ kind, identifier, registered, mileage }} name={name} />;
}

interface StockCarTableProps {
  caption: string;
  items: readonly CarInStock[];
  /** Of all cars that match the filter. */
  totals: StockTotals;
}

/** Cars in stock, or those that have left it: a table on a wide screen, cards on a phone. */
export function StockCarTable({ caption, items, totals }: StockCarTableProps) {
  const areSold = items.length > 0 && items.every(({ status }) => status === 'sold');
  return (
    <>
      <ListTable
        list="stock-cars"
        caption={caption}
        captionHidden
        columns={columnsOf(totals, areSold)}
        rows={items}
        rowKey={({ id }) => id}
        onPhone="cards"
      />
      {areSold && <p className="px-4 pt-2 text-sm text-soft">{SOLD_GAIN_NOTE}</p>}
      <p className="px-4 py-2 text-sm text-soft">{STOCK_MILEAGE_NOTE}</p>
    </>
  );
}
