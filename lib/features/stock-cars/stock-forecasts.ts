/**
 * Short-term forecasts for the cars in stock, requested once for each edition. Cars of one derivative and plate share
 * an answer. The forecasts are free: nothing here can bill. Answers are saved as they come.
 */
import { forecastByRegistrationDate } from '@/lib/contract/forecast';
import { vehicleTypes } from '@/lib/contract/subscriber';
import { forecastFrom, vehicleTypeOf, type Forecast } from '@/lib/domain/forecasts/forecast';
import { yearLetterName, yearLetterOn } from '@/lib/domain/plates/year-letter';
import { expectedByMonth, expectedClean, NO_EXPECTED } from '@/lib/domain/stock-cars/expected-values';
import type { CarMileage } from '@/lib/domain/stock-cars/mileage-on';
import type { Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { foundOrNull } from '@/lib/features/partial-answer';
import type { Provider } from '@/lib/provider/provider';
import type { DueVehicle, KindEdition, NewExpected } from '@/lib/store/stock-cars/stock-car-forecasts';
import { answerEach } from '@/lib/features/each-due';
import { editionsNow } from './revaluation';
import type { CarInStockServices } from './stock-car-view';

export interface StockForecastServices extends Pick<CarInStockServices, 'stockCars'> {
  readonly caller: Pick<Provider, 'call' | 'requestResource'>;
}

/**
 * Requests at the same time: together with those for values fewer than the provider's bulkhead, as people come first.
 */
const CONCURRENCY = 4;

/** Cars of one derivative and plate. */
interface ForecastGroup {
  readonly identifier: number;
  readonly registered: readonly [Day, ...Day[]];
}

/**
 * Requests forecasts for every car, over all organisations, that has no answer for the newest edition yet.
 * @param signal the process is about to stop: the rest is left to the next run
 * @returns for how many cars an answer came, with or without values
 * @throws Fault of the service, once every group was tried, or when the service is away
 */
export async function forecastDue(services: StockForecastServices, signal: AbortSignal): Promise<{ cars: number }> {
  const { revaluation, forecasts } = services.stockCars;
  let cars = 0;
  let failure: unknown = null;
  for (const kind of await revaluation.kinds()) {
    const edition = (await editionsNow(kind, services)).at(-1);
    if (edition === undefined) continue;
    const groups = groupsOf(await forecasts.dueVehicles({ kind, edition }));
    if (groups.length === 0) continue;
    const type = await typeOf(kind, services);
    const answered = await answerEach(groups, (group) => forecastGroup(group, { kind, edition }, type, services), {
      concurrency: CONCURRENCY,
      signal,
    });
    cars += answered.answers.reduce((sum, count) => sum + count, 0);
    failure ??= answered.failure;
  }
  if (failure !== null) throw failure;
  return { cars };
}

/** Requests one car's forecast again, on demand, for an edition. @throws Fault */
export async function forecastCar(
  car: CarMileage & Pick<NewExpected, 'id' | 'identifier' | 'registered'>,
  { kind, edition }: KindEdition,
  services: StockForecastServices,
): Promise<void> {
  const found = await forecastOf(car, await typeOf(kind, services), services);
  await services.stockCars.forecasts.save([answerFor(car, edition, found)]);
}

function groupsOf(vehicles: readonly DueVehicle[]): ForecastGroup[] {
  const groups = new Map<string, [Day, ...Day[]]>();
  const found: ForecastGroup[] = [];
  for (const { identifier, registered } of vehicles) {
    const plate = yearLetterOn(registered);
    const key = `${identifier} ${plate === null ? registered : yearLetterName(plate)}`;
    const dates = groups.get(key);
    if (dates) dates.push(registered);
    else {
      const own: [Day, ...Day[]] = [registered];
      groups.set(key, own);
      found.push({ identifier, registered: own });
    }
  }
  return found;
}

async function forecastGroup(
  { identifier, registered }: ForecastGroup,
  kindEdition: KindEdition,
  type: number | null,
  services: StockForecastServices,
): Promise<number> {
  const { forecasts } = services.stockCars;
  const found = await forecastOf({ identifier, registered: registered[0] }, type, services);
  const cars = await forecasts.dueCars(kindEdition, identifier, registered);
  await forecasts.save(cars.map((car) => answerFor({ ...car, identifier }, kindEdition.edition, found)));
  return cars.length;
}

/** The forecast service's ID of a kind; null if it does not cover the kind. */
async function typeOf(kind: VehicleKind, { caller }: StockForecastServices): Promise<number | null> {
  const { value } = await caller.requestResource(vehicleTypes, {});
  return vehicleTypeOf(kind, value);
}

/** Null if the service has no forecast, which is an answer too. @throws Fault */
async function forecastOf(
  { identifier, registered }: Pick<NewExpected, 'identifier' | 'registered'>,
  vehicleTypeId: number | null,
  { caller }: StockForecastServices,
): Promise<Forecast | null> {
  if (vehicleTypeId === null) return null;
  const params = { vehicleTypeId, refId: identifier, registrationDate: registered };
  const answer = await foundOrNull(caller.requestResource(forecastByRegistrationDate, params));
  return answer && forecastFrom(answer.value);
}

function answerFor(
  car: CarMileage & Pick<NewExpected, 'id' | 'identifier' | 'registered'>,
  edition: Day,
  found: Forecast | null,
): NewExpected {
  const { id, identifier, registered } = car;
  const [plate] = found?.plates ?? [];
  const forecastDay = found?.snapshotDay ?? null;
  const byMonth = plate ? expectedByMonth(plate, car, edition) : null;
  const expected = byMonth === null ? NO_EXPECTED : expectedClean(byMonth);
  return { id, identifier, registered, edition, forecastDay, expected, byMonth };
}
