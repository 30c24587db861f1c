/** Values of cars in stock on demand. Free. */
import type { revalueStock, revalueStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { britishDay } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { forecastCar, type StockForecastServices } from './stock-forecasts';
import { editionsNow, valueIn, type RevaluationServices } from './revaluation';
import { requestRevaluation, storedCar, type CarInStockServices } from './stock-car-view';

export async function runRevalueStock(
  _: EndpointCall<typeof revalueStock>,
  { scheduleRunner }: Pick<CarInStockServices, 'scheduleRunner'>,
) {
  await requestRevaluation({ scheduleRunner });
  return { requested: true as const };
}

/**
 * In the newest edition, at the mileage of now: its row is written over, those of earlier editions stay. A fault of the
 * forecast leaves the one before, and the value is saved all the same.
 */
export async function runRevalueStockCar(
  { input, session }: EndpointCall<typeof revalueStockCar>,
  services: RevaluationServices & StockForecastServices & Pick<CarInStockServices, 'now'>,
) {
  const car = await storedCar(services, session, input.id);
  const { id, kind, identifier, registered, mileage, milesPerMonth } = car;
  const missing = (what: string, fix: string) => new Fault('conflict', { message: `This car has no ${what}.`, fix });
  if (kind === null || identifier === null)
    throw missing('guide ID', 'Identify it first; the button names what that costs.');
  if (registered === null) throw missing('date of first registration', 'Enter it, then value the car again.');
  if (mileage === null) throw missing('mileage', 'Enter it, then value the car again.');
  const edition = (await editionsNow(kind, services)).at(-1);
  if (edition === undefined)
    throw new Fault('provider_unreadable', {
      message: 'The service names no edition.',
      fix: 'Try again later. Nothing was charged.',
    });
  const mileageOn = car.mileageOn ?? britishDay(services.now());
  const valued = { id, identifier, registered, mileage, mileageOn, milesPerMonth };
  const value = await valueIn(valued, kind, edition, services);
  await services.stockCars.revaluation.save([value], true);
  const isForecast = await forecastCar(valued, { kind, edition }, services).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Fault) return false;
      throw error;
    },
  );
  const { retail, clean, average, below, reason } = value;
  return { edition, mileage: value.mileage, values: { retail, clean, average, below }, reason, isForecast };
}
