/** The most to pay for a vehicle that still leaves the margin; used by appraisals and auction bids. */
import type { VatScheme } from './vat';

export interface SellingTerms {
  readonly sellingPence: number;
  /** All costs before the sale, less reclaimed VAT, and the margin; both may be fractional. */
  readonly costPence: number;
  readonly marginPence: number;
  readonly scheme: VatScheme;
  /** The part of the buyer's fee that is a percentage of the price paid. */
  readonly feePercent: number;
}

/** The wanted margin: a sum in pounds plus a share of the selling price. Exact; the result may be fractional. */
export const marginWantedPence = (
  sellingPence: number,
  { marginPounds, marginPercent }: { readonly marginPounds: number; readonly marginPercent: number },
): number => marginPounds * 100 + (sellingPence * marginPercent) / 100;

/**
 * Whole pounds, rounded down; 0 if nothing would be left. With the price b and the selling price s: b + b × fee% +
 * costs + margin + VAT = s, where VAT is (s − b) ÷ 6 under either scheme: a qualifying vehicle's s ÷ 6 less the b ÷ 6
 * that is reclaimed is the same sum.
 */
export function mostToPayPounds({ sellingPence, costPence, marginPence, scheme, feePercent }: SellingTerms): number {
  // Multiplied by six, as VAT is a sixth of the difference: of selling and buying price five sixths are left.
  const sixths = scheme === 'none' ? 6 : 5;
  const left = sixths * sellingPence - 6 * (costPence + marginPence);
  const pounds = left / (sixths + (6 * feePercent) / 100) / 100;
  // A whole price may come out of a division by a fee's per cents as 1,249.9999999999998.
  return Math.max(0, Math.floor(pounds + 1e-7));
}
