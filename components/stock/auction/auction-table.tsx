'use client';

import { UncertainDerivative } from '@/components/layout/alerts/uncertain-derivative';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { DataTable, type Column } from '@/components/ui/data/data-table';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { nameAtStart } from '@/lib/domain/accounts/person-name';
import { LOT_FIELDS, lotWarning, type AuctionLot } from '@/lib/domain/stock/auction-entries';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import { alertsText } from '@/lib/domain/vehicles/flags/listed-alerts';
import { derivativeAfter, displayName } from '@/lib/domain/vehicles/names/display-name';
import { formatCount, formatDateTime, formatMiles, formatPounds } from '@/lib/format';
import { AmountField } from './amount-field';
import { NoteField, ResultField } from './lot-fields';
import type { AuctionSheetEntries } from './use-auction-sheet';

/** A car of the list with what is entered for it. */
export interface LotRow extends StockResult {
  readonly lot: AuctionLot;
  /** As displayed. */
  readonly plateText: string;
}

/** @param lot as the entries of its row give it */
export const lotRow = (result: StockResult, lot: AuctionLot): LotRow => ({
  ...result,
  lot,
  plateText: formatPlate(result.plate ?? ''),
});

interface AuctionTableProps {
  lots: readonly LotRow[];
  sheet: AuctionSheetEntries;
}

/**
 * Lots with their figures, edited in place. A max bid entered by hand stays when the terms change, until it is cleared.
 */
export function AuctionTable({ lots, sheet }: AuctionTableProps) {
  const amount = (
    field: 'limit' | 'bid' | 'hammer',
    header: string,
    computed?: (row: LotRow) => string,
  ): Column<LotRow> => ({
    key: field,
    header,
    numeric: true,
    cell: (row) => (
      <AmountField
        sheet={sheet}
        row={row.row}
        field={field}
        label={`${header} for ${row.plateText}`}
        {...(computed && { computed: computed(row) })}
      />
    ),
  });
  const columns: Column<LotRow>[] = [
    { key: 'lot', header: 'Lot', cell: ({ reference, row }) => reference ?? formatCount(row) },
    {
      key: 'plate',
      header: 'Plate',
      rowHeader: true,
      cell: ({ plateText }) => <span className="whitespace-nowrap">{plateText}</span>,
    },
    {
      key: 'vehicle',
      header: 'Vehicle',
      width: 'sm:max-lg:min-w-36 print:min-w-0',
      span: 3,
      unlabelled: true,
      cell: (lot) => <LotVehicle lot={lot} sheet={sheet} />,
    },
    { key: 'mileage', header: 'Mileage', numeric: true, cell: ({ mileage }) => formatMiles(mileage ?? 0) },
    {
      key: 'retail',
      header: 'Retail',
      numeric: true,
      cell: ({ retailPounds }) => (retailPounds === null ? 'No value' : formatPounds(retailPounds)),
    },
    amount('limit', 'Max bid', ({ lot }) => (lot.maxBidPounds === null ? '' : formatPounds(lot.maxBidPounds))),
    amount('bid', 'Our bid'),
    amount('hammer', 'Hammer price'),
    {
      key: 'result',
      header: 'Result',
      cell: ({ row, plateText }) => <ResultField sheet={sheet} row={row} plate={plateText} />,
    },
  ];
  return (
    // Printed in landscape: its columns and the names do not fit a portrait sheet.
    <div data-wide-page className="print:[&_td]:py-0.5 print:[&_th]:py-0.5">
      <DataTable
        caption="Lots and bids"
        captionHidden
        onPhone="cards"
        columns={columns}
        rows={lots}
        rowKey={({ row }) => String(row)}
      />
    </div>
  );
}

/** What it is, with its alerts, the note on it, and what speaks against the bid. */
function LotVehicle({ lot, sheet }: { lot: LotRow; sheet: AuctionSheetEntries }) {
  const warning = lotWarning(lot.lot) ?? '';
  // Figures that are being entered change it with each key.
  const isSettled = useIsSettled(warning);
  return (
    <span className="print:text-xs">
      {lot.title && <UnbrokenWords>{displayName(lot.title)}</UnbrokenWords>}{' '}
      <span className="text-soft">
        {lot.derivative && <UnbrokenWords>{derivativeAfter(lot.title ?? '', lot.derivative)}</UnbrokenWords>}
      </span>{' '}
      {lot.because && <span className="text-soft">{lot.because.reason} </span>}
      {lot.flag && <strong>· {alertsText(lot)} </strong>}
      <UncertainDerivative isDerivativeUncertain={lot.isDerivativeUncertain} />
      <NoteField sheet={sheet} row={lot.row} plate={lot.plateText} />
      <LastChange sheet={sheet} row={lot.row} />
      <span role="status" className="block text-sm font-semibold text-warning">
        {isSettled && warning}
      </span>
    </span>
  );
}

/** Who entered something for the lot last. */
function LastChange({ sheet, row }: { sheet: AuctionSheetEntries; row: number }) {
  const newest = LOT_FIELDS.flatMap((field) => sheet.savedOf(row, field) ?? [])
    .toSorted((a, b) => a.changedAt.localeCompare(b.changedAt))
    .at(-1);
  if (!newest) return null;
  return (
    <span className="block text-xs text-soft print:hidden">
      {nameAtStart(newest.changedBy)}, {formatDateTime(newest.changedAt)}
    </span>
  );
}
