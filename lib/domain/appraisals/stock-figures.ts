/** What an appraisal passes on when its vehicle becomes a car in stock. Whole pounds. */
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { COSTS_NOT_IN_STOCK } from './bought/costs-not-in-stock';
import { conditionLines } from './condition-lines';
import { readAmount, readCostVat, readVatScheme, type Entries } from './entries';
import { moneyText } from './money-text';
import { comparablePence, exactCostPence, vatOnPurchasePence } from './vat';

export interface StockFigures {
  /** What the vehicle cost, as `stockCostPounds`; null if it is not bought. */
  readonly costPounds: number | null;
  /** Preparation and repairs before sale, less reclaimed VAT, as in the retail side; null: none is entered. */
  readonly preparationPounds: number | null;
  /** The asking price; null if none is entered. */
  readonly advertisedPounds: number | null;
}

/**
 * Warranty and fees stay in the appraisal: a car in stock has no field for them. Cost and preparation are rounded
 * together: the preparation is what is left of their rounded sum.
 * @param kind of the vehicle; null if unknown
 * @param boughtPounds null if it is not bought
 */
export function stockFigures(entries: Entries, kind: VehicleKind | null, boughtPounds: number | null): StockFigures {
  const preparationPence = exactPreparationPence(entries);
  const salePence = readAmount(entries['salePrice']).value;
  const costPence = boughtPounds === null ? 0 : penceInStock(boughtPounds * 100, entries, kind);
  return {
    costPounds: boughtPounds === null ? null : toPounds(costPence),
    preparationPounds: preparationPence === null ? null : preparationInStock(preparationPence, costPence),
    advertisedPounds: salePence ? toPounds(penceInStock(salePence, entries, kind)) : null,
  };
}

/** The costs that stay in the appraisal, by name: those that are entered. */
export const costsNotInStock = (entries: Entries): (typeof COSTS_NOT_IN_STOCK)[number][] =>
  COSTS_NOT_IN_STOCK.filter((field) => (readAmount(entries[field]).value ?? 0) > 0);

/** Preparation and repairs before sale, less reclaimed VAT, in pence that may be fractional; null: none is entered. */
export function exactPreparationPence(entries: Entries): number | null {
  const repairs = conditionLines(entries).filter(({ treatment }) => treatment === 'mend');
  const costs = [
    { costPence: readAmount(entries['preparation']).value, vat: readCostVat(entries['preparationVat']) },
    ...repairs,
  ].flatMap(({ costPence, vat }) => (costPence === null ? [] : exactCostPence(costPence, vat)));
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0);
}

/** What is left of the rounded sum of cost and preparation, as stock has whole pounds. Both may be fractional pence. */
export const preparationInStock = (preparationPence: number, costPence: number): number =>
  toPounds(costPence + preparationPence) - toPounds(costPence);

/**
 * What the vehicle cost: the price paid, with or without VAT like the guide values it is compared with. Whole pounds.
 */
export const stockCostPounds = (boughtPounds: number, entries: Entries, kind: VehicleKind | null): number =>
  toPounds(penceInStock(boughtPounds * 100, entries, kind));

/** What a sale of the vehicle is compared with. @param kind of the car in stock */
export const pricePaidOf = (boughtPounds: number, entries: Entries, kind: VehicleKind | null) => ({
  boughtPounds,
  scheme: readVatScheme(entries['vatScheme']),
  purchaseCostPounds: stockCostPounds(boughtPounds, entries, kind),
  preparationPence: exactPreparationPence(entries),
});

const toPounds = (pence: number): number => Math.round(pence / 100);

const penceInStock = (pence: number, entries: Entries, kind: VehicleKind | null): number =>
  comparablePence(pence, readVatScheme(entries['vatScheme']), isValueWithoutVat(kind));

/** The reclaimed VAT in the price paid, for the car's notes; empty under the margin scheme. */
export function reclaimedVatWords(entries: Entries, boughtPounds: number): string {
  const paidPence = boughtPounds * 100;
  const vatPence = vatOnPurchasePence(paidPence, readVatScheme(entries['vatScheme']));
  if (vatPence === 0) return '';
  return `VAT-qualifying: the ${moneyText(paidPence)} paid includes ${moneyText(vatPence)} VAT, reclaimed on the seller’s VAT invoice; ${moneyText(paidPence - vatPence)} without it.`;
}
