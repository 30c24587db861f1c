/** Beside a car in stock: what its appraisal says of it. Without schemas: pages load it. */
import { COST_WORDS, gainAt } from '@/lib/domain/stock-cars/gain';
import type { CarInStock, StockPurchase } from '@/lib/domain/stock-cars/stock-car';
import { isInStock } from '@/lib/domain/stock-cars/stock-car-state';
import type { Day } from '@/lib/domain/time/calendar';
import { BAND_WORDS } from '@/lib/domain/valuations/bands';
import { capitalised, formatDate, formatList, formatPounds } from '@/lib/format';
import { CONDITIONS } from '../entries';
import { moneyText } from '../money-text';
import type { SumLine } from '../sum-line';
import { COSTS_NOT_IN_STOCK } from './costs-not-in-stock';
import { profitText, soldProfitPence, soldProfitWords, type PricePaid, type SoldCar } from './sold-words';

type CarOfPurchase = Pick<
  CarInStock,
  'status' | 'costPounds' | 'preparationPounds' | 'inOn' | 'values' | 'soldPounds' | 'isWithoutVat'
>;

/** One sentence or more for each; none where there is nothing to say. */
export function stockPurchaseWords(purchase: StockPurchase, car: CarOfPurchase): string[] {
  return [
    ...saleWords(purchase, car),
    conditionWords(purchase, car),
    soldProfitPence(car, purchase) === null ? leftOutWords(purchase, car) : '',
    ...purchaseDifferences(purchase, car),
  ].filter((words) => words !== '');
}

/** The values beside it are for Clean first: of a car appraised as that there is nothing to add. */
function conditionWords({ condition }: StockPurchase, car: CarOfPurchase): string {
  const band = CONDITIONS.find((known) => BAND_WORDS[known].label === condition);
  if (!isInStock(car.status) || band === undefined || band === 'clean') return '';
  const appraised = `It was appraised as ${condition}, not as Clean.`;
  const gain = gainAt(car.values[band], car);
  if (gain === null) return appraised;
  if (gain === 0) return `${appraised} ${condition} is ${COST_WORDS}.`;
  return `${appraised} ${condition} is ${formatPounds(Math.abs(gain))} ${gain > 0 ? 'above' : 'below'} ${COST_WORDS}.`;
}

/** By their lines in an offer. */
const LEFT_OUT: readonly string[] = COSTS_NOT_IN_STOCK.map(capitalised);

export const costsLeftOut = (lines: readonly Pick<SumLine, 'name' | 'pence'>[]): StockPurchase['leftOut'] =>
  lines
    .filter(({ name, pence }) => LEFT_OUT.includes(name) && pence < 0)
    .map(({ name, pence }) => ({ name, pence: 0 - pence }));

/** What the sale brought, and what is left of that after the costs that stock does not have. None while it is not sold. */
export function saleWords(purchase: PricePaid & Pick<StockPurchase, 'leftOut'>, car: SoldCar): string[] {
  const profitPence = soldProfitPence(car, purchase);
  if (profitPence === null) return [];
  const { leftOut } = purchase;
  if (leftOut.length === 0) return [soldProfitWords(car, purchase)];
  const leftPence = leftOut.reduce((left, { pence }) => left - pence, profitPence);
  return [
    soldProfitWords(car, purchase),
    `Less ${namedCosts(leftOut)}, which the profit of its offer counts too: ${profitText(leftPence)}.`,
  ];
}

const namedCosts = (costs: StockPurchase['leftOut']): string =>
  formatList(costs.map(({ name, pence }) => `${name.toLowerCase()} of ${moneyText(pence)}`));

function leftOutWords(
  { leftOut }: Pick<StockPurchase, 'leftOut'>,
  { costPounds }: Pick<CarOfPurchase, 'costPounds'>,
): string {
  if (leftOut.length === 0 || costPounds === null) return '';
  return `Not in this cost, but in the profit of its offer: ${namedCosts(leftOut)}.`;
}

/** What a purchase costs in stock, and its day. */
export interface PurchaseInStock {
  readonly purchaseCostPounds: number;
  readonly boughtOn: Day;
}

/** Where a purchase and its car in stock contradict each other, on the pages of both. */
export function purchaseDifferences(
  { purchaseCostPounds, boughtOn }: PurchaseInStock,
  { costPounds, inOn }: { readonly costPounds: number | null; readonly inOn: Day },
): string[] {
  const differences = [
    costPounds === null || costPounds === purchaseCostPounds
      ? ''
      : `In stock the car cost ${formatPounds(costPounds)}; by its appraisal it cost ${formatPounds(purchaseCostPounds)}.`,
    inOn < boughtOn
      ? `In stock the car came in on ${formatDate(inOn)}; by its appraisal it was bought on ${formatDate(boughtOn)}.`
      : '',
  ];
  return differences.filter((words) => words !== '');
}
