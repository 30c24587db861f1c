/**
 * The guide's value of past sales on their day, from the newest edition before the sale, by guide ID, date of
 * registration and mileage. The service lists the editions, and its used values are free: nothing here can bill.
 */
import { getRefDescriptionFromIdWithSector } from '@/lib/contract/vehicles';
import { getUsedValuesForIdYearMonthMileage, getUsedValuesHistoricDates } from '@/lib/contract/used-values';
import { NOT_IDENTIFIED } from '@/lib/domain/stock-cars/car-fields';
import type { PastSale } from '@/lib/domain/stock-cars/past-sales/read-past-sales';
import { COMPARED_BAND, EDITION_DAYS } from '@/lib/domain/stock-cars/sales-vs-guide';
import { addDays, daysBetween, type Day } from '@/lib/domain/time/calendar';
import { editionDaysFrom } from '@/lib/domain/valuations/editions-from';
import { usedValueFrom, usedValueParams } from '@/lib/domain/valuations/used-value';
import { databaseOf, nameFromReference } from '@/lib/domain/vehicles/vehicle-from-reference';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { DueSale, SaleValue, SoldVehicle } from '@/lib/store/stock-cars/past-sale-values';
import { eachDue, pagesById } from '@/lib/features/each-due';
import { knownVehicles, type KnownVehicle } from './known-vehicle';
import type { RevaluationServices } from './revaluation';

/** The schedule that values the past sales of all organisations. */
export const PAST_SALES = 'past-sales';

/**
 * A mileage in the organisation's own records counts as that at the sale if it was read within this many days of it.
 */
const MILEAGE_DAYS = 92;
const AT_A_TIME = 8;
const IDENTIFIED_AT_A_TIME = 200;

/**
 * A sale completed from what is known of its car. What the file says stays; its guide ID may differ from the records'.
 */
export function soldVehicle(
  { kind, identifier, registered, mileage, soldOn }: Omit<PastSale, 'plate' | 'soldPounds' | 'soldTo'>,
  known: KnownVehicle | null,
) {
  const isOther = identifier !== null && identifier !== known?.identifier;
  const isNear = known?.mileageOn != null && Math.abs(daysBetween(known.mileageOn, soldOn)) <= MILEAGE_DAYS;
  return {
    title: isOther ? `Guide ID ${identifier}` : (known?.title ?? NOT_IDENTIFIED),
    make: isOther ? null : (known?.make ?? null),
    kind: identifier === null ? (known?.kind ?? null) : kind,
    identifier: identifier ?? known?.identifier ?? null,
    registered: registered ?? known?.registered ?? null,
    mileage: mileage ?? (isNear ? known.mileage : null),
  };
}

/** @throws Fault of the service, once every sale was tried, or when the service is away */
export async function valuePastSales(
  services: RevaluationServices,
  signal: AbortSignal,
): Promise<{ readonly sales: number; readonly erased: number }> {
  const { pastSales } = services.stockCars;
  const erased = await pastSales.eraseOld();
  await identifyPastSales(services, signal);
  const editions = new Map<VehicleKind, Day[]>();
  const valued = await eachDue(
    {
      next: async (after) => {
        const sales = await pastSales.due(after, AT_A_TIME);
        for (const kind of new Set(sales.map((sale) => sale.kind)))
          if (!editions.has(kind)) editions.set(kind, await allEditions(kind, services));
        return sales;
      },
      answer: (sale) => valueOf(sale, editions.get(sale.kind) ?? [], services),
      save: (values) => pastSales.save(values),
    },
    signal,
  );
  const named = await nameByIdentifier(services, signal);
  const failure = valued.failure ?? named.failure;
  if (failure !== null) throw failure;
  return { sales: valued.count, erased };
}

async function allEditions(kind: VehicleKind, { caller }: Pick<RevaluationServices, 'caller'>): Promise<Day[]> {
  const { value } = await caller.call(getUsedValuesHistoricDates, { Database: databaseOf(kind) });
  return editionDaysFrom(value);
}

/** The value from the newest edition before the sale that has the value to compare with. @throws Fault */
async function valueOf(
  { id, kind, identifier, registered, mileage, soldOn, soldTo }: DueSale,
  editions: readonly Day[],
  { caller }: Pick<RevaluationServices, 'caller'>,
): Promise<SaleValue> {
  const before = editions.filter((day) => day <= soldOn && day > addDays(soldOn, -EDITION_DAYS)).toReversed();
  for (const editionDay of before) {
    const params = usedValueParams({ kind, identifier, registered, mileage, editionDay });
    const { value } = await caller.call(getUsedValuesForIdYearMonthMileage, params);
    const guidePounds = usedValueFrom(value).pounds[COMPARED_BAND[soldTo]];
    if (guidePounds !== null) return { id, edition: editionDay, guidePounds };
  }
  return { id, edition: null, guidePounds: null };
}

/** Identifies sales by plate whose vehicle has been looked up or valued meanwhile. */
async function identifyPastSales(services: RevaluationServices, signal: AbortSignal): Promise<void> {
  const { pastSales } = services.stockCars;
  const unidentified = (after: string) => pastSales.unidentified(after, IDENTIFIED_AT_A_TIME);
  for await (const sales of pagesById(unidentified, signal)) {
    for (const organisationId of new Set(sales.map((sale) => sale.organisationId))) {
      const own = sales.filter((sale) => sale.organisationId === organisationId);
      const marks = own.map(({ plate }) => ({ plate, vin: null }));
      const knownOf = await knownVehicles(organisationId, marks, services);
      const found = own.flatMap(({ id, plate, ...sale }): SoldVehicle[] => {
        const { kind, identifier, ...vehicle } = soldVehicle(
          { ...sale, kind: null, identifier: null },
          knownOf({ plate, vin: null }),
        );
        return kind === null || identifier === null ? [] : [{ id, kind, identifier, ...vehicle }];
      });
      await pastSales.identify(found);
    }
  }
}

/** Gives sales by guide ID their make and name, from the service. */
function nameByIdentifier(services: RevaluationServices, signal: AbortSignal) {
  const { pastSales } = services.stockCars;
  return eachDue(
    {
      next: (after) => pastSales.unnamed(after, AT_A_TIME),
      answer: (vehicle) => nameOf(vehicle, services),
      save: (names) => pastSales.name(names),
    },
    signal,
  );
}

/** @throws Fault */
async function nameOf(
  { id, kind, identifier }: Pick<DueSale, 'id' | 'kind' | 'identifier'>,
  { caller }: Pick<RevaluationServices, 'caller'>,
) {
  const { value } = await caller.call(getRefDescriptionFromIdWithSector, {
    database: databaseOf(kind),
    refid: identifier,
    showSector: false,
  });
  const make = value.tables.Table[0]?.CVehicle_ManText?.trim() || '';
  return { id, make, title: nameFromReference(value) ?? `Guide ID ${identifier}` };
}
