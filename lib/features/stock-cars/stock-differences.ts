/**
 * Compares the rows of a table with the stock: which cars are new, which change and how. Saves the differences. Nothing
 * is billed.
 */
import { randomUUID } from 'node:crypto';
import {
  changesBetween,
  fieldsOf,
  newCar,
  type FieldChange,
  type StockCarFields,
} from '@/lib/domain/stock-cars/car-fields';
import {
  factsOf,
  statusColumn,
  untakenCells,
  type ListCarFact,
  type ListCarFacts,
  type UntakenCell,
} from '@/lib/domain/stock-cars/list-car';
import { STATUS_WORDS } from '@/lib/domain/stock-cars/stock-car-state';
import { hasReturned, type RowRefusal } from '@/lib/domain/stock-cars/row-refusals';
import type { Day } from '@/lib/domain/time/calendar';
import { isUniqueViolation } from '@/lib/store/database';
import type { StoredLeftCar, StoredStockCar } from '@/lib/store/stock-cars/stock-cars';
import { carFinder, numberedFinder } from './car-finder';
import type { CarInStockServices } from './stock-car-view';

const AT_A_TIME = 500;

/** A row with its car, as lists and files of other systems give it. */
export interface StockTableRow {
  readonly number: number;
  readonly plate: string | null;
  readonly mileage: number | null;
  readonly reference: string | null;
  readonly cells: readonly string[];
}

interface CarDifference {
  readonly row: number;
  readonly fields: StockCarFields;
  readonly hasDayIn: boolean;
  /** Cells that do not come into the stock as they are. */
  readonly untaken: readonly UntakenCell[];
}

interface NewCarRow extends CarDifference {
  readonly stored: null;
}

export interface KnownCarRow extends CarDifference {
  /** In stock already, by plate or stock number. */
  readonly stored: StoredStockCar;
  /** None where the row says what is known. */
  readonly changes: readonly FieldChange[];
}

export type RowBesideStock = NewCarRow | KnownCarRow;
export const isNew = (car: RowBesideStock): car is NewCarRow => car.stored === null;
export const isKnown = (car: RowBesideStock): car is KnownCarRow => car.stored !== null;

/** A row whose car has left the stock, by plate or stock number, and has not come in again since. */
export interface LeftCarRow {
  readonly row: number;
  readonly plate: string | null;
  readonly left: StoredLeftCar;
}

export interface StockComparison {
  readonly cars: RowBesideStock[];
  /** Not taken: a list or a file of another system often names cars that were sold. */
  readonly left: LeftCarRow[];
}

interface StockTable {
  readonly organisationId: string;
  readonly rows: readonly StockTableRow[];
  /** The headings of the columns. */
  readonly labels: readonly string[];
  /** Which column holds what of a car. */
  readonly columns: ReadonlyMap<ListCarFact, number>;
  readonly today: Day;
}

const marksOf = (rows: readonly StockTableRow[]) => ({
  plates: rows.flatMap(({ plate }) => plate ?? []),
  numbers: rows.flatMap(({ reference }) => reference ?? []),
});

export async function compareRows(
  { organisationId, rows, labels, columns, today }: StockTable,
  { stockCars }: Pick<CarInStockServices, 'stockCars'>,
): Promise<StockComparison> {
  const status = statusColumn(labels);
  const [cars, left]: [RowBesideStock[], LeftCarRow[]] = [[], []];
  const findLeft = carFinder(await stockCars.left({ organisationId, ...marksOf(rows) }));
  /** A stock number belongs to one car: the one in stock that has it, or else the first row. */
  const numbers = new Set<string>();
  for (let at = 0; at < rows.length; at += AT_A_TIME) {
    const batch = rows.slice(at, at + AT_A_TIME);
    const { find, isOfAnother } = numberedFinder(await stockCars.matching({ organisationId, ...marksOf(batch) }));
    for (const listed of batch) {
      const { plate, reference } = listed;
      // The first row with a stock number gets its car.
      const before = find({ plate, reference: reference !== null && numbers.has(reference) ? null : reference });
      const facts = factsOf(listed.cells, columns, today);
      const leftCar = before === null ? findLeft(listed) : null;
      if (leftCar !== null && !hasReturned(facts.inOn, leftCar.leftOn)) {
        left.push({ row: listed.number, plate, left: leftCar });
        continue;
      }
      const isFree = reference !== null && !numbers.has(reference) && !isOfAnother(reference, before);
      if (isFree) numbers.add(reference);
      const row = { ...listed, reference: isFree ? reference : null };
      const fields = fieldsFrom(row, before, facts, today);
      const untaken = [
        ...untakenCells(row.cells, columns, facts),
        ...untakenText('stockNumber', reference ?? '', fields.stockNumber ?? ''),
        ...untakenText('status', row.cells[status]?.trim() ?? '', STATUS_WORDS[fields.status]),
      ];
      const car = { row: row.number, fields, hasDayIn: facts.inOn !== undefined, untaken };
      cars.push(
        before === null
          ? { ...car, stored: null }
          : { ...car, stored: before, changes: changesBetween(fieldsOf(before), fields) },
      );
    }
  }
  return { cars, left };
}

