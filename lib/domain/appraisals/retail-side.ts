/** The retail side: what may be paid for the vehicle if it is sold at the asking price. Integer pence. Without schemas. */
import { formatPercent } from '@/lib/format';
import type { ConditionLine } from './condition-lines';
import { readAmount, readCostVat, readMargin, readVatScheme, type Entries } from './entries';
import { moneyText } from './money-text';
import { marginWantedPence, mostToPayPounds } from './most-to-pay';
import type { Missing, SumLine } from './sum-line';
import { exactCostPence, vatInside, vatOnSalePence, type CostVat, type VatScheme } from './vat';

export interface RetailSide {
  /** From the asking price down to the most to pay. */
  readonly lines: readonly SumLine[];
  readonly salePence: number | null;
  /** Of all costs before the sale, less reclaimed VAT. Exact: it may have sixths of a penny. */
  readonly costPence: number;
  /** Whole pounds, rounded down; null without an asking price. */
  readonly mostPounds: number | null;
  /** For a qualifying vehicle: the part of the most to pay that is VAT, reclaimed on the seller's invoice. */
  readonly reclaimedPence: number;
  readonly missing: Missing;
}

const COSTS = [
  ['preparation', 'preparationVat', 'Preparation'],
  ['warranty', 'warrantyVat', 'Warranty'],
  ['fees', 'feesVat', 'Fees'],
] as const;

export function retailSide(entries: Entries, lines: readonly ConditionLine[]): RetailSide {
  const salePence = readAmount(entries['salePrice']).value;
  const found = [...COSTS.flatMap(([field, vat, name]) => costOf(entries, field, vat, name)), ...repairsOf(lines)];
  const costs = found.map(({ line }) => line);
  const costPence = found.reduce((sum, { exactPence }) => sum + exactPence, 0);
  if (!salePence) {
    return {
      lines: costs,
      salePence: null,
      costPence,
      mostPounds: null,
      reclaimedPence: 0,
      missing: { reason: 'No asking price is entered.', next: 'Enter the price at which you would sell the vehicle.' },
    };
  }
  const scheme = readVatScheme(entries['vatScheme']);
  const margin = marginOf(entries, salePence);
  const sum = { sellingPence: salePence, costPence, marginPence: margin?.exactPence ?? 0, scheme, feePercent: 0 };
  const mostPounds = mostToPayPounds(sum);
  return {
    lines: [
      { name: 'Asking price', pence: salePence, source: 'own', words: 'Your entry, including VAT where it is due.' },
      ...costs,
      ...(margin ? [margin.line] : []),
      vatLine(salePence, mostPounds * 100, scheme),
    ],
    salePence,
    costPence,
    mostPounds,
    reclaimedPence: scheme === 'qualifying' ? vatInside(mostPounds * 100) : 0,
    missing: null,
  };
}

interface Cost {
  readonly line: SumLine;
  readonly exactPence: number;
}

const costLine = (name: string, exactPence: number, words: string): Cost => ({
  line: { name, pence: 0 - Math.round(exactPence), source: 'own', words },
  exactPence,
});

const COST_WORDS: Readonly<Record<CostVat, (pence: number) => string>> = {
  with: (pence) => `Your entry of ${moneyText(pence)} including VAT, which is reclaimed.`,
  without: () => 'Your entry, without VAT.',
};

function costOf(entries: Entries, field: string, vatField: string, name: string): Cost[] {
  const pence = readAmount(entries[field]).value;
  if (!pence) return [];
  const vat = readCostVat(entries[vatField]);
  return [costLine(name, exactCostPence(pence, vat), COST_WORDS[vat](pence))];
}

function repairsOf(lines: readonly ConditionLine[]): Cost[] {
  const exactPence = lines
    .filter(({ treatment }) => treatment === 'mend')
    .reduce((sum, { costPence, vat }) => sum + exactCostPence(costPence ?? 0, vat), 0);
  if (exactPence === 0) return [];
  return [costLine('Repairs', exactPence, 'The condition lines to be repaired before sale, less reclaimed VAT.')];
}

function marginOf(entries: Entries, salePence: number): { line: SumLine; exactPence: number } | null {
  const { value } = readMargin(entries['margin']);
  if (!value) return null;
  const exactPence = marginWantedPence(salePence, value);
  const words =
    value.marginPercent > 0
      ? `Your entry: ${formatPercent(value.marginPercent / 100)} of the asking price.`
      : 'Your entry.';
  return { exactPence, line: { name: 'Margin wanted', pence: 0 - Math.round(exactPence), source: 'own', words } };
}

function vatLine(salePence: number, pricePence: number, scheme: VatScheme): SumLine {
  const vat = vatOnSalePence(salePence, pricePence, scheme);
  const words =
    scheme === 'margin'
      ? vat === 0
        ? 'Margin scheme: there is no margin at this price, so no VAT is due.'
        : 'Margin scheme: one sixth of the asking price less the price paid. Costs do not lower it.'
      : `VAT-qualifying: one sixth of the asking price, less the VAT reclaimed on the seller’s VAT invoice. Without such an invoice it is not reclaimed.`;
  return { name: scheme === 'margin' ? 'VAT on the margin' : 'VAT', pence: 0 - vat, source: 'law', words };
}
