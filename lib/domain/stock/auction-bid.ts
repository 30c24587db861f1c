/** The highest bid for a car that still leaves the margin: retail less the cost of selling it. */
import { marginWantedPence, mostToPayPounds } from '@/lib/domain/appraisals/most-to-pay';

/** All in whole pounds, except the shares, which are percentages. */
export interface AuctionTerms {
  /** Valeting, MOT, tyres: the cost of each car before it can be sold. */
  readonly preparationPounds: number;
  /** The auction's fee for each car. */
  readonly feePounds: number;
  /** The part of the auction's fee that is a percentage of the bid. */
  readonly feePercent: number;
  readonly marginPounds: number;
  /** The part of the margin that is a percentage of the retail price. */
  readonly marginPercent: number;
}

export const USUAL_TERMS: AuctionTerms = {
  preparationPounds: 350,
  feePounds: 200,
  feePercent: 2,
  marginPounds: 0,
  marginPercent: 10,
};

/** Above a sheet: what its max bids leave out is money to the bidder. A van that is VAT-qualifying has no VAT to pay. */
export const MAX_BID_WORDS =
  'Max bid: Retail less prep, fees and margin. VAT on a car’s margin is not counted: it comes out of the margin.';

/**
 * Whole pounds, rounded down; 0 if nothing would be left to bid. With the bid b, retail r: b + fee + b × fee% +
 * preparation + margin + r × margin% = r. VAT on the margin is not counted.
 */
export function maxBidPounds(retailPounds: number, terms: AuctionTerms): number {
  const sellingPence = retailPounds * 100;
  return mostToPayPounds({
    sellingPence,
    costPence: (terms.preparationPounds + terms.feePounds) * 100,
    marginPence: marginWantedPence(sellingPence, terms),
    scheme: 'none',
    feePercent: terms.feePercent,
  });
}
