/** The cars of a stock list taken into stock: what would be added and changed is shown first, then written. Free. */
import { randomUUID } from 'node:crypto';
import type { readListDifferences, takeListIntoStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import type { Session } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { changesBetween, type FieldChange, type StockCarFields } from '@/lib/domain/stock-cars/car-fields';
import { factColumns, factsOf } from '@/lib/domain/stock-cars/list-car';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { isUniqueViolation } from '@/lib/store/database';
import type { StockStore, StoredStockRow } from '@/lib/store/stock/stock-lists';
import type { StoredStockCar } from '@/lib/store/stock-cars/stock-cars';
import { markTaken } from './change-car';
import { fieldsOf, requestRevaluation, type CarInStockServices } from './stock-car-view';
import { newCar } from './take-in';

interface TakeListServices extends CarInStockServices {
  readonly stock: Pick<StockStore, 'list' | 'rows'>;
}

const CHANGES_SHOWN = 200;
const AT_A_TIME = 500;

interface ListCar {
  readonly row: number;
  readonly fields: StockCarFields;
  /** In stock already, by plate or stock number. */
  readonly stored: StoredStockCar | null;
  readonly changes: readonly FieldChange[];
}

export async function runReadListDifferences(
  { input, session }: EndpointCall<typeof readListDifferences>,
  services: TakeListServices,
) {
  const { name, cars, skipped } = await compare(input.id, session, services);
  const changed = cars.filter(({ stored, changes }) => stored !== null && changes.length > 0);
  return {
    list: name,
    added: cars.filter(({ stored }) => stored === null).length,
    unchanged: cars.filter(({ stored, changes }) => stored !== null && changes.length === 0).length,
    skipped,
    changed: changed.slice(0, CHANGES_SHOWN).map(({ row, fields, stored, changes }) => ({
      row,
      id: stored?.id ?? '',
      plate: fields.plate && formatPlate(fields.plate),
      title: fields.title,
      changes: [...changes],
    })),
    changedCars: changed.length,
  };
}

/** The same submission again adds nothing: its cars have the keys of the first one. */
export async function runTakeListIntoStock(
  { input, session, ids }: EndpointCall<typeof takeListIntoStock>,
  services: TakeListServices,
) {
  const { stockCars, scheduleRunner } = services;
  const { organisationId, personId } = session;
  const { cars } = await compare(input.id, session, services);
  let [added, changed] = [0, 0];
  for (let at = 0; at < cars.length; at += AT_A_TIME) {
    const some = cars.slice(at, at + AT_A_TIME);
    const fresh = some.filter(({ stored }) => stored === null);
    const addedNow = await stockCars.add(
      { organisationId, personId },
      fresh.map(({ row, fields }) => ({ ...fields, id: randomUUID(), idempotencyKey: `${ids.idempotencyKey} ${row}` })),
    );
    const changes = some.flatMap(({ fields, stored, changes: changed }) =>
      stored === null || changed.length === 0
        ? []
        : [{ id: stored.id, version: stored.version, fields, changes: changed }],
    );
    const saved = await stockCars.save({ organisationId, personId }, changes).catch((error: unknown) => {
      // The comparison leaves none: a colleague entered it since.
      throw isUniqueViolation(error) ? markTaken('Compare the list with the stock again, then take it in.') : error;
    });
    added += addedNow.length;
    changed += saved.length;
  }
  await requestRevaluation({ scheduleRunner });
  return { added, changed };
}

/** @throws Fault not_found */
async function compare(id: string, { organisationId }: Session, { stock, stockCars, now }: TakeListServices) {
  const list = await stock.list({ organisationId, id });
  if (!list)
    throw new Fault('not_found', {
      message: 'This stock list was not found in your organisation.',
      fix: 'Look in the list of stock lists.',
    });
  const columns = factColumns(list.labels);
  const today = britishDay(now());
  const rows: StoredStockRow[] = [];
  let skipped = 0;
  for await (const row of stock.rows(id)) {
    if (row.problem === null) rows.push(row);
    else skipped += 1;
  }
  const cars: ListCar[] = [];
  /** A stock number belongs to one car: it stays with the car in stock that has it, or with the first row. */
  const numbers = new Set<string>();
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    const some = rows.slice(at, at + AT_A_TIME);
    const stored = await stockCars.matching({
      organisationId,
      plates: some.flatMap(({ plate }) => plate ?? []),
      numbers: some.flatMap(({ reference }) => reference ?? []),
    });
    const { find, hasNumber } = carFinder(stored);
    for (const listed of some) {
      const before = find(listed);
      const { reference } = listed;
      const isFree = reference !== null && !numbers.has(reference) && !hasNumber(reference, before);
      if (isFree) numbers.add(reference);
      const row = { ...listed, reference: isFree ? reference : null };
      const fields = fieldsFrom(row, before, factsOf(row.cells, columns), today);
      cars.push({
        row: row.number,
        fields,
        stored: before,
        changes: before === null ? [] : changesBetween(fieldsOf(before), fields),
      });
    }
  }
  return { name: list.name, cars, skipped };
}

function carFinder(stored: readonly StoredStockCar[]) {
  const byPlate = new Map(stored.map((car) => [car.plate, car]));
  const byNumber = new Map(stored.map((car) => [car.stockNumber, car]));
  return {
    /** By plate; a car that is in stock without one, by its stock number. */
    find: ({ plate, reference }: Pick<StoredStockRow, 'plate' | 'reference'>): StoredStockCar | null => {
      const numbered = reference === null ? undefined : byNumber.get(reference);
      return (plate === null ? undefined : byPlate.get(plate)) ?? (numbered?.plate === null ? numbered : null) ?? null;
    },
    /** Whether another car in stock has the number. */
    hasNumber: (reference: string, car: StoredStockCar | null): boolean => {
      const numbered = byNumber.get(reference);
      return numbered !== undefined && numbered.id !== car?.id;
    },
  };
}

function fieldsFrom(
  { plate, mileage, reference }: StoredStockRow,
  before: StoredStockCar | null,
  { inOn, ...facts }: ReturnType<typeof factsOf>,
  today: Day,
): StockCarFields {
  const fields = before === null ? newCar(today) : fieldsOf(before);
  return {
    ...fields,
    ...facts,
    // A day in the future is no day on which a car came in.
    inOn: inOn !== undefined && inOn <= today ? inOn : fields.inOn,
    plate: plate ?? fields.plate,
    stockNumber: reference ?? fields.stockNumber,
    mileage: mileage ?? fields.mileage,
    mileageOn: mileage === null || mileage === fields.mileage ? fields.mileageOn : today,
  };
}
