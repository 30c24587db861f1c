/** What a car that came from an appraisal brought when it was sold, with the VAT of its scheme. Without schemas: pages load it. */
import type { CarInStock, StockPurchase } from '@/lib/domain/stock-cars/stock-car';
import { moneyText } from '../money-text';
import { preparationInStock } from '../stock-figures';
import { comparablePence, exactCostPence, vatInside, vatOnPurchasePence, vatOnSalePence } from '../vat';
import { saleProfitPence } from './sale-profit';

export type SoldCar = Pick<CarInStock, 'soldPounds' | 'costPounds' | 'preparationPounds' | 'isWithoutVat'>;
export type PricePaid = Pick<StockPurchase, 'boughtPounds' | 'purchaseCostPounds' | 'preparationPence' | 'scheme'>;
type CarCosts = Omit<SoldCar, 'soldPounds'> & { readonly costPounds: number };

/**
 * The sale price less cost, preparation and VAT, in pence. VAT is on the price paid: a cost that was changed in stock
 * lowers the profit, not the VAT.
 * @returns null without a cost, and without a price: £0 is refused as one today, and earlier versions stored it
 */
export function soldProfitPence(car: SoldCar, purchase: PricePaid): number | null {
  const { soldPounds, costPounds, isWithoutVat } = car;
  if (!soldPounds || costPounds === null) return null;
  const { boughtPounds, scheme } = purchase;
  const costPence = exactCostsOf({ ...car, costPounds }, purchase) - netPaidPence(purchase, isWithoutVat);
  return saleProfitPence({ soldPounds, paidPounds: boughtPounds, scheme, isWithoutVat, costPence });
}

const netPaidPence = ({ boughtPounds, scheme }: PricePaid, isWithoutVat: boolean): number =>
  exactCostPence(boughtPounds * 100, isWithoutVat && scheme === 'qualifying' ? 'with' : 'without');

/**
 * Cost with preparation. Stock has both in whole pounds: where they are still what the appraisal gave it, those of the
 * appraisal count, which are not rounded.
 */
function exactCostsOf({ costPounds, preparationPounds, isWithoutVat }: CarCosts, purchase: PricePaid): number {
  const { boughtPounds, purchaseCostPounds, preparationPence, scheme } = purchase;
  const isCostOfPurchase = costPounds === purchaseCostPounds;
  // As it was rounded when the car was taken into stock: beside the cost, or by itself in earlier versions.
  const costsInStock = [comparablePence(boughtPounds * 100, scheme, isWithoutVat), 0];
  const isPreparationOfAppraisal =
    preparationPence !== null &&
    costsInStock.some((costPence) => preparationPounds === preparationInStock(preparationPence, costPence));
  return (
    (isCostOfPurchase ? netPaidPence(purchase, isWithoutVat) : costPounds * 100) +
    (isPreparationOfAppraisal ? preparationPence : (preparationPounds ?? 0) * 100)
  );
}

export const profitText = (pence: number): string =>
  pence === 0 ? 'no profit and no loss' : `a ${pence > 0 ? 'profit' : 'loss'} of ${moneyText(Math.abs(pence))}`;

/** Beside a cost in whole pounds from which the profit does not follow. */
function pennyWords(car: CarCosts, purchase: PricePaid): string {
  const wholePence = (car.costPounds + (car.preparationPounds ?? 0)) * 100;
  return Math.round(exactCostsOf(car, purchase)) === wholePence
    ? ''
    : ', with the car’s cost and preparation to the penny';
}

/** One sentence after that on the sale before VAT; empty where the profit is not known. */
export function soldProfitWords(car: SoldCar, purchase: PricePaid): string {
  const profit = soldProfitPence(car, purchase);
  const { soldPounds, costPounds } = car;
  if (profit === null || soldPounds === null || costPounds === null) return '';
  const brought = `the sale brought ${profitText(profit)}${pennyWords({ ...car, costPounds }, purchase)}`;
  const [soldPence, paidPence] = [soldPounds * 100, purchase.boughtPounds * 100];
  if (purchase.scheme === 'margin') {
    const vat = vatOnSalePence(soldPence, paidPence, 'margin');
    if (vat > 0) return `After VAT of ${moneyText(vat)} under the margin scheme, ${brought}.`;
    return `It sold for no more than was paid, so no VAT is due under the margin scheme: ${brought}.`;
  }
  if (car.isWithoutVat) return `Its prices are without VAT, as the van is VAT-qualifying: ${brought}.`;
  const [due, reclaimed] = [vatInside(soldPence), vatOnPurchasePence(paidPence, 'qualifying')];
  return `After VAT of ${moneyText(due)} due on the sale, less ${moneyText(reclaimed)} reclaimed on the purchase, ${brought}.`;
}