interface DifferenceWriter {
  readonly organisationId: string;
  readonly personId: string;
  /** The submission's key: repeating it adds nothing, as its cars have the keys of the first time. */
  readonly key: string;
  readonly signal?: AbortSignal;
}

interface UnwrittenCar {
  readonly car: RowBesideStock;
  readonly because: RowRefusal;
}

interface WrittenCars {
  added: number;
  /** Unchanged cars, including those that the same submission added before. */
  unchanged: number;
  readonly changed: KnownCarRow[];
  readonly refused: UnwrittenCar[];
}

/**
 * Adds the new cars and saves the changes, a few at a time. A car that was changed since the comparison stays as it is.
 * @returns the outcome of every row; if stopped, of the rows before
 */
export async function writeDifferences(
  cars: readonly RowBesideStock[],
  writer: DifferenceWriter,
  services: Pick<CarInStockServices, 'stockCars'>,
): Promise<WrittenCars> {
  const written: WrittenCars = { added: 0, unchanged: 0, changed: [], refused: [] };
  for (let at = 0; at < cars.length && writer.signal?.aborted !== true; at += AT_A_TIME) {
    const batch = cars.slice(at, at + AT_A_TIME);
    const known = batch.filter(isKnown);
    const different = known.filter(({ changes }) => changes.length > 0);
    written.unchanged += known.length - different.length;
    await addNew(batch.filter(isNew), written, writer, services);
    await saveChanges(different, written, writer, services);
  }
  return written;
}

async function addNew(
  cars: readonly NewCarRow[],
  written: WrittenCars,
  { organisationId, personId, key }: DifferenceWriter,
  { stockCars }: Pick<CarInStockServices, 'stockCars'>,
): Promise<void> {
  const fresh = cars.map((car) => ({ car, id: randomUUID(), idempotencyKey: `${key} ${car.row}` }));
  const added = new Set(
    await stockCars.add(
      { organisationId, personId },
      fresh.map(({ car, ...identity }) => ({ ...car.fields, ...identity })),
    ),
  );
  written.added += added.size;
  const others = fresh.filter(({ id }) => !added.has(id));
  if (others.length === 0) return;
  const keys = others.map(({ idempotencyKey }) => idempotencyKey);
  const before = new Set(await stockCars.usedKeys(organisationId, keys));
  written.unchanged += before.size;
  for (const { car, idempotencyKey } of others)
    if (!before.has(idempotencyKey)) written.refused.push({ car, because: 'taken' });
}

async function saveChanges(
  different: readonly KnownCarRow[],
  { changed, refused }: WrittenCars,
  { organisationId, personId }: DifferenceWriter,
  { stockCars }: Pick<CarInStockServices, 'stockCars'>,
): Promise<void> {
  const save = async (some: readonly KnownCarRow[]): Promise<void> => {
    const cars = some.map(({ fields, stored: { id, version }, changes }) => ({ id, version, fields, changes }));
    const saved = new Set(await stockCars.save({ organisationId, personId }, cars));
    for (const car of some)
      if (saved.has(car.stored.id)) changed.push(car);
      else refused.push({ car, because: 'changed' });
  };
  try {
    await save(different);
  } catch (error) {
    // The comparison left no conflict, so a colleague entered a car since. Saved one by one, so that the others still
    // go in.
    if (!isUniqueViolation(error)) throw error;
    for (const car of different)
      await save([car]).catch((one: unknown) => {
        if (!isUniqueViolation(one)) throw one;
        refused.push({ car, because: 'taken' });
      });
  }
}

/** A text that differs from what the car then has. */
const untakenText = (field: UntakenCell['field'], text: string, taken: string): UntakenCell[] =>
  text === '' || text.toLowerCase() === taken.toLowerCase() ? [] : [{ field, text }];

function fieldsFrom(
  { plate, mileage, reference }: StockTableRow,
  before: StoredStockCar | null,
  facts: ListCarFacts,
  today: Day,
): StockCarFields {
  const fields = before === null ? newCar(today) : fieldsOf(before);
  return {
    ...fields,
    ...facts,
    plate: plate ?? fields.plate,
    stockNumber: reference ?? fields.stockNumber,
    mileage: mileage ?? fields.mileage,
    mileageOn: mileage === null || mileage === fields.mileage ? fields.mileageOn : today,
  };
}
