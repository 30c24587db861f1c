/**
 * Market prices of cars like those in stock, in the edition in which they are valued: the range for Retail, as that is
 * what an asking price compares with. Once for each car and edition, by guide ID, month of registration and the mileage
 * of the value. The operation is free: nothing here can bill.
 */
import { getInternetPricesForIdYearMonthMileage } from '@/lib/contract/used-values';
import { marketParams, marketRangesFrom } from '@/lib/domain/valuations/guide-comparison';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { DueMarketCar, NewMarketRange } from '@/lib/store/stock-cars/stock-car-market';
import { eachDue } from '@/lib/features/each-due';
import type { RevaluationServices } from './revaluation';

export type MarketServices = Pick<RevaluationServices, 'stockCars' | 'caller'>;

/** A quarter of the provider's bulkhead; values, forecasts and people share the rest. */
const AT_A_TIME = 4;

/**
 * Requests market prices for every car, over all organisations, that has a value and no answer for it yet.
 * @returns for how many cars an answer came, with or without a range
 * @throws Fault of the service, once every car was tried, or when the service is away
 */
export async function requestDueMarket(services: MarketServices, signal: AbortSignal): Promise<{ cars: number }> {
  const { revaluation, market } = services.stockCars;
  let [cars, failure]: [number, unknown] = [0, null];
  for (const kind of await revaluation.kinds()) {
    const answered = await eachDue(
      {
        next: (after) => market.due({ kind, after, limit: AT_A_TIME }),
        answer: (car) => marketRangeOf(car, kind, services),
        save: (ranges) => market.save(ranges),
      },
      signal,
    );
    cars += answered.count;
    failure ??= answered.failure;
  }
  if (failure !== null) throw failure;
  return { cars };
}

/** @returns a range without ends if nothing is advertised, which is an answer too @throws Fault */
export async function marketRangeOf(
  car: DueMarketCar,
  kind: VehicleKind,
  { caller }: Pick<MarketServices, 'caller'>,
): Promise<NewMarketRange> {
  const params = marketParams({ kind, ...car }, car.edition);
  const { value } = await caller.call(getInternetPricesForIdYearMonthMileage, params);
  const retail = marketRangesFrom(value)?.retail ?? null;
  return { ...car, lowPounds: retail?.lowPounds ?? null, highPounds: retail?.highPounds ?? null };
}
