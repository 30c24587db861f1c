/** Changes to a car in stock: edits, sale or removal, and undoing them. Every change is in its history. */
import type {
  changeStockCar,
  identifyStockCar,
  takeOutOfStock,
  returnToStock,
} from '@/lib/api/endpoints/stock-cars/stock-cars';
import type { Session } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { changesBetween, fieldsOf, type StockCarFields } from '@/lib/domain/stock-cars/car-fields';
import { ROW_REFUSALS } from '@/lib/domain/stock-cars/row-refusals';
import { IN_STOCK, isInStock } from '@/lib/domain/stock-cars/stock-car-state';
import { britishDay } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { isUniqueViolation } from '@/lib/store/database';
import type { StoredStockCar } from '@/lib/store/stock-cars/stock-cars';
import { identifyStored, knownVehicles } from './known-vehicle';
import { requestRevaluation, storedCar, type CarInStockServices } from './stock-car-view';
import { refuseImpossibleDay } from './take-in';

export async function runChangeStockCar(
  { input, session }: EndpointCall<typeof changeStockCar>,
  services: CarInStockServices,
) {
  const { id, version, ...entered } = input;
  const stored = await storedCar(services, session, id);
  if (stored.version !== version) throw carChangedMeanwhile();
  const before = fieldsOf(stored);
  if (!isInStock(before.status) && entered.status !== undefined)
    throw new Fault('conflict', { message: 'This car has left the stock.', fix: 'Put it back into stock first.' });
  const today = britishDay(services.now());
  const isRead = entered.mileage !== undefined && entered.mileage !== before.mileage;
  const fields: StockCarFields = {
    ...before,
    ...Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined)),
    ...(isRead && { mileageOn: entered.mileage === null ? null : today }),
  };
  refuseImpossibleDay(fields.inOn, today, fields.status);
  if (fields.leftOn !== null && fields.inOn > fields.leftOn)
    throw new Fault('invalid_input', {
      message: 'This day is after the car left the stock.',
      fix: 'Enter the day it came in.',
      field: 'inOn',
    });
  return save(stored, fields, session, services);
}

export async function runTakeOutOfStock(
  { input, session }: EndpointCall<typeof takeOutOfStock>,
  services: CarInStockServices,
) {
  const { id, on, soldPounds, soldTo } = input;
  const stored = await storedCar(services, session, id);
  if (!isInStock(stored.status))
    throw new Fault('conflict', { message: 'This car has left the stock already.', fix: 'Reload the page.' });
  const invalid = (message: string, fix: string, field: string) => new Fault('invalid_input', { message, fix, field });
  if (on > britishDay(services.now())) throw invalid('This day is in the future.', 'Enter the day it left.', 'on');
  if (on < stored.inOn)
    throw invalid('This day is before the car came in.', 'Enter the day it left, or change the date in first.', 'on');
  const isSold = soldPounds !== null;
  if (isSold !== (soldTo !== null))
    throw invalid(
      'A sale has a price and a buyer.',
      'Enter both, or neither for a car that was removed.',
      'soldPounds',
    );
  const status = isSold ? ('sold' as const) : ('removed' as const);
  return save(stored, { ...fieldsOf(stored), status, leftOn: on, soldPounds, soldTo }, session, services);
}

/** Undoes a sale or a removal that was entered by mistake: the car has the status that it had before. */
export async function runReturnToStock(
  { input, session }: EndpointCall<typeof returnToStock>,
  services: CarInStockServices,
) {
  const stored = await storedCar(services, session, input.id);
  if (isInStock(stored.status))
    throw new Fault('conflict', { message: 'This car is in stock.', fix: 'Reload the page.' });
  const before = await services.stockCars.statusBeforeLeaving(stored.id);
  const status = IN_STOCK.find((known) => known === before) ?? 'for_sale';
  const fields = { ...fieldsOf(stored), status, leftOn: null, soldPounds: null, soldTo: null };
  return save(stored, fields, session, services);
}

/** Identifies a car from the organisation's own records, after a paid look-up or from an earlier one. Free. */
export async function runIdentifyStockCar(
  { input, session }: EndpointCall<typeof identifyStockCar>,
  services: CarInStockServices,
) {
  const stored = await storedCar(services, session, input.id);
  const knownOf = await knownVehicles(session.organisationId, [stored], services);
  const known = [{ id: stored.id, known: knownOf(stored) }];
  const isIdentified = (await identifyStored(session, known, services)).has(stored.id);
  if (isIdentified) await requestRevaluation(services);
  return { isIdentified };
}

async function save(
  stored: StoredStockCar,
  fields: StockCarFields,
  { organisationId, personId }: Session,
  { stockCars, scheduleRunner }: CarInStockServices,
) {
  const changes = changesBetween(fieldsOf(stored), fields);
  if (changes.length === 0) return { version: stored.version };
  const change = { id: stored.id, version: stored.version, fields, changes };
  const saved = await stockCars.save({ organisationId, personId }, [change]).catch((error: unknown) => {
    throw isUniqueViolation(error) ? markTaken() : error;
  });
  if (saved.length === 0) throw carChangedMeanwhile();
  await requestRevaluation({ scheduleRunner });
  return { version: stored.version + 1 };
}

const markTaken = (): Fault =>
  new Fault('conflict', { message: ROW_REFUSALS.taken, fix: 'Find it in the list, or enter another.' });

const carChangedMeanwhile = (): Fault =>
  new Fault('conflict', {
    message: 'A colleague changed this car meanwhile, so nothing of yours was saved.',
    fix: 'Reload the page, check what changed, then enter it again.',
  });
