/** Takes cars into stock: by hand, from a valuation, a vehicle file or a bought appraisal. Nothing here is billed. */
import { randomUUID } from 'node:crypto';
import type {
  addStockCar,
  takeAppraisalIntoStock,
  takeFileIntoStock,
  takeValuationIntoStock,
} from '@/lib/api/endpoints/stock-cars/stock-cars';
import type { Session } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { frozenOfferSchema, type FrozenOffer } from '@/lib/domain/appraisals/appraisal';
import { entriesByField, prefilledAmounts, type Entries } from '@/lib/domain/appraisals/entries';
import { priceText, salePriceOf } from '@/lib/domain/appraisals/guide/sale-price';
import { reclaimedVatWords, stockFigures } from '@/lib/domain/appraisals/stock-figures';
import { isValueWithoutVat } from '@/lib/domain/money/value-vat';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import {
  changesBetween,
  fieldsOf,
  fillEmpty,
  newCar,
  NOT_IDENTIFIED,
  withChosenDerivative,
  type StockCarFields,
} from '@/lib/domain/stock-cars/car-fields';
import { earliestIn, STAY_YEARS_MAX } from '@/lib/domain/stock-cars/days-in-stock';
import { outcomeOf } from '@/lib/domain/stock-cars/taken-into-stock';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { valuationRecordSchema, type ValuationRecord } from '@/lib/domain/valuations/valuation';
import { checkVin } from '@/lib/domain/vehicles/vin';
import { Fault } from '@/lib/fault';
import { storedAppraisal, storedRegistrationRecord, storedValuationRecord } from '@/lib/features/stored';
import type { AppraisalStore } from '@/lib/store/appraisals/appraisal-store';
import type { StoredEntry } from '@/lib/store/appraisals/appraisals';
import { isUniqueViolation } from '@/lib/store/database';
import type { RegistrationStore } from '@/lib/store/records/registrations';
import type { ValuationStore } from '@/lib/store/records/valuations';
import { identified, knownVehicles, vehicleOfFile, vehicleOfValuation } from './known-vehicle';
import { requestRevaluation, storedCar, type CarInStockServices } from './stock-car-view';

export async function runAddStockCar(
  { input, session, ids }: EndpointCall<typeof addStockCar>,
  services: CarInStockServices,
) {
  const today = britishDay(services.now());
  const { mark, ...entered } = input;
  const marks = marksOf(mark, today);
  const knownOf = await knownVehicles(session.organisationId, [marks], services);
  const known = knownOf(marks);
  const inOn = input.inOn ?? today;
  refuseImpossibleDay(inOn, today, entered.status);
  const fields: StockCarFields = {
    ...newCar(inOn),
    ...entered,
    ...marks,
    title: entered.title ?? NOT_IDENTIFIED,
    inOn,
    mileageOn: entered.mileage === null ? null : today,
  };
  const car = known === null ? fields : identified(fields, known);
  const added = await add(car, session, ids.idempotencyKey, services);
  if (added !== null) return added;
  const existing = await services.stockCars.idOfPlate(session.organisationId, car.plate);
  // Another car has the stock number, which does not make the two the same car.
  if (existing === null) throw car.stockNumber === null ? stockChangedMeanwhile() : numberTaken();
  return { id: existing, isNew: false, outcome: 'unchanged' as const };
}

/** A plate or a VIN, as it is stored. @throws Fault at the field */
function marksOf(mark: string, today: Day): Pick<StockCarFields, 'plate' | 'vin'> {
  const check = checkPlate(mark, today);
  if (check.state === 'fits') return { plate: check.reading.plate, vin: null };
  if (check.state === 'odd') return { plate: check.plate, vin: null };
  const vin = checkVin(mark);
  if (vin.state === 'vin') return { plate: null, vin: vin.vin };
  const because = check.state === 'refused' ? check.because : NO_MARK;
  throw new Fault('invalid_input', { message: because.reason, fix: because.next, field: 'mark' });
}

const NO_MARK = { reason: 'This is neither a reg nor a VIN.', next: 'Enter the reg, such as AB12 CDE, or the VIN.' };

/** No day is further back than a car can be held; one in the future is for the status “Coming”. @throws Fault at the field */
export function refuseImpossibleDay(inOn: Day, today: Day, status: string): void {
  if (inOn < earliestIn(today))
    throw new Fault('invalid_input', {
      message: `The date in is more than ${STAY_YEARS_MAX} years ago.`,
      fix: 'Check its year.',
      field: 'inOn',
    });
  if (inOn <= today || status === 'coming') return;
  throw new Fault('invalid_input', {
    message: 'The date in is in the future.',
    fix: 'Enter the day it came in, or choose the status “Coming”.',
    field: 'inOn',
  });
}

interface TakeValuationServices extends CarInStockServices {
  readonly valuations: Pick<ValuationStore, 'get'>;
}

export async function runTakeValuationIntoStock(
  { input, session, ids }: EndpointCall<typeof takeValuationIntoStock>,
  services: TakeValuationServices,
) {
  const record = await storedValuationRecord(services, session, input.id);
  const taken = { ...newCar(britishDay(services.now())), ...vehicleOfValuation(record) };
  return addOrFill(taken, session, ids.idempotencyKey, { isChosen: record.kind === 'identifier', services });
}

export async function runTakeFileIntoStock(
  { input, session, ids }: EndpointCall<typeof takeFileIntoStock>,
  services: CarInStockServices & { readonly registrations: Pick<RegistrationStore, 'get'> },
) {
  const file = await storedRegistrationRecord(services, session, input.id);
  const taken = { ...newCar(britishDay(services.now())), ...vehicleOfFile(file) };
  return addOrFill(taken, session, ids.idempotencyKey, { isChosen: file.choice !== undefined, services });
}

