/**
 * Live values of cars in stock, which move between editions: requested once a day for each car, and saved if they have
 * moved. By guide ID, date of registration and the day's mileage. The operation is free: nothing here can bill.
 */
import { getUsedLiveIdRegDateMileage } from '@/lib/contract/used-values-live';
import { mileageOn } from '@/lib/domain/stock-cars/mileage-on';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { liveValuesFrom } from '@/lib/domain/valuations/guide-comparison';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import type { DueLiveCar, NewLiveValue } from '@/lib/store/stock-cars/stock-car-live';
import { eachDue } from '@/lib/features/each-due';
import type { RevaluationServices } from './revaluation';
import type { CarInStockServices } from './stock-car-view';

export type LiveServices = Pick<RevaluationServices, 'stockCars' | 'caller'> & Pick<CarInStockServices, 'now'>;

/** A quarter of the provider's bulkhead; values, forecasts and people share the rest. */
const AT_A_TIME = 4;

/**
 * Requests the live value of every car, over all organisations, for which it was not requested today.
 * @returns for how many cars an answer came, with or without a value
 * @throws Fault of the service, once every car was tried, or when the service is away
 */
export async function requestDueLive(services: LiveServices, signal: AbortSignal): Promise<{ cars: number }> {
  const { live } = services.stockCars;
  const on = britishDay(services.now());
  const { count, failure } = await eachDue(
    {
      next: (after) => live.due({ on, after, limit: AT_A_TIME }),
      answer: (car) => requestLiveValue(car, on, services),
      save: (answers) => live.save(answers),
    },
    signal,
  );
  if (failure !== null) throw failure;
  return { cars: count };
}

/** @throws Fault */
export async function requestLiveValue(
  car: DueLiveCar,
  on: Day,
  { caller }: Pick<LiveServices, 'caller'>,
): Promise<NewLiveValue> {
  const { id, identifier, registered } = car;
  const mileage = mileageOn(car, on);
  const { value: wire } = await caller.call(getUsedLiveIdRegDateMileage, {
    database: databaseOf('car'),
    refid: identifier,
    valuationDate: on,
    regDate: registered,
    mileage,
  });
  const found = wire.Success ? liveValuesFrom(wire.ValuationDate) : null;
  return {
    id,
    identifier,
    registered,
    requestedOn: on,
    value: found && { day: found.day, mileage, ...found.pounds },
  };
}
