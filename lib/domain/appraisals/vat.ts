/**
 * VAT on a used vehicle that a VAT-registered dealer buys and sells. Integer pence throughout. Without schemas: pages
 * load it.
 */
import { SOURCES } from '@/lib/domain/source-names';
import { moneyText } from './money-text';

/** Where the rules are published. */
export const VAT_SOURCES = {
  rate: { name: 'VAT Act 1994 s.2', address: 'https://www.legislation.gov.uk/ukpga/1994/23/section/2' },
  margin: {
    name: 'VAT Notice 718/1',
    address: 'https://www.gov.uk/guidance/using-the-vat-margin-scheme-for-second-hand-vehicles',
  },
  qualifying: { name: 'VAT Notice 700', address: 'https://www.gov.uk/guidance/vat-guide-notice-700' },
} as const;

/**
 * `margin`: VAT on the difference between selling and purchase price (VAT Notice 718/1). `qualifying`: bought on an
 * invoice that shows VAT, so VAT is on the full selling price and what was paid is reclaimed. `none`: no VAT is counted.
 */
export const VAT_SCHEMES = ['margin', 'qualifying', 'none'] as const;
export type VatScheme = (typeof VAT_SCHEMES)[number];
/** Those possible for a sale. */
export const VAT_SCHEME_WORDS: Readonly<Record<Exclude<VatScheme, 'none'>, string>> = {
  margin: 'Margin scheme',
  qualifying: 'VAT-qualifying (VAT invoice)',
};

/** One sixth: the VAT in an amount that includes it, at 20%, in force since 4 January 2011. */
const VAT_PARTS = 6;

/** The VAT inside an amount that includes it, to the nearest penny; a half goes up. */
export const vatInside = (pence: number): number => Math.floor((2 * pence + VAT_PARTS) / (2 * VAT_PARTS));

/** The VAT that an amount without it attracts, to the nearest penny; a half goes up. */
export const vatAddedTo = (pence: number): number => Math.floor((2 * pence + (VAT_PARTS - 1)) / (2 * (VAT_PARTS - 1)));

/** A price without VAT, with it. */
export const withVatAdded = (pence: number): number => pence + vatAddedTo(pence);

/** The VAT inside a purchase price, as shown on the seller's VAT invoice; 0 without one. */
export const vatOnPurchasePence = (purchasePence: number, scheme: VatScheme): number =>
  scheme === 'qualifying' ? vatInside(purchasePence) : 0;

/** The scheme that a frozen offer was made under; of an offer in which it was not saved yet, by its VAT. */
export const schemeOf = ({ vatPence, retail }: OfferVat): VatScheme =>
  retail.basis?.scheme ?? (vatPence > 0 ? 'qualifying' : 'margin');

interface OfferVat {
  readonly vatPence: number;
  readonly retail: { readonly basis: { readonly scheme: VatScheme } | null };
}

/** Above the figures of an appraised van: the guide's, as its trade value and prices are with VAT where it is VAT-qualifying. */
export const GUIDE_WITHOUT_VAT = `${SOURCES.guide.atStart} values vans without VAT.`;

/** A vehicle's price on the same basis as its guide values: without the reclaimed VAT if those exclude VAT. */
export const comparablePence = (pence: number, scheme: VatScheme, isWithoutVat: boolean): number =>
  isWithoutVat ? pence - vatOnPurchasePence(pence, scheme) : pence;

/**
 * What the customer's offer sheet says about the VAT in an offer; empty if it includes none.
 * @param isOpen it can be accepted, or is
 */
export function offerVatWords(vatPence: number, isOpen: boolean): string {
  if (vatPence <= 0) return '';
  return isOpen
    ? `This offer includes VAT of ${moneyText(vatPence)}, which your VAT invoice has to show.`
    : `This offer included VAT of ${moneyText(vatPence)}.`;
}

/** Beside a price that the dealer pays; empty if it includes no VAT. */
export const includedVatWords = (vatPence: number): string =>
  vatPence > 0 ? `This includes ${moneyText(vatPence)} VAT, reclaimed on the seller’s VAT invoice.` : '';

/** Of the field for what was paid for a vehicle. */
export const pricePaidLabel = (scheme: VatScheme): string =>
  scheme === 'qualifying' ? 'Price paid, with VAT' : 'Price paid';

/** Under the report of a dealer's appraisals: which of its sums are with VAT. */
export const REPORT_VAT_WORDS =
  'Offers and prices paid are with VAT, where a vehicle is VAT-qualifying. The sale price of a VAT-qualifying van is without VAT, and is compared with the price paid without it.';

/** The same beside the names of the sums, in a file that has nothing under them. */
export const REPORT_SUM_VAT = {
  offers: '(with VAT where VAT-qualifying)',
  sales: '(VAT-qualifying vans without VAT)',
} as const;

/** Whether a typed cost includes VAT, which the dealer reclaims. */
export const COST_VAT = ['with', 'without'] as const;
export type CostVat = (typeof COST_VAT)[number];
export const COST_VAT_WORDS: Readonly<Record<CostVat, string>> = { with: 'Includes VAT', without: 'Without VAT' };

/** A cost to the dealer, less any VAT that it includes. May be in sixths of a penny. */
export const exactCostPence = (pence: number, vat: CostVat): number =>
  vat === 'with' ? (pence * (VAT_PARTS - 1)) / VAT_PARTS : pence;

/** The same to the penny, for one line. */
export const netCostPence = (pence: number, vat: CostVat): number => Math.round(exactCostPence(pence, vat));

/**
 * A cost that lowers a purchase price: under the margin scheme what it costs the dealer. A qualifying price contains VAT
 * that is reclaimed, so it is lowered by the cost with VAT: price and cost then leave the dealer what the value is
 * without it.
 * @param netPence the same cost to the dealer, less any VAT
 */
export function deductedPence(
  cost: { readonly costPence: number | null; readonly vat: CostVat; readonly netPence: number },
  scheme: VatScheme,
): number {
  if (scheme !== 'qualifying') return cost.netPence;
  return cost.vat === 'with' ? (cost.costPence ?? 0) : withVatAdded(cost.netPence);
}

/**
 * What is due on the sale, less what is reclaimed on the purchase. Repairs do not lower the margin of the scheme, and a
 * loss under it owes nothing; neither sets off against another vehicle.
 */
export function vatOnSalePence(sellingPence: number, purchasePence: number, scheme: VatScheme): number {
  if (scheme === 'none') return 0;
  if (scheme === 'margin') return sellingPence > purchasePence ? vatInside(sellingPence - purchasePence) : 0;
  return vatInside(sellingPence) - vatOnPurchasePence(purchasePence, scheme);
}

/** The same before it is rounded, for a sum that is rounded once: may be in sixths of a penny. */
export function exactVatOnSalePence(sellingPence: number, purchasePence: number, scheme: VatScheme): number {
  if (scheme === 'none' || (scheme === 'margin' && sellingPence <= purchasePence)) return 0;
  return (sellingPence - purchasePence) / VAT_PARTS;
}
