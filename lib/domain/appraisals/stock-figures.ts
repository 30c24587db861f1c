/** What an appraisal passes on when its vehicle becomes a car in stock. Whole pounds. */
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { conditionLines } from './condition-lines';
import { readAmount, readCostVat, readVatScheme, type Entries } from './entries';
import { moneyText } from './money-text';
import { comparablePence, exactCostPence, vatOnPurchasePence } from './vat';

export interface StockFigures {
  /** Preparation and repairs before sale, less reclaimed VAT, as in the retail side; null: none is entered. */
  readonly preparationPounds: number | null;
  /** The asking price; null if none is entered. */
  readonly advertisedPounds: number | null;
}

/**
 * Warranty and fees stay in the appraisal: a car in stock has no field for them.
 * @param kind of the vehicle; null if unknown
 */
export function stockFigures(entries: Entries, kind: VehicleKind | null): StockFigures {
  const repairs = conditionLines(entries).filter(({ treatment }) => treatment === 'mend');
  const costs = [
    { costPence: readAmount(entries['preparation']).value, vat: readCostVat(entries['preparationVat']) },
    ...repairs,
  ].flatMap(({ costPence, vat }) => (costPence === null ? [] : exactCostPence(costPence, vat)));
  const salePence = readAmount(entries['salePrice']).value;
  return {
    preparationPounds: costs.length === 0 ? null : Math.round(costs.reduce((sum, cost) => sum + cost, 0) / 100),
    advertisedPounds: salePence ? poundsInStock(salePence, entries, kind) : null,
  };
}

/**
 * What the vehicle cost: the price paid, with or without VAT like the guide values it is compared with. Whole pounds.
 */
export const stockCostPounds = (boughtPounds: number, entries: Entries, kind: VehicleKind | null): number =>
  poundsInStock(boughtPounds * 100, entries, kind);

const poundsInStock = (pence: number, entries: Entries, kind: VehicleKind | null): number =>
  Math.round(comparablePence(pence, readVatScheme(entries['vatScheme']), isValueWithoutVat(kind)) / 100);

/** The reclaimed VAT in the price paid, for the car's notes; empty under the margin scheme. */
export function reclaimedVatWords(entries: Entries, boughtPounds: number): string {
  const paidPence = boughtPounds * 100;
  const vatPence = vatOnPurchasePence(paidPence, readVatScheme(entries['vatScheme']));
  if (vatPence === 0) return '';
  return `VAT-qualifying: the ${moneyText(paidPence)} paid includes ${moneyText(vatPence)} VAT, reclaimed on the seller’s VAT invoice; ${moneyText(paidPence - vatPence)} without it.`;
}
