/** The retail side: what may be paid for the vehicle if it is sold at the asking price. Integer pence. Without schemas. */
import { capitalised, formatList, formatPlural } from '@/lib/format';
import type { ConditionLine } from './condition-lines';
import { readAmount, readCostVat, readMargin, readVatScheme, type Entries } from './entries';
import { retailDayWords } from './guide/retail-value';
import type { SalePrice } from './guide/sale-price';
import { moneyText } from './money-text';
import { marginWantedPence, mostToPayPounds, type SellingTerms } from './most-to-pay';
import type { Because } from '@/lib/domain/provenance';
import type { Missing, SumLine } from './sum-line';
import type { UnreadAmounts } from './unread/unread-amounts';
import { exactCostPence, vatOnPurchasePence, vatOnSalePence, type CostVat, type VatScheme } from './vat';

export interface RetailSide {
  /** From the asking price down to the most to pay. */
  readonly lines: readonly SumLine[];
  readonly salePence: number | null;
  /**
   * Of all costs before the sale, less reclaimed VAT, each to the penny as in its line. Null if one cannot be read.
   */
  readonly costPence: number | null;
  /** Of the asking price, to the penny; 0 if none is entered, or it cannot be read. */
  readonly marginPence: number;
  /** Whole pounds, rounded down; null without an asking price, and if an amount cannot be read. */
  readonly mostPounds: number | null;
  /** What the most to pay is computed from besides the margin; null without it. */
  readonly basis: SellingBasis | null;
  /**
   * How far costs, margin and VAT exceed the asking price even if nothing is paid for the vehicle; 0 if they do not.
   */
  readonly shortPence: number;
  /** For a qualifying vehicle: the part of the most to pay that is VAT, reclaimed on the seller's invoice. */
  readonly reclaimedPence: number;
  readonly missing: Missing;
}

/** Costs are exact, possibly in sixths of a penny. */
export type SellingBasis = Pick<SellingTerms, 'sellingPence' | 'costPence' | 'scheme'>;

const COSTS = [
  ['preparation', 'preparationVat', 'Preparation'],
  ['warranty', 'warrantyVat', 'Warranty'],
  ['fees', 'feesVat', 'Fees'],
] as const;

interface RetailKnown {
  readonly salePrice: SalePrice;
  /** Fields that are as the appraisal began: a person did not enter them. */
  readonly prefilled: ReadonlySet<string>;
  readonly unread: Pick<UnreadAmounts, 'salePrice' | 'costs' | 'margin'>;
}

/** Of a side whose most to pay is not known. */
const UNKNOWN = { marginPence: 0, mostPounds: null, basis: null, shortPence: 0, reclaimedPence: 0 } as const;

/**
 * The most to pay so that the margin remains after the costs of the sale, or what is missing for it. Amounts are pence.
 */
export function retailSide(
  entries: Entries,
  lines: readonly ConditionLine[],
  { salePrice, prefilled, unread }: RetailKnown,
): RetailSide {
  const salePence = readAmount(salePrice.text).value;
  const sourceOf = (field: string) => (prefilled.has(field) ? 'terms' : 'own');
  const entered = COSTS.flatMap(([field, vat, name]) => costOf(entries, field, vat, { name, source: sourceOf(field) }));
  const found = [...entered, ...repairsOf(lines)];
  const costs = found.map(({ line }) => line);
  const costPence = costs.reduce((sum, { pence }) => sum - pence, 0);
  const known = unread.costs === null ? { costPence } : { costPence: null };
  if (!salePence) {
    const because = unread.salePrice ?? (salePrice.isLoading ? 'loading' : noPrice(salePence));
    return { ...UNKNOWN, ...known, lines: costs, salePence: null, missing: because };
  }
  const margin = marginOf(entries, salePence, sourceOf('margin'));
  const priced = [salePriceLine(salePence, salePrice), ...costs, ...(margin ? [margin.line] : [])];
  const missing = unread.costs ?? unread.margin;
  if (missing !== null) return { ...UNKNOWN, ...known, lines: priced, salePence, missing };
  const scheme = readVatScheme(entries['vatScheme']);
  const exactPence = found.reduce((sum, cost) => sum + cost.exactPence, 0);
  const basis = { sellingPence: salePence, costPence: exactPence, scheme };
  const mostPounds = mostToPayPounds({ ...basis, marginPence: margin?.exactPence ?? 0, feePercent: 0 });
  const all: SumLine[] = [...priced, vatLine(salePence, mostPounds * 100, scheme)];
  return {
    lines: all,
    salePence,
    costPence,
    marginPence: Math.round(margin?.exactPence ?? 0),
    mostPounds,
    basis,
    shortPence: shortOf(all, mostPounds),
    reclaimedPence: vatOnPurchasePence(mostPounds * 100, scheme),
    missing: null,
  };
}

function salePriceLine(pence: number, { retail, hasVatAdded }: SalePrice): SumLine {
  const name = 'Asking price';
  if (retail === null) return { name, pence, source: 'own', words: 'Including VAT where it is due.' };
  const words = hasVatAdded
    ? `The Retail value of ${moneyText(retail.pounds * 100)} without VAT, ${retailDayWords(retail)}, and VAT on it.`
    : `The Retail value, ${retailDayWords(retail)}, until another price is entered.`;
  return { name, pence, source: retail.source, words, day: retail.day };
}

