/** For tests: a dealer with cars in stock on a real database, and their actions. */
import { randomUUID } from 'node:crypto';
import { addStockCar, listStockCars } from '@/lib/api/endpoints/stock-cars/stock-cars';
import { stockDealer } from '@/lib/features/stock/stock-dealer.fixture';
import { call, type RecordedServices } from '@/lib/features/testing/recorded-services';
import { runCreateValuation } from '@/lib/features/valuations/valuations';
import { openAppraisals } from '@/lib/store/appraisals/appraisal-store';
import { openStockCars } from '@/lib/store/stock-cars/stock-car-store';
import { runListStockCars, runReadStockCar } from './stock-cars';
import { runAddStockCar } from './take-in';

export async function stockCarDealer(recorded: RecordedServices) {
  const { database, secret } = recorded;
  const requested: string[] = [];
  const opened = await stockDealer(recorded, { call: async () => undefined });
  const services = {
    ...opened.services,
    secret,
    stockCars: openStockCars(database),
    appraisals: openAppraisals(database),
    scheduleRunner: { request: async (name: string) => requested.push(name) > 0 },
  };
  const { session } = opened;
  const add = async (input: object, key: string = randomUUID()) =>
    runAddStockCar(call(addStockCar.input.parse(input), session, key), services);
  const read = (id: string) => runReadStockCar(call({ id }, session), services);
  const list = (input: object = {}) => runListStockCars(call(listStockCars.input.parse(input), session), services);
  const value = async (plate = 'AB21CDE') => {
    const input = { plate, mileage: 23_499, internetPrices: false, fresh: false };
    return (await runCreateValuation(call(input, session), services)).record.id;
  };
  return {
    services,
    session,
    /** The schedules that were made due. */
    requested,
    add,
    read,
    list,
    value,
    used: async () => (await services.ledger.usage(session)).organisation.used,
  };
}
