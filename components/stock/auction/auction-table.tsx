'use client';

import { DataTable, type Column } from '@/components/ui/data/data-table';
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import type { StockResult } from '@/lib/domain/stock/stock-list';
import { maxBidPounds, type AuctionTerms } from '@/lib/domain/stock/auction-bid';
import { formatCount, formatMiles, formatPounds } from '@/lib/format';
import type { SavedBids } from './bids-store';

const BID_LOOK =
  'min-h-(--control) w-28 rounded-md border border-edge bg-surface px-2 text-right font-bold text-ink ' +
  'hover:border-ink print:min-h-0 print:w-20 print:border-0 print:p-0';

interface AuctionTableProps {
  lots: readonly StockResult[];
  terms: AuctionTerms;
  /** Changed by hand. */
  bids: SavedBids;
  /** Null restores the computed bid of the row. */
  onBid: (row: number, text: string | null) => void;
}

/** As it is to be read on the screen and on paper: pounds; null for nothing. What is no amount stays as it was typed. */
function settledBid(typed: string): string | null {
  if (typed.trim() === '') return null;
  const pence = parsePounds(typed);
  return pence === null ? typed : formatPounds(Math.round(pence / 100));
}

/** Lots with the max bid for each. A bid changed by hand stays when the terms change, until it is emptied. */
export function AuctionTable({ lots, terms, bids, onBid }: AuctionTableProps) {
  const columns: Column<StockResult>[] = [
    { key: 'lot', header: 'Lot', cell: ({ reference, row }) => reference ?? formatCount(row) },
    { key: 'plate', header: 'Plate', rowHeader: true, cell: ({ plate }) => formatPlate(plate ?? '') },
    {
      key: 'vehicle',
      header: 'Vehicle',
      cell: ({ title, derivative, flag }) => (
        <span className="print:text-xs">
          {title} <span className="text-soft">{derivative}</span>
          {flag && <strong> · {flag}</strong>}
        </span>
      ),
    },
    { key: 'mileage', header: 'Mileage', numeric: true, cell: ({ mileage }) => formatMiles(mileage ?? 0) },
    { key: 'retail', header: 'Retail', numeric: true, cell: ({ retailPounds }) => formatPounds(retailPounds ?? 0) },
    {
      key: 'bid',
      header: 'Max bid',
      numeric: true,
      cell: ({ row, plate, retailPounds }) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Max bid for ${formatPlate(plate ?? '')}`}
          value={bids[row] ?? formatPounds(maxBidPounds(retailPounds ?? 0, terms))}
          onChange={({ target }) => onBid(row, target.value)}
          onBlur={() => bids[row] !== undefined && onBid(row, settledBid(bids[row]))}
          className={BID_LOOK}
        />
      ),
    },
  ];
  return (
    <div className="print:[&_td]:py-0.5 print:[&_th]:py-0.5">
      <DataTable
        caption="Lots and bids"
        captionHidden
        columns={columns}
        rows={lots}
        rowKey={({ row }) => String(row)}
      />
    </div>
  );
}
