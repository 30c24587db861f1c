/**
 * Values cars in stock by guide ID, date of registration and mileage, in every edition since they came in. The service
 * lists the editions, and its used values are free: nothing here can bill. Each car and edition has one row, so work
 * done twice, after a crash or by two processes, is stored once.
 */
import { getUsedValuesForIdYearMonthMileage, getUsedValuesHistoricDates } from '@/lib/contract/used-values';
import { mileageOn } from '@/lib/domain/stock-cars/mileage-on';
import type { RevaluationCounts } from '@/lib/domain/stock-cars/revaluation-words';
import { editionDaysFrom } from '@/lib/domain/valuations/editions-from';
import type { Day } from '@/lib/domain/time/calendar';
import { usedValueFrom, usedValueParams } from '@/lib/domain/valuations/used-value';
import { databaseOf } from '@/lib/domain/vehicles/vehicle-from-reference';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { Provider } from '@/lib/provider/provider';
import type { DueCar, NewCarValue } from '@/lib/store/stock-cars/stock-car-values';
import { eachDue } from '@/lib/features/each-due';
import { identifyKnown } from './known-vehicle';
import type { CarInStockServices } from './stock-car-view';

export interface RevaluationServices extends Pick<CarInStockServices, 'stockCars' | 'secret'> {
  readonly caller: Pick<Provider, 'call'>;
}

/** Enough for a year's values and the two months around it. */
const EDITIONS_MAX = 15;
/** Cars requested at the same time: half of the provider's bulkhead, as people come first. */
const AT_A_TIME = 8;

/**
 * Values every car that is due, over all organisations. Answers are saved as they come, so another process can continue
 * from there.
 * @param signal the process is about to stop: the rest is left to the next run
 * @throws Fault of the service, once every car was tried, or when the service is away
 */
export async function revalueDue(services: RevaluationServices, signal: AbortSignal): Promise<RevaluationCounts> {
  const { revaluation } = services.stockCars;
  await identifyKnown(services, signal);
  let [cars, values, failure]: [number, number, unknown] = [0, 0, null];
  for (const kind of await revaluation.kinds()) {
    const editions = await editionsNow(kind, services);
    const answered = await eachDue(
      {
        next: (after) => revaluation.due({ kind, editions, after, limit: AT_A_TIME }),
        answer: (car) => valueCar(car, kind, services),
        save: async (valued) => {
          await revaluation.save(valued.flat());
          values += valued.flat().length;
        },
      },
      signal,
    );
    cars += answered.count;
    failure ??= answered.failure;
  }
  if (failure !== null) throw failure;
  return { cars, values };
}

/** The published editions, as the service lists them, the oldest first. */
export async function editionsNow(kind: VehicleKind, { caller }: Pick<RevaluationServices, 'caller'>): Promise<Day[]> {
  const { value } = await caller.call(getUsedValuesHistoricDates, { Database: databaseOf(kind) });
  return editionDaysFrom(value).slice(-EDITIONS_MAX);
}

type ValuedCar = Pick<DueCar, 'id' | 'identifier' | 'registered' | 'mileage' | 'mileageOn' | 'milesPerMonth'>;

async function valueCar(car: DueCar, kind: VehicleKind, services: Pick<RevaluationServices, 'caller'>) {
  const values: NewCarValue[] = [];
  for (const edition of car.editions) values.push(await valueIn(car, kind, edition, services));
  return values;
}

/** The guide's values for one car in one edition, or the reason why it has none. @throws Fault */
export async function valueIn(
  car: ValuedCar,
  kind: VehicleKind,
  edition: Day,
  { caller }: Pick<RevaluationServices, 'caller'>,
): Promise<NewCarValue> {
  const { id, identifier, registered } = car;
  const mileage = mileageOn(car, edition);
  const params = usedValueParams({ kind, identifier, registered, mileage, editionDay: edition });
  const { value } = await caller.call(getUsedValuesForIdYearMonthMileage, params);
  const { pounds, reason } = usedValueFrom(value);
  return { id, identifier, registered, edition, mileage, ...pounds, reason };
}
