/** Identifies a car from the organisation's own records, by plate or VIN. Free. */
import { setImmediate } from 'node:timers/promises';
import type { StockCarFields } from '@/lib/domain/stock-cars/car-fields';
import { changesBetween, fieldsOf, NOT_IDENTIFIED } from '@/lib/domain/stock-cars/car-fields';
import { normalisePlate } from '@/lib/domain/plates/plate-shapes';
import { britishDay } from '@/lib/domain/time/calendar';
import { valuationRecordSchema, type ValuationRecord } from '@/lib/domain/valuations/valuation';
import {
  registrationRecordSchema,
  type RegistrationRecord,
} from '@/lib/domain/vehicles/registration/registration-record';
import { isVehicleFound } from '@/lib/domain/vehicles/identity/no-vehicle-found';
import type { Vehicle } from '@/lib/domain/vehicles/vehicle';
import { isUniqueViolation } from '@/lib/store/database';
import { keyedHash } from '@/lib/store/keyed-hash';
import type { KnownRecord } from '@/lib/store/stock-cars/known-records';
import type { StockCarChange } from '@/lib/store/stock-cars/stock-car-changes';
import type { StoredStockCar } from '@/lib/store/stock-cars/stock-cars';
import { pagesById } from '@/lib/features/each-due';
import type { CarInStockServices } from './stock-car-view';

export type KnownVehicle = Pick<
  StockCarFields,
  | 'plate'
  | 'vin'
  | 'title'
  | 'make'
  | 'derivative'
  | 'kind'
  | 'identifier'
  | 'registered'
  | 'mileage'
  | 'mileageOn'
  | 'valuationId'
  | 'registrationId'
>;

const NO_VEHICLE = { make: null, kind: null, identifier: null } as const;
const guideOf = (vehicle: Vehicle | null) =>
  vehicle === null ? NO_VEHICLE : { make: vehicle.manufacturer, kind: vehicle.kind, identifier: vehicle.identifier };

const plain = (plate: string | null) => (plate === null ? null : normalisePlate(plate));

export function vehicleOfValuation(record: ValuationRecord): KnownVehicle {
  const { identity, asked: request, mileage, valuedAt, id } = record;
  const miles = mileage.entered ?? mileage.used.value;
  return {
    plate: plain(request.plate ?? identity.plate),
    vin: request.vin ?? identity.vin,
    title: identity.title,
    derivative: identity.derivative,
    ...guideOf(identity.vehicle),
    registered: request.registered ?? identity.registered,
    mileage: miles,
    mileageOn: miles === null ? null : britishDay(valuedAt),
    valuationId: id,
    registrationId: null,
  };
}

export function vehicleOfFile({ identity, asked: request, choice, id }: RegistrationRecord): KnownVehicle {
  const vehicle = choice?.vehicle ?? identity.vehicle;
  return {
    plate: plain(request.plate ?? identity.plate),
    vin: request.vin ?? identity.vin,
    title: identity.title,
    derivative: vehicle?.derivative ?? identity.derivative,
    ...guideOf(vehicle),
    registered: identity.registered,
    mileage: null,
    mileageOn: null,
    valuationId: null,
    registrationId: id,
  };
}

interface Marks {
  readonly plate: string | null;
  readonly vin: string | null;
}

/**
 * The vehicles in an organisation's records by plate or VIN: of the derivative that a person has chosen, if one has; a
 * record with a derivative is preferred to one without.
 */
export async function knownVehicles(
  organisationId: string,
  cars: readonly Marks[],
  { stockCars, secret }: Pick<CarInStockServices, 'stockCars' | 'secret'>,
): Promise<(marks: Marks) => KnownVehicle | null> {
  const marks = cars.flatMap(({ plate, vin }) => [plate, vin].filter((mark) => mark !== null));
  if (marks.length === 0) return () => null;
  const hash = (source: KnownRecord['source'], mark: string) => keyedHash(secret, source, mark);
  const records = await stockCars.knownRecords({
    organisationId,
    valuations: marks.map((mark) => hash('valuation', mark)),
    registrations: marks.map((mark) => hash('registration', mark)),
    vins: cars.flatMap(({ plate, vin }) =>
      plate === null && vin !== null ? [{ vin, hash: hash('valuation', vin) }] : [],
    ),
  });
  const vehicles = new Map(records.map((record) => [record.subjectHash, vehicleIn(record)]));
  return ({ plate, vin }) => {
    const found = [plate, vin]
      .filter((mark) => mark !== null)
      .flatMap((mark) => [vehicles.get(hash('valuation', mark)), vehicles.get(hash('registration', mark))])
      .filter((vehicle) => vehicle !== undefined && vehicle !== null);
    const chosen = found.find(({ isChosen }) => isChosen)?.vehicle;
    const candidates = found
      .map(({ vehicle }) => vehicle)
      .filter(({ kind, identifier }) => !chosen || (kind === chosen.kind && identifier === chosen.identifier));
    const complete = candidates.find(({ identifier, registered }) => identifier !== null && registered !== null);
    return complete ?? candidates[0] ?? null;
  };
}

/** Null for a record of an older shape: the car then stays as entered. */
function vehicleIn({ source, record }: KnownRecord): { vehicle: KnownVehicle; isChosen: boolean } | null {
  if (source === 'valuation') {
    const { data } = valuationRecordSchema.safeParse(record);
    return data ? { vehicle: vehicleOfValuation(data), isChosen: false } : null;
  }
  const { data } = registrationRecordSchema.safeParse(record);
  return data ? { vehicle: vehicleOfFile(data), isChosen: data.choice !== undefined } : null;
}