interface Cost {
  readonly line: SumLine;
  readonly exactPence: number;
}

type NamedCost = Pick<SumLine, 'name' | 'source'>;

const costLine = (named: NamedCost, exactPence: number, words: string): Cost => ({
  line: { ...named, pence: 0 - Math.round(exactPence), words },
  exactPence,
});

const noPrice = (pence: number | null): Because => ({
  reason: pence === 0 ? 'The asking price is £0.' : 'No asking price is entered.',
  next: 'Enter the price at which you would sell the vehicle.',
});

type Pence = Pick<SumLine, 'pence'>;
/** The total error of lines that are each rounded to the penny. */
const ROUNDED_PENCE = 2;

function shortOf(lines: readonly Pence[], mostPounds: number | null): number {
  const left = lines.reduce((sum, { pence }) => sum + pence, 0);
  return mostPounds === 0 && left < 0 - ROUNDED_PENCE ? 0 - left : 0;
}

const MARGIN = 'Margin wanted';

/** A retail side as frozen in an offer, with the text of its lines. */
export const frozenRetail = ({ lines, mostPounds, basis }: Pick<RetailSide, 'lines' | 'mostPounds' | 'basis'>) => ({
  mostPounds,
  basis,
  shortPence: shortOf(lines, mostPounds),
  marginPence: 0 - (lines.find(({ name }) => name === MARGIN)?.pence ?? 0),
});

/**
 * How the calculation ends: rounded, or with nothing left; empty without a most to pay.
 *
 * @param lines from the asking price down to the VAT
 */
export function roundingWords(lines: readonly Pick<SumLine, 'name' | 'pence'>[], mostPounds: number | null): string {
  if (mostPounds === null) return '';
  const short = shortOf(lines, mostPounds);
  if (short === 0) return 'Rounded down to whole pounds.';
  // Between the asking price and the VAT are the entries. The VAT is due whatever they are.
  const entered = lines.slice(1, -1).map(({ name }) => name);
  const parts = [
    ...(entered.some((name) => name !== MARGIN) ? ['costs'] : []),
    ...(entered.includes(MARGIN) ? ['margin'] : []),
    'VAT',
  ];
  const taken = formatList(parts);
  return `${capitalised(taken)} come to ${moneyText(short)} more than the asking price, so nothing is left to pay for the vehicle.`;
}

const COST_WORDS: Readonly<Record<CostVat, (pence: number) => string>> = {
  with: (pence) => `${moneyText(pence)} including VAT, which is reclaimed.`,
  without: () => 'Without VAT.',
};

function costOf(entries: Entries, field: string, vatField: string, named: NamedCost): Cost[] {
  const pence = readAmount(entries[field]).value;
  if (!pence) return [];
  const vat = readCostVat(entries[vatField]);
  return [costLine(named, exactCostPence(pence, vat), COST_WORDS[vat](pence))];
}

function repairsOf(lines: readonly ConditionLine[]): Cost[] {
  const repaired = lines.filter(({ treatment, costPence }) => treatment === 'mend' && (costPence ?? 0) > 0);
  if (repaired.length === 0) return [];
  const exactPence = repaired.reduce((sum, { costPence, vat }) => sum + exactCostPence(costPence ?? 0, vat), 0);
  const vatWords = repaired.some(({ vat }) => vat === 'with') ? 'less reclaimed VAT' : 'without VAT';
  const named = { name: 'Repairs', source: 'own' } as const;
  return [costLine(named, exactPence, `${formatPlural(repaired.length, 'repair')} before sale, ${vatWords}.`)];
}

function marginOf(
  entries: Entries,
  salePence: number,
  source: SumLine['source'],
): { line: SumLine; exactPence: number } | null {
  const { value } = readMargin(entries['margin']);
  if (!value) return null;
  const exactPence = marginWantedPence(salePence, value);
  const words =
    value.marginPercent > 0 ? `${value.marginPercent}% of the asking price.` : 'The same at any asking price.';
  return { exactPence, line: { name: MARGIN, pence: 0 - Math.round(exactPence), source, words } };
}

function vatLine(salePence: number, pricePence: number, scheme: VatScheme): SumLine {
  const vat = vatOnSalePence(salePence, pricePence, scheme);
  const words =
    scheme === 'margin'
      ? marginVatWords(salePence - pricePence, vat)
      : `VAT-qualifying: one sixth of the asking price, less the VAT reclaimed on the seller’s VAT invoice. Without such an invoice it is not reclaimed.`;
  return { name: scheme === 'margin' ? 'VAT on the margin' : 'VAT', pence: 0 - vat, source: 'law', words };
}

function marginVatWords(marginPence: number, vatPence: number): string {
  if (marginPence <= 0) return 'Margin scheme: there is no margin at this price, so no VAT is due.';
  if (vatPence === 0)
    return `Margin scheme: one sixth of ${moneyText(marginPence)} is less than a penny, so no VAT is due.`;
  return 'Margin scheme: one sixth of the asking price less the price paid. Costs do not lower it.';
}
