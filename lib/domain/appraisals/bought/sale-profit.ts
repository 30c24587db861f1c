/** What a car that was bought through an appraisal brought when it was sold. Integer pence. */
import { roundAway } from '@/lib/domain/money/round-away';
import type { FrozenOffer } from '../appraisal';
import { comparablePence, exactVatOnSalePence, withVatAdded, type VatScheme } from '../vat';

export interface SoldPurchase {
  /** Whole pounds, as entered: without VAT, where `isWithoutVat`. */
  readonly soldPounds: number;
  /** Whole pounds, with VAT where the vehicle is VAT-qualifying. */
  readonly paidPounds: number;
  readonly scheme: VatScheme;
  /** Prices of this kind of vehicle exclude VAT: of a van. */
  readonly isWithoutVat: boolean;
  /** Of all costs before the sale, less reclaimed VAT; may be fractional. Null where they were not saved. */
  readonly costPence: number | null;
}

/** The sale price less the price paid, both without VAT for a VAT-qualifying van. */
export const soldAbovePaidPence = ({ soldPounds, paidPounds, scheme, isWithoutVat }: SoldPurchase): number =>
  soldPounds * 100 - comparablePence(paidPounds * 100, scheme, isWithoutVat);

/** The same after VAT and the costs of the appraisal, rounded once, to the penny. Null where those are not known. */
export function saleProfitPence({ soldPounds, paidPounds, ...sold }: SoldPurchase): number | null {
  const { scheme, isWithoutVat, costPence } = sold;
  if (costPence === null) return null;
  const isVatAdded = isWithoutVat && scheme === 'qualifying';
  const sellingPence = isVatAdded ? withVatAdded(soldPounds * 100) : soldPounds * 100;
  const paidPence = paidPounds * 100;
  return roundAway(sellingPence - paidPence - exactVatOnSalePence(sellingPence, paidPence, scheme) - costPence);
}

interface OfferCosts extends Pick<FrozenOffer['retail'], 'basis'> {
  readonly lines: readonly { readonly pence: number }[];
}

/**
 * Of all costs in an accepted offer. They do not need its asking price: without one, its lines are these costs, each to
 * the penny. Null of an offer with an asking price that was made before its costs were saved.
 */
export function offerCostPence({ basis, lines }: OfferCosts): number | null {
  if (basis !== null) return basis.costPence;
  const hasPrice = lines.some(({ pence }) => pence > 0);
  return hasPrice ? null : lines.reduce((sum, { pence }) => sum - pence, 0);
}

/** Under the report of a dealer's appraisals: what it counts. */
export const REPORT_COUNT_WORDS =
  'Each vehicle counts once as offered on, by its newest offer, in the month that offer was made. An offer that was revised, and not made again, does not count, not even a declined one. Accepted and declined are of those newest offers. Reasons are of lost vehicles, and of declined offers where the customer gave one by the link and the vehicle is not entered as lost.';

/** The name of that column of reasons. */
export const REPORT_REASONS_NAME = 'Reasons, lost or declined';

/** The same: what is in the profit, and what is not. */
export const REPORT_PROFIT_WORDS =
  'Profit is the sale price less the price paid, the VAT on both, and the costs of the appraisal: preparation, repairs, warranty and fees, as they were when the offer was made. Other costs since then, and overheads, are not in it. It is not known of a car whose offer was made before costs were saved with it, or that has no accepted offer.';
