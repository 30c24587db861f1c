import { exportAuctionSheet } from '@/lib/api/addresses/stock/auction';
import { fileAddress } from '@/lib/api/client/fetch-endpoint';
import { auctionTotals, auctionVatWords, type AuctionTotals } from '@/lib/domain/stock/auction-entries';
import { formatPlural, formatPounds } from '@/lib/format';
import type { LotRow } from './auction-table';

export interface BoughtLineProps {
  lots: readonly LotRow[];
  listId: string;
  runId: string;
  mayExport: boolean;
}

/** What was bought of the lots shown, and the sheet as a file. */
export function BoughtLine({ lots, listId, runId, mayExport }: BoughtLineProps) {
  const totals = auctionTotals(lots.map(({ lot }) => lot));
  const { bought, hammerPounds, withoutHammer, withoutMaxBid } = totals;
  const vatWords = auctionVatWords(lots);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 pb-2 sm:px-5 print:px-0">
      <p>
        {bought === 0
          ? 'Nothing bought yet.'
          : `Bought ${formatPlural(bought, 'car')} for ${formatPounds(hammerPounds)}${differenceWords(totals)}.`}
        {withoutMaxBid > 0 && ` ${formatPlural(withoutMaxBid, 'car')} without a max bid.`}
        {withoutHammer > 0 && ` ${formatPlural(withoutHammer, 'car')} without a hammer price.`}
      </p>
      {vatWords && <p className="order-last w-full text-sm">{vatWords}</p>}
      {mayExport && (
        <span className="flex gap-x-4 text-sm print:hidden">
          {(['csv', 'xlsx'] as const).map((format) => (
            <a
              key={format}
              href={fileAddress(exportAuctionSheet, { id: listId, run: runId, format })}
              download
              className="link inline-flex min-h-(--control) items-center"
            >
              {format === 'csv' ? 'CSV' : 'Excel'}
            </a>
          ))}
        </span>
      )}
    </div>
  );
}

const differenceWords = ({ underMaxBidPounds: under }: AuctionTotals): string =>
  under === null ? '' : `, ${formatPounds(Math.abs(under))} ${under < 0 ? 'over' : 'under'} the max bids`;
