/** The asking price: the guide's Retail until one is entered. Without schemas: pages load it. */
import { readVatScheme, type Entries } from '@/lib/domain/appraisals/entries';
import type { AppraisedValues, Loaded, PlateForecast } from '@/lib/domain/appraisals/guide-value';
import { withVatAdded } from '@/lib/domain/appraisals/vat';
import { retailValue, type RetailValue } from './retail-value';

export interface SalePrice {
  /** As its field has it; undefined where nothing was ever entered, and while it is loading. */
  readonly text: string | undefined;
  /** The guide's Retail that it is made of; null where a person entered it. */
  readonly retail: RetailValue | null;
  /** VAT is added to that value, which is without it. */
  readonly hasVatAdded: boolean;
  /** It is the Retail of the edition in force, which is loading. */
  readonly isLoading: boolean;
}

/** What the asking price is computed from besides the entries. */
export interface SalePriceKnown {
  readonly vehicle: AppraisedValues;
  readonly forecast: Loaded<PlateForecast>;
}

/**
 * The asking price of the guide's Retail, until one is entered: an appraisal begins with the record's, which gives way
 * to that of the edition in force. What is sold with VAT has it in its asking price.
 * @param prefilled fields that are as the appraisal began
 */
export function salePriceOf(
  entries: Entries,
  prefilled: ReadonlySet<string>,
  { vehicle, forecast }: SalePriceKnown,
): SalePrice {
  const text = entries['salePrice'];
  const { value: first } = vehicle.values.retail;
  if (first === null || !prefilled.has('salePrice') || text !== String(first))
    return { text, retail: null, hasVatAdded: false, isLoading: false };
  const retail = retailValue(vehicle, entries['handOver'], forecast);
  if (retail === null || retail === 'loading')
    return { text: undefined, retail: null, hasVatAdded: false, isLoading: retail === 'loading' };
  const hasVatAdded = vehicle.isWithoutVat === true && readVatScheme(entries['vatScheme']) === 'qualifying';
  const pence = retail.pounds * 100;
  return { text: priceText(hasVatAdded ? withVatAdded(pence) : pence), retail, hasVatAdded, isLoading: false };
}

/** As a person would type it. @param pence of the price */
export const priceText = (pence: number): string =>
  pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
