/** A team's entries on the auction sheet of a list: for all lots, and for each. Without schemas: a page loads it. */
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import { parsePounds } from '@/lib/domain/money/parse-pounds';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatPounds } from '@/lib/format';
import { maxBidPounds, type AuctionTerms } from './auction-bid';

/** Of one lot: the max bid by hand, the highest bid that was made, the hammer price, who bought it, a note. */
export const LOT_FIELDS = ['limit', 'bid', 'hammer', 'result', 'note'] as const;
export type LotField = (typeof LOT_FIELDS)[number];

/** Of all lots, under row 0: the terms by their short names. */
const SHEET_FIELDS = ['preparation', 'fee', 'fee-percent', 'margin', 'margin-percent'] as const;
export const AUCTION_FIELDS = [...LOT_FIELDS, ...SHEET_FIELDS] as const;
export type AuctionField = (typeof AUCTION_FIELDS)[number];

/** The row under which the sheet's terms are entered; rows of a file begin at 1. */
export const SHEET_ROW = 0;
export const ENTRY_LENGTH_MAX = 500;

/** Of one entry, among all of a sheet. */
export const entryKey = (row: number, field: AuctionField): string => `${row} ${field}`;

/** Whether the row has this field: a lot’s fields are under its own row, the sheet’s terms under `SHEET_ROW`. */
export const isFieldOfRow = (row: number, field: AuctionField): boolean =>
  SHEET_FIELDS.some((name) => name === field) === (row === SHEET_ROW);

/** The result of a lot's sale; empty while it is open. */
export const LOT_RESULTS = [
  { value: '', label: 'Open' },
  { value: 'bought', label: 'Bought' },
  { value: 'sold', label: 'Sold to another' },
  { value: 'unsold', label: 'Not sold' },
] as const;
type LotResult = (typeof LOT_RESULTS)[number]['value'];

/** A lot's entries in whole pounds; null if not entered or not an amount. */
export interface AuctionLot {
  /** Null without a Retail value or readable terms, until one is entered by hand. */
  readonly maxBidPounds: number | null;
  readonly isMaxBidByHand: boolean;
  readonly bidPounds: number | null;
  readonly hammerPounds: number | null;
  readonly result: LotResult;
  readonly note: string;
}

/** Whole pounds; null for an empty text or one that is not an amount. */
export function readWholeAmount(text: string): number | null {
  const pence = parsePounds(text);
  return pence === null ? null : Math.round(pence / 100);
}

/** As `readWholeAmount`, rounded down: no bid is above it. */
function readLimit(text: string): number | null {
  const pence = parsePounds(text);
  return pence === null ? null : Math.floor(pence / 100);
}

/** Why the text of a figure cannot be read; undefined if it can, or is empty. */
export const amountProblem = (text: string): string | undefined =>
  text.trim() === '' || readWholeAmount(text) !== null ? undefined : 'Enter an amount, such as 8,100 or 8.1k.';

/**
 * @param retailPounds null without a value
 * @param terms null while one of them cannot be read
 * @param textOf what is entered for the lot
 */
export function auctionLot(
  retailPounds: number | null,
  terms: AuctionTerms | null,
  textOf: (field: LotField) => string,
): AuctionLot {
  const limit = readLimit(textOf('limit'));
  const computed = retailPounds === null || terms === null ? null : maxBidPounds(retailPounds, terms);
  const result = LOT_RESULTS.find(({ value }) => value === textOf('result'))?.value ?? '';
  return {
    maxBidPounds: limit ?? computed,
    isMaxBidByHand: limit !== null,
    bidPounds: readWholeAmount(textOf('bid')),
    hammerPounds: readWholeAmount(textOf('hammer')),
    result,
    note: textOf('note'),
  };
}

/** What is wrong with a lot's figures; null if nothing is. */
export function lotWarning({ maxBidPounds: most, bidPounds, hammerPounds, result }: AuctionLot): string | null {
  if (result === 'bought' && hammerPounds === null) return 'Bought: enter the hammer price.';
  if (most === null) return null;
  if (result === 'bought' && hammerPounds !== null && hammerPounds > most)
    return `Bought for ${formatPounds(hammerPounds - most)} more than the max bid.`;
  if (result === '' && bidPounds !== null && bidPounds > most)
    return `Your bid is ${formatPounds(bidPounds - most)} over the max bid.`;
  return null;
}

export interface AuctionTotals {
  readonly bought: number;
  /** Of the lots that were bought and have one. */
  readonly hammerPounds: number;
  /** Of those with a max bid: max bids less hammer prices; negative if more was paid. Null where none has a max bid. */
  readonly underMaxBidPounds: number | null;
  /** Bought without a hammer price: not in any sum. */
  readonly withoutHammer: number;
  /** Bought at a hammer price without a max bid: not in the difference. */
  readonly withoutMaxBid: number;
}

/** The sums of a sheet over the lots that were bought. */
export function auctionTotals(lots: readonly AuctionLot[]): AuctionTotals {
  const bought = lots.filter(({ result }) => result === 'bought');
  let [hammer, withoutHammer, withoutMaxBid] = [0, 0, 0];
  let under: number | null = null;
  for (const { hammerPounds, maxBidPounds: most } of bought) {
    hammer += hammerPounds ?? 0;
    if (hammerPounds === null) withoutHammer += 1;
    else if (most === null) withoutMaxBid += 1;
    else under = (under ?? 0) + most - hammerPounds;
  }
  return { bought: bought.length, hammerPounds: hammer, underMaxBidPounds: under, withoutHammer, withoutMaxBid };
}

/** Under a sheet's sums; null where no lot is a van. */
export function auctionVatWords(
  lots: readonly { readonly vehicleKind: VehicleKind | null; readonly lot: AuctionLot }[],
): string | null {
  const isVan = ({ vehicleKind }: { readonly vehicleKind: VehicleKind | null }) => isValueWithoutVat(vehicleKind);
  if (!lots.some(isVan)) return null;
  const summed = lots.filter(({ lot }) => lot.result === 'bought' && lot.hammerPounds !== null);
  const stated = 'Values and max bids of vans are without VAT: enter their bids and hammer prices without it.';
  return summed.some(isVan) && !summed.every(isVan)
    ? `${stated} Those of cars are with it: the sums of what was bought have both.`
    : stated;
}
