/** Reads the facts of every derivative on sale into our own store, make by make, a few requests at a time. Free. */
import { getBulkTechnicalData } from '@/lib/contract/nvd';
import {
  getRefDerFromRangeIncludeOnRunout,
  getRefManIncludeOnRunout,
  getRefRangeIncludeOnRunout,
} from '@/lib/contract/vehicles';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { factsDay } from '@/lib/domain/vehicles/facts/facts-state';
import { FACT_ITEMS, vehicleFactsFrom } from '@/lib/domain/vehicles/facts/vehicle-facts-from';
import type { VehicleFacts } from '@/lib/domain/vehicles/facts/vehicle-facts';
import { manufacturersFrom, rangesFrom } from '@/lib/domain/vehicles/levels-from-reference';
import { specificationDay } from '@/lib/domain/vehicles/lifecycle';
import { bulkTechnicalDataParams } from '@/lib/domain/vehicles/technical/technical-data-from';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { databaseOf, derivativesFrom } from '@/lib/domain/vehicles/vehicle-from-reference';
import { Fault } from '@/lib/fault';
import { mapConcurrent } from '@/lib/features/map-concurrent';
import type { Provider } from '@/lib/provider/provider';
import type { VehicleFactStore } from '@/lib/store/vehicle-facts/vehicle-facts';

export interface FactReadingServices {
  readonly caller: Pick<Provider, 'call'>;
  readonly vehicleFacts: VehicleFactStore;
  readonly now: () => Date;
}

/**
 * A list of 8,000 characters holds 727 dates (2 §Limits). An answer is parsed in one go, so fewer are requested: there
 * is no hurry.
 */
const VEHICLES_A_REQUEST = 25;
/** Fewer than the provider serves at the same time, as people come first. */
const CONCURRENCY = 2;
const PAUSE_MS_MAX = 250;
/** With each of two pausing for so many times as long as it worked, three quarters of the process are left to people. */
const PAUSE_FACTOR = 7;

const KINDS: readonly VehicleKind[] = ['car', 'van'];

/**
 * Continues where the last run stopped, and does nothing once every make is up to date.
 * @returns counts of what was read
 * @throws Fault of the service, once every make of every kind was tried; the next run retries the pending ones
 */
export async function readFacts(services: FactReadingServices, signal: AbortSignal) {
  const reading = { services, signal, counts: { makes: 0, vehicles: 0 } };
  const today = britishDay(services.now());
  let failure: Fault | null = null;
  for (const kind of KINDS) failure = (await readKind(kind, today, reading)) ?? failure;
  if (failure) throw failure;
  return reading.counts;
}

interface Reading {
  readonly services: FactReadingServices;
  readonly signal: AbortSignal;
  readonly counts: { makes: number; vehicles: number };
}

/** @returns the last fault of the service; null if every make was read, so that facts of an earlier day are deleted */
async function readKind(kind: VehicleKind, today: Day, { services, signal, counts }: Reading): Promise<Fault | null> {
  const { vehicleFacts } = services;
  const asOf = factsDay(today);
  let failure: Fault | null = null;
  /** @returns null for a fault */
  const tried = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      failure = error;
      return null;
    }
  };
  for (const makeCode of (await tried(() => pendingMakes(kind, asOf, services))) ?? []) {
    if (signal.aborted) return failure;
    const vehicles = await tried(() => factsOfMake(kind, makeCode, today, services));
    if (vehicles === null) continue;
    await vehicleFacts.saveMake({ kind, asOf, makeCode, vehicles });
    counts.makes += 1;
    counts.vehicles += vehicles.length;
  }
  // A process that died after its last make left this to the next run.
  if (failure === null && !signal.aborted) await vehicleFacts.deleteFormer(kind, asOf);
  return failure;
}

async function pendingMakes(
  kind: VehicleKind,
  asOf: Day,
  { caller, vehicleFacts }: FactReadingServices,
): Promise<readonly number[]> {
  const progress = await vehicleFacts.progress(kind);
  if (progress?.asOf === asOf && progress.makes > 0) return progress.pending;
  const all = { database: databaseOf(kind), bodyStyleFilter: '', justCurrentManufacturers: true };
  const { value } = await caller.call(getRefManIncludeOnRunout, all);
  const makes = manufacturersFrom(value).map(({ code }) => code);
  await vehicleFacts.begin({ kind, asOf, makes });
  return makes;
}

async function factsOfMake(
  kind: VehicleKind,
  manCode: number,
  today: Day,
  { caller }: FactReadingServices,
): Promise<VehicleFacts[]> {
  const database = databaseOf(kind);
  const question = { database, manCode, bodyStyleFilter: '', justCurrentRanges: true };
  const ranges = rangesFrom((await caller.call(getRefRangeIncludeOnRunout, question)).value);
  const listed = await mapPaused(ranges, async ({ code }) => {
    const { value } = await caller.call(getRefDerFromRangeIncludeOnRunout, {
      database,
      ranCode: code,
      justCurrentDerivatives: true,
    });
    return derivativesFrom(value).map((derivative) => ({
      identifier: derivative.identifier,
      day: specificationDay(derivative, today),
    }));
  });
  const vehicles = [...new Map(listed.flat().map((vehicle) => [vehicle.identifier, vehicle])).values()];
  const batches = Array.from({ length: Math.ceil(vehicles.length / VEHICLES_A_REQUEST) }, (_, at) =>
    vehicles.slice(at * VEHICLES_A_REQUEST, (at + 1) * VEHICLES_A_REQUEST),
  );
  const items = FACT_ITEMS.filter((item) => kind === 'car' || item !== 'INSURANCEGROUP1-50').join(',');
  const rows = await mapPaused(batches, async (batch) => {
    const { value } = await caller.call(getBulkTechnicalData, {
      ...bulkTechnicalDataParams(kind, batch),
      techDataList: items,
      returnVehicleDescription: true,
      returnRefcodeTechnicalItems: true,
      returnCostNew: true,
    });
    return value.tables.Tech_Table.flatMap((row) => vehicleFactsFrom(kind, row, today) ?? []);
  });
  return [...new Map(rows.flat().map((facts) => [facts.identifier, facts])).values()];
}

const mapPaused = <Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> =>
  mapConcurrent(items, work, {
    concurrency: CONCURRENCY,
    pauseMs: (workedMs) => Math.min(PAUSE_MS_MAX, PAUSE_FACTOR * workedMs),
  });