/** A car completed from what is known; the entered mileage stays, and so does the entered date if no record has one. */
export const identified = (fields: StockCarFields, known: KnownVehicle): StockCarFields => ({
  ...fields,
  ...known,
  plate: fields.plate ?? known.plate,
  vin: fields.vin ?? known.vin,
  registered: known.registered ?? fields.registered,
  mileage: fields.mileage ?? known.mileage,
  mileageOn: fields.mileage === null ? known.mileageOn : fields.mileageOn,
  valuationId: known.valuationId ?? fields.valuationId,
  registrationId: known.registrationId ?? fields.registrationId,
});

/** A car that the guide has no derivative of: it has the name and the link of its look-up, which need not be paid again. */
const named = (fields: StockCarFields, known: KnownVehicle): StockCarFields => ({
  ...fields,
  title: fields.title === NOT_IDENTIFIED && isVehicleFound(known) ? known.title : fields.title,
  registered: fields.registered ?? known.registered,
  valuationId: known.valuationId ?? fields.valuationId,
  registrationId: known.registrationId ?? fields.registrationId,
});

const AT_A_TIME = 50;

/** Identifies every car without a guide ID whose vehicle has been looked up or valued meanwhile. */
export async function identifyKnown(
  services: Pick<CarInStockServices, 'stockCars' | 'secret'>,
  signal: AbortSignal,
): Promise<void> {
  const { stockCars } = services;
  for await (const cars of pagesById((after) => stockCars.revaluation.unidentified(after, AT_A_TIME), signal)) {
    for (const organisationId of new Set(cars.map((car) => car.organisationId))) {
      const own = cars.filter((car) => car.organisationId === organisationId);
      const knownOf = await knownVehicles(organisationId, own, services);
      const known = own.map((car) => ({ id: car.id, known: knownOf(car) }));
      await identifyStored({ organisationId, personId: null }, known, services);
      await setImmediate();
    }
  }
}

interface IdentifiedBy {
  readonly organisationId: string;
  /** Null if found in records rather than by a person. */
  readonly personId: string | null;
}

/** @returns the ids of the cars that have a guide ID now */
export async function identifyStored(
  by: IdentifiedBy,
  cars: readonly { readonly id: string; readonly known: KnownVehicle | null }[],
  { stockCars }: Pick<CarInStockServices, 'stockCars'>,
): Promise<ReadonlySet<string>> {
  const { organisationId } = by;
  const found = new Map(cars.flatMap(({ id, known }) => (known === null ? [] : [[id, known] as const])));
  if (found.size === 0) return new Set();
  const stored = await stockCars.byIds(organisationId, [...found.keys()]);
  const plates = stored.flatMap(({ id, plate }) => (plate === null ? (found.get(id)?.plate ?? []) : []));
  const owners = plates.length === 0 ? [] : await stockCars.matching({ organisationId, plates, numbers: [] });
  const taken = new Set(owners.map(({ plate }) => plate));
  const changes = stored.flatMap((car) => {
    const known = found.get(car.id);
    const change = known === undefined ? null : identifyingChange(car, known, taken);
    if (change !== null && car.plate === null) taken.add(change.fields.plate);
    return change ?? [];
  });
  const saved = new Set(await saveIdentified(by, changes, stockCars));
  return new Set(changes.flatMap(({ id, fields }) => (saved.has(id) && fields.identifier !== null ? [id] : [])));
}

/** @param taken plates of other cars in stock @returns null if nothing changes */
function identifyingChange(
  stored: StoredStockCar,
  known: KnownVehicle,
  taken: ReadonlySet<string | null>,
): StockCarChange | null {
  const before = fieldsOf(stored);
  const changeTo = (fields: StockCarFields) => ({
    id: stored.id,
    version: stored.version,
    fields,
    changes: changesBetween(before, fields),
  });
  if (known.identifier === null) {
    const change = changeTo(named(before, known));
    return change.changes.length > 0 ? change : null;
  }
  // The same vehicle may be in stock twice, by VIN and by plate: the plate stays with the car that has it.
  const plate = before.plate ?? (taken.has(known.plate) ? null : known.plate);
  return changeTo({ ...identified(before, known), plate });
}

/** Saves all; if a colleague has entered one of the plates since it was read, one by one, and that car without the plate. */
async function saveIdentified(
  by: IdentifiedBy,
  changes: readonly StockCarChange[],
  stockCars: Pick<CarInStockServices['stockCars'], 'save'>,
): Promise<string[]> {
  const unlessTaken = (error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    return null;
  };
  if (changes.length === 0) return [];
  const all = await stockCars.save(by, changes).catch(unlessTaken);
  if (all !== null) return all;
  const saved: string[] = [];
  for (const change of changes) {
    const one = await stockCars.save(by, [change]).catch(unlessTaken);
    saved.push(...(one ?? (await stockCars.save(by, [withoutPlate(change)]))));
  }
  return saved;
}

const withoutPlate = (change: StockCarChange): StockCarChange => ({
  ...change,
  fields: { ...change.fields, plate: null },
  changes: change.changes.filter(({ field }) => field !== 'plate'),
});
