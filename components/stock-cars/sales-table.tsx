import { VehicleLink } from '@/components/layout/lists/vehicle-link';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { EmptyCell } from '@/components/ui/data/empty-cell';
import { PLATE_COLUMN } from '@/components/ui/data/plate-cell';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { listedVatWords } from '@/lib/domain/money/value-vat';
import { stockCarPath } from '@/lib/domain/page-paths';
import type { ComparedSale } from '@/lib/domain/stock-cars/sales-schemas';
import { COMPARED_BAND, differenceWords, UNVALUED_WORDS } from '@/lib/domain/stock-cars/sales-vs-guide';
import { SOLD_TO_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import { SOURCES } from '@/lib/domain/source-names';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatDate, formatMiles, formatPounds } from '@/lib/format';

const COLUMNS: readonly Column<ComparedSale>[] = [
  PLATE_COLUMN,
  {
    key: 'vehicle',
    header: 'Vehicle',
    rowHeader: true,
    span: 2,
    cell: ({ id, title, source }) =>
      source === 'stock' ? (
        <VehicleLink href={stockCarPath(id)} title={title} />
      ) : (
        <>
          <UnbrokenWords>{displayName(title)}</UnbrokenWords>
          <span className="block font-normal text-soft">From a file</span>
        </>
      ),
  },
  { key: 'soldOn', header: 'Sold', cell: ({ soldOn }) => formatDate(soldOn) },
  { key: 'soldTo', header: 'To', cell: ({ soldTo }) => SOLD_TO_WORDS[soldTo] },
  {
    key: 'mileage',
    header: 'Mileage',
    numeric: true,
    cell: ({ mileage }) => (mileage === null ? <EmptyCell /> : formatMiles(mileage)),
  },
  { key: 'pounds', header: 'Sold for', numeric: true, cell: ({ soldPounds }) => formatPounds(soldPounds) },
  {
    key: 'guide',
    header: SOURCES.guide.title,
    numeric: true,
    cell: ({ guidePounds, soldTo }) =>
      guidePounds === null ? <EmptyCell /> : `${BAND_WORDS[COMPARED_BAND[soldTo]].label} ${formatPounds(guidePounds)}`,
  },
  {
    key: 'difference',
    header: 'Difference',
    numeric: true,
    cell: ({ difference, unvalued }) =>
      difference === null ? UNVALUED_WORDS[unvalued ?? 'none'] : differenceWords(difference),
  },
];

/** Sales one by one, the newest first. */
export function SalesTable({ sales }: { sales: readonly ComparedSale[] }) {
  const vatWords = listedVatWords(sales.filter(({ guidePounds }) => guidePounds !== null));
  return (
    <>
      <DataTable
        caption="Newest sales"
        captionHidden
        columns={COLUMNS}
        rows={sales}
        rowKey={({ id }) => id}
        onPhone="cards"
      />
      {vatWords && <p className="px-4 py-2 text-sm sm:px-5">{vatWords}</p>}
    </>
  );
}
