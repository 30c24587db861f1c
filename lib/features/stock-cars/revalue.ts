/** Values a car in stock on demand. Free. */
import type { revalueStock, revalueStockCar } from '@/lib/api/endpoints/stock-cars/stock-cars';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import { britishDay } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { answerOrNull } from '@/lib/features/partial-answer';
import { requestLiveValue } from './live-values';
import { marketRangeOf } from './market-ranges';
import { forecastCar, type StockForecastServices } from './stock-forecasts';
import { editionsNow, valueIn, type RevaluationServices } from './revaluation';
import { rangeOf, requestRevaluation, storedCar, type CarInStockServices } from './stock-car-view';

export async function runRevalueStock(
  _: EndpointCall<typeof revalueStock>,
  { scheduleRunner }: Pick<CarInStockServices, 'scheduleRunner'>,
) {
  await requestRevaluation({ scheduleRunner });
  return { requested: true as const };
}

/**
 * Values a car in the newest edition, at its present mileage: that edition's row is overwritten, earlier ones stay. If
 * forecast or live values fail, the previous ones stay; if market prices fail, they come with the next revaluation. The
 * value is saved in any case.
 */
export async function runRevalueStockCar(
  { input, session }: EndpointCall<typeof revalueStockCar>,
  services: RevaluationServices & StockForecastServices & Pick<CarInStockServices, 'now'>,
) {
  const car = await storedCar(services, session, input.id);
  const { id, kind, identifier, registered, mileage, milesPerMonth } = car;
  const missing = (what: string, fix: string) => new Fault('conflict', { message: `This car has no ${what}.`, fix });
  if (kind === null || identifier === null) throw missing('guide ID', 'Identify it first; the button shows the cost.');
  if (registered === null) throw missing('date of first registration', 'Enter it, then value the car again.');
  if (mileage === null) throw missing('mileage', 'Enter it, then value the car again.');
  const edition = (await editionsNow(kind, services)).at(-1);
  if (edition === undefined)
    throw new Fault('provider_unreadable', {
      message: 'The service lists no edition.',
      fix: 'Try again later.',
    });
  const mileageOn = car.mileageOn ?? britishDay(services.now());
  const valued = { id, identifier, registered, mileage, mileageOn, milesPerMonth };
  const value = await valueIn(valued, kind, edition, services);
  const { stockCars } = services;
  await stockCars.revaluation.save([value], true);
  const priced = { id, identifier, registered, edition, mileage: value.mileage };
  const requestLive = async () => {
    const today = britishDay(services.now());
    if (kind === 'car') await stockCars.live.save([await requestLiveValue(valued, today, services)]);
  };
  const [market, , isForecast] = await Promise.all([
    answerOrNull(
      marketRangeOf(priced, kind, services).then((range) => stockCars.market.save([range]).then(() => range)),
    ),
    answerOrNull(requestLive()),
    answerOrNull(forecastCar(valued, { kind, edition }, services).then(() => true)),
  ]);
  const { retail, clean, average, below, reason } = value;
  return {
    edition,
    mileage: value.mileage,
    values: { retail, clean, average, below },
    isWithoutVat: isValueWithoutVat(kind),
    reason,
    market: rangeOf(market),
    isForecast: isForecast ?? false,
  };
}
