/**
 * The cost of a new vehicle as the law defines it: basic price, VAT and delivery, without duty and registration fee.
 */
import { priceLimit } from '@/lib/sandbox/legislation/benefits';
import { ifKnown, inForce } from '@/lib/sandbox/legislation/dated';
import { taxYear } from '@/lib/sandbox/legislation/years';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
import { priceOn, vatPercent } from '@/lib/sandbox/catalogue/prices';
import type { CalculationStep } from '@/lib/sandbox/legislation/calculation';

export interface ListPrice {
  readonly basicPence: number;
  /** On the basic price, as the new vehicle data have it. */
  readonly vatPence: number;
  /** With its own VAT. */
  readonly deliveryPence: number;
}

/** Options as ordered, priced by their own rows. */
export interface OptionsPrice {
  readonly basicPence: number;
  readonly vatPence: number;
}

export const noOptions: OptionsPrice = { basicPence: 0, vatPence: 0 };

/** A list price needs a day on which the vehicle is sold new; before and after there is none. */
export const isSoldNew = ({ introduced, runOut }: CatalogueDerivative, date: string): boolean =>
  introduced <= date && (runOut === null || date <= runOut);

export function listPrice(derivative: CatalogueDerivative, date: string): ListPrice {
  const { basicPence, vatPence, deliveryPence } = priceOn(derivative, date);
  const deliveryVat = Math.round((deliveryPence * vatPercent(date)) / 100);
  return { basicPence, vatPence, deliveryPence: deliveryPence + deliveryVat };
}

export const withOptions = (price: ListPrice, options: OptionsPrice): ListPrice => ({
  basicPence: price.basicPence + options.basicPence,
  vatPence: price.vatPence + options.vatPence,
  deliveryPence: price.deliveryPence,
});

export const totalPence = ({ basicPence, vatPence, deliveryPence }: ListPrice): number =>
  basicPence + vatPence + deliveryPence;

/**
 * The price that a benefit is computed from in a tax year, with its limit where the law of that year had one; pence.
 */
export function taxedPrice(price: ListPrice, yearEnding: number): { pricePence: number; limitPence: number | null } {
  const limit = ifKnown(() => inForce(priceLimit, taxYear(yearEnding).from).value);
  const total = totalPence(price);
  return limit === undefined
    ? { pricePence: total, limitPence: null }
    : { pricePence: Math.min(total, limit * 100), limitPence: limit * 100 };
}

export function listPriceSteps(list: ListPrice, options: OptionsPrice): CalculationStep[] {
  const pounds = (name: string, pence: number, source: string): CalculationStep => ({
    name,
    value: pence / 100,
    unit: 'GBP',
    source,
  });
  return [
    pounds('Basic price', list.basicPence, 'maker’s price list'),
    pounds('VAT', list.vatPence, 'VAT rates, HMRC'),
    pounds('Delivery with VAT', list.deliveryPence, 'maker’s price list'),
    pounds('Options with VAT', options.basicPence + options.vatPence, 'option price list'),
    pounds('P11D value', totalPence(withOptions(list, options)), 'ITEPA 2003 s.122–123'),
  ];
}