/**
 * Takes over what was paid and its VAT, the day, the preparation costs and the asking price; a car already in stock
 * keeps its day.
 */
export async function runTakeAppraisalIntoStock(
  { input, session, ids }: EndpointCall<typeof takeAppraisalIntoStock>,
  services: CarInStockServices & { readonly appraisals: Pick<AppraisalStore, 'get' | 'entries' | 'offers'> },
) {
  const appraisal = await storedAppraisal(services, session, input.id);
  const { state, boughtPounds, endedOn, record, title, derivative, mileage } = appraisal;
  if (state !== 'bought' || endedOn === null)
    throw new Fault('conflict', {
      message: 'A vehicle can be taken into stock only once its appraisal is marked as bought.',
      fix: 'Enter the purchase first.',
    });
  const [stored, offers] = await Promise.all([
    services.appraisals.entries(input.id),
    services.appraisals.offers.list(input.id),
  ]);
  const accepted = offers.find((offer) => offer.state === 'accepted');
  const texts = entriesByField(stored);
  const parsed = record === null ? null : valuationRecordSchema.parse(record);
  const known = parsed && vehicleOfValuation(parsed);
  const entries =
    parsed === null
      ? texts
      : withSalePrice(texts, stored, parsed, accepted && frozenOfferSchema.parse(accepted.frozen));
  const fields: StockCarFields = {
    ...newCar(endedOn),
    ...(known ?? { title, derivative, mileage, mileageOn: mileage === null ? null : endedOn }),
    ...stockFigures(entries, known?.kind ?? null, boughtPounds),
    notes: boughtPounds === null ? '' : reclaimedVatWords(entries, boughtPounds),
    appraisalId: input.id,
  };
  return addOrFill(fields, session, ids.idempotencyKey, { isChosen: parsed?.kind === 'identifier', services });
}

/**
 * An asking price that no one entered is that of the accepted offer; one without it has the Retail of the record, with its
 * VAT.
 */
function withSalePrice(
  texts: Entries,
  stored: readonly StoredEntry[],
  { identity, values, valuedAt }: ValuationRecord,
  accepted: FrozenOffer | undefined,
): Entries {
  const prefilled = prefilledAmounts(stored);
  const pence = accepted?.retail.basis?.sellingPence;
  if (pence !== undefined && prefilled.has('salePrice')) return { ...texts, salePrice: priceText(pence) };
  const isWithoutVat = isValueWithoutVat(identity.vehicle?.kind ?? null);
  const vehicle = { valuedOn: britishDay(valuedAt), mileage: null, values, isWithoutVat };
  const { text } = salePriceOf(texts, prefilled, { vehicle, forecast: NOT_REQUESTED });
  return text === undefined ? texts : { ...texts, salePrice: text };
}

/** Bought already: what the guide has by now is of no offer. */
const NOT_REQUESTED = { value: null, because: { reason: 'The offer has no asking price.', next: 'Enter one.' } };

const numberTaken = (): Fault =>
  new Fault('conflict', {
    message: 'Another car in stock has this stock number.',
    fix: 'Enter another, or leave it empty.',
    field: 'stockNumber',
  });

const stockChangedMeanwhile = (): Fault =>
  new Fault('conflict', { message: 'A colleague changed the stock at the same moment.', fix: 'Try again.' });

/**
 * Adds the car; it is valued in the background, free.
 * @returns null if its plate, stock number or appraisal is in stock already
 */
async function add(
  fields: StockCarFields,
  { organisationId, personId }: Session,
  idempotencyKey: string,
  { stockCars, scheduleRunner }: CarInStockServices,
) {
  const id = randomUUID();
  const [added] = await stockCars.add({ organisationId, personId }, [{ ...fields, id, idempotencyKey }]);
  if (added !== undefined) await requestRevaluation({ scheduleRunner });
  const own = added ?? (await stockCars.idOfKey(organisationId, idempotencyKey));
  return own === null ? null : { id: own, isNew: true, outcome: 'added' as const };
}

interface TakeContext {
  /** A person chose its derivative. */
  readonly isChosen: boolean;
  readonly services: CarInStockServices;
}

/**
 * Adds the car, or fills the empty fields of the one already in stock. What was entered stays; a chosen derivative
 * replaces an uncertain one.
 */
async function addOrFill(
  given: StockCarFields,
  session: Session,
  idempotencyKey: string,
  { isChosen, services }: TakeContext,
) {
  const added = await add(given, session, idempotencyKey, services);
  if (added !== null) return added;
  const { organisationId, personId } = session;
  const { stockCars } = services;
  const id =
    (await stockCars.idOfAppraisal(organisationId, given.appraisalId)) ??
    (await stockCars.idOfPlate(organisationId, given.plate));
  if (id === null) throw stockChangedMeanwhile();
  const stored = await storedCar(services, session, id);
  const before = fieldsOf(stored);
  const isDecided = isChosen && given.identifier !== null && stored.isDerivativeUncertain;
  const fields = isDecided ? withChosenDerivative(before, given) : fillEmpty(before, given);
  const changes = changesBetween(before, fields);
  const outcome = outcomeOf(before, given, changes.length > 0, isDecided);
  if (outcome === 'filled' || outcome === 'derivative_chosen') {
    const change = { id, version: stored.version, fields, changes };
    const saved = await stockCars.save({ organisationId, personId }, [change]).catch((error: unknown) => {
      throw isUniqueViolation(error) ? stockChangedMeanwhile() : error;
    });
    if (saved.length === 0) throw stockChangedMeanwhile();
    await requestRevaluation(services);
  }
  return { id, isNew: false, outcome };
}
