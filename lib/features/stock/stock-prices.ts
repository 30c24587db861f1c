/** What the cars of a stock list would cost now: which of their answers are cached. Free, and nothing is changed. */
import { stockCost, type StockCost, type StockRowPrice } from '@/lib/domain/stock/stock-cost';
import type { MonthUsage } from '@/lib/domain/usage/month-usage';
import type { CacheableQuestion } from '@/lib/lookups/billed-question';
import type { Ledger } from '@/lib/lookups/ledger';
import { lookUpByPlate, valueByPlate } from '@/lib/lookups/questions';

export interface StockPriceServices {
  readonly ledger: Pick<Ledger, 'hasCachedAnswers'>;
  readonly now: () => Date;
}

/** What is cached of each car's two answers already. */
export async function pricesOf(
  cars: readonly { number: number; plate: string; mileage: number }[],
  organisationId: string,
  { ledger, now }: StockPriceServices,
): Promise<StockRowPrice[]> {
  const at = now();
  const cachedFlags = async (questions: readonly CacheableQuestion[]) => {
    const { operation = '', cacheMinutes = 0 } = questions[0] ?? {};
    return ledger.hasCachedAnswers({ organisationId, operation, cacheMinutes }, questions);
  };
  const [lookUps, valuations] = await Promise.all([
    cachedFlags(cars.map(({ plate }) => lookUpByPlate(plate))),
    cachedFlags(cars.map(({ plate, mileage }) => valueByPlate(plate, mileage, at))),
  ]);
  return cars.map(({ number }, index) => ({
    number,
    lookUpCached: lookUps[index] === true,
    valuationCached: valuations[index] === true,
  }));
}

/** With recent results, and as a new check, which uses none. */
export const bothCosts = (
  prices: readonly StockRowPrice[],
  usage: MonthUsage,
): { cost: StockCost; freshCost: StockCost } => ({
  cost: stockCost(prices, usage),
  freshCost: stockCost(prices.map(asFresh), usage),
});

/** In credits. */
export const creditsOf = (prices: readonly StockRowPrice[], fresh: boolean): number =>
  prices
    .map((price) => (fresh ? asFresh(price) : price))
    .reduce(
      (credits, { lookUpCached, valuationCached }) => credits + Number(!lookUpCached) + Number(!valuationCached),
      0,
    );

const asFresh = ({ number }: StockRowPrice): StockRowPrice => ({ number, lookUpCached: false, valuationCached: false });
