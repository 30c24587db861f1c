/** What a car that came from an appraisal brought when it was sold, with the VAT of its scheme. Without schemas: pages load it. */
import type { CarInStock, StockPurchase } from '@/lib/domain/stock-cars/stock-car';
import { moneyText } from '../money-text';
import { comparablePence, vatInside, vatOnPurchasePence, vatOnSalePence } from '../vat';
import { saleProfitPence } from './sale-profit';

type SoldCar = Pick<CarInStock, 'soldPounds' | 'costPounds' | 'preparationPounds' | 'isWithoutVat'>;
type PricePaid = Pick<StockPurchase, 'boughtPounds' | 'scheme'>;

/**
 * The sale price less cost, preparation and VAT, in pence. VAT is on the price paid: a cost that was changed in stock
 * lowers the profit, not the VAT.
 * @returns null without a cost, and without a price: £0 is refused as one today, and earlier versions stored it
 */
export function soldProfitPence(car: SoldCar, { boughtPounds, scheme }: PricePaid): number | null {
  const { soldPounds, costPounds, preparationPounds, isWithoutVat } = car;
  if (!soldPounds || costPounds === null) return null;
  const paidPence = comparablePence(boughtPounds * 100, scheme, isWithoutVat);
  const costPence = (costPounds + (preparationPounds ?? 0)) * 100 - paidPence;
  return saleProfitPence({ soldPounds, paidPounds: boughtPounds, scheme, isWithoutVat, costPence });
}

/** One sentence after that on the sale before VAT; empty where the profit is not known. */
export function soldProfitWords(car: SoldCar, purchase: PricePaid): string {
  const profit = soldProfitPence(car, purchase);
  if (profit === null || car.soldPounds === null) return '';
  const brought =
    profit === 0
      ? 'the sale brought no profit and no loss'
      : `the sale brought a ${profit > 0 ? 'profit' : 'loss'} of ${moneyText(Math.abs(profit))}`;
  const [soldPence, paidPence] = [car.soldPounds * 100, purchase.boughtPounds * 100];
  if (purchase.scheme === 'margin') {
    const vat = vatOnSalePence(soldPence, paidPence, 'margin');
    if (vat > 0) return `After VAT of ${moneyText(vat)} under the margin scheme, ${brought}.`;
    return `It sold for no more than was paid, so no VAT is due under the margin scheme: ${brought}.`;
  }
  if (car.isWithoutVat) return `Its prices are without VAT, as the van is VAT-qualifying: ${brought}.`;
  const [due, reclaimed] = [vatInside(soldPence), vatOnPurchasePence(paidPence, 'qualifying')];
  return `After VAT of ${moneyText(due)} due on the sale, less ${moneyText(reclaimed)} reclaimed on the purchase, ${brought}.`;
}
