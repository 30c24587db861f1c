import { VehicleLink } from '@/components/layout/lists/vehicle-link';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { PLATE_COLUMN } from '@/components/ui/data/plate-cell';
import { listedVatWords } from '@/lib/domain/money/value-vat';
import { stockCarPath } from '@/lib/domain/page-paths';
import { OUTCOME_WORDS } from '@/lib/domain/stock-cars/acted-on';
import type { CarActedOn } from '@/lib/domain/stock-cars/acted-on-schemas';
import { SOLD_TO_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import { TODO_WORDS } from '@/lib/domain/stock-cars/stock-todos';
import { formatDate, formatPence, formatPlural, formatPounds, formatPoundsChange } from '@/lib/format';

const COLUMNS: readonly Column<CarActedOn>[] = [
  PLATE_COLUMN,
  {
    key: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    span: 2,
    cell: ({ id, title, reasons }) => (
      <>
        <VehicleLink href={stockCarPath(id)} title={title} />
        <span className="block font-normal text-soft">{reasons.map((reason) => TODO_WORDS[reason]).join(' · ')}</span>
      </>
    ),
  },
  { key: 'shown', header: 'First shown', cell: ({ shownOn }) => formatDate(shownOn) },
  { key: 'done', header: 'What was done', span: 2, cell: (car) => doneWords(car) },
  {
    key: 'change',
    header: 'Clean since',
    numeric: true,
    cell: ({ changePounds }) => (changePounds === null ? 'No value' : formatPoundsChange(changePounds)),
  },
  {
    key: 'days',
    header: 'Days since',
    numeric: true,
    cell: ({ days, holdingPence }) =>
      holdingPence === 0 ? formatPlural(days, 'day') : `${formatPlural(days, 'day')}, ${formatPence(holdingPence)}`,
  },
];

/** The earliest shown first. */
export function ActedOnTable({ cars }: { cars: readonly CarActedOn[] }) {
  const vatWords = listedVatWords(cars.filter(({ changePounds }) => changePounds !== null));
  return (
    <>
      <DataTable
        caption="Cars shown"
        captionHidden
        columns={COLUMNS}
        rows={cars}
        rowKey={({ id }) => id}
        onPhone="cards"
      />
      {vatWords && <p className="px-4 py-2 text-sm sm:px-5">{vatWords}</p>}
    </>
  );
}

function doneWords({ outcome, on, soldPounds, soldTo, priceBefore, priceAfter }: CarActedOn): string {
  const what = on === null ? OUTCOME_WORDS[outcome] : `${OUTCOME_WORDS[outcome]} on ${formatDate(on)}`;
  if (outcome === 'sold' && soldPounds !== null)
    return `${what} for ${formatPounds(soldPounds)}${soldTo ? `, ${SOLD_TO_WORDS[soldTo]}` : ''}`;
  if (outcome !== 'price' || (priceBefore === null && priceAfter === null)) return what;
  const price = (pounds: number | null) => (pounds === null ? 'none' : formatPounds(pounds));
  return `${what}, from ${price(priceBefore)} to ${price(priceAfter)}`;
}
