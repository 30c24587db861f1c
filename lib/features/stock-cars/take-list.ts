/** Takes the cars of a stock list into stock: first shows what would be added and changed, then saves it. Free. */
import type { readListDifferences, takeListIntoStock } from '@/lib/api/endpoints/stock-cars/stock-cars';
import type { Session } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { changesBetween, newCar, NOT_IDENTIFIED, type FieldChange } from '@/lib/domain/stock-cars/car-fields';
import { factColumns, untakenWords, unusedInStock } from '@/lib/domain/stock-cars/list-car';
import { leftReason, ROW_REFUSALS } from '@/lib/domain/stock-cars/row-refusals';
import { stockColumnsSchema } from '@/lib/domain/stock/stock-list';
import { britishDay, type Day } from '@/lib/domain/time/calendar';
import { storedStockList } from '@/lib/features/stored';
import type { StockStore, StoredStockRow } from '@/lib/store/stock/stock-lists';
import { requestRevaluation, type CarInStockServices } from './stock-car-view';
import {
  compareRows,
  isKnown,
  isNew,
  writeDifferences,
  type LeftCarRow,
  type RowBesideStock,
} from './stock-differences';

interface TakeListServices extends CarInStockServices {
  readonly stock: Pick<StockStore, 'list' | 'rows'>;
}

const ROWS_SHOWN = 200;

export async function runReadListDifferences(
  { input, session }: EndpointCall<typeof readListDifferences>,
  services: TakeListServices,
) {
  const { name, cars, left, skipped, today, unused } = await compare(input.id, session, services);
  const [added, known] = [cars.filter(isNew), cars.filter(isKnown)];
  const changed = known.filter(({ changes }) => changes.length > 0);
  return {
    list: name,
    added: added.length,
    newCars: added.slice(0, ROWS_SHOWN).map((car) => ({ ...carOf(car), changes: enteredOf(car, today) })),
    untaken: untakenWords(cars, { isQuoted: true }),
    unused,
    undated: added.filter(({ hasDayIn }) => !hasDayIn).length,
    unchanged: known.length - changed.length,
    skipped,
    changed: changed.slice(0, ROWS_SHOWN).map((car) => ({ ...carOf(car), changes: [...car.changes] })),
    changedCars: changed.length,
    left: left.slice(0, ROWS_SHOWN).map(leftCarOf),
    leftCars: left.length,
  };
}

const leftCarOf = ({ row, plate, left }: LeftCarRow) => ({
  row,
  plate: plate && formatPlate(plate),
  title: NOT_IDENTIFIED,
  reason: leftReason(left),
});

const carOf = ({ row, fields, stored }: RowBesideStock) => ({
  row,
  id: stored?.id ?? '',
  plate: fields.plate && formatPlate(fields.plate),
  title: fields.title,
});

/** What the list says of a new car, beside its plate. The day it comes in only if the list has it. */
const enteredOf = ({ fields, hasDayIn }: RowBesideStock, today: Day): FieldChange[] => [
  ...changesBetween(newCar(today), fields).filter(({ field }) => !['plate', 'mileageOn', 'inOn'].includes(field)),
  ...(hasDayIn ? [{ field: 'inOn' as const, before: null, after: fields.inOn }] : []),
];

/**
 * Repeating a submission adds nothing: its cars have the keys of the first time. Rows that were taken or changed since
 * the comparison are refused, each with its reason, and so are those of cars that have left; all others are saved and
 * valued.
 */
export async function runTakeListIntoStock(
  { input, session, ids }: EndpointCall<typeof takeListIntoStock>,
  services: TakeListServices,
) {
  const { organisationId, personId } = session;
  const { cars, left } = await compare(input.id, session, services);
  const by = { organisationId, personId, key: ids.idempotencyKey };
  const { added, changed, refused } = await writeAndValue(cars, by, services);
  const notWritten = [
    ...left.map(leftCarOf),
    ...refused.map(({ car: { row, fields }, because }) => ({
      row,
      plate: fields.plate && formatPlate(fields.plate),
      title: fields.title,
      reason: ROW_REFUSALS[because],
    })),
  ].sort((a, b) => a.row - b.row);
  return {
    added,
    changed: changed.length,
    refused: notWritten.slice(0, ROWS_SHOWN),
    refusedRows: notWritten.length,
  };
}

/** What was saved is valued, even if saving fails halfway. */
async function writeAndValue(
  cars: readonly RowBesideStock[],
  by: Parameters<typeof writeDifferences>[1],
  services: CarInStockServices,
) {
  try {
    return await writeDifferences(cars, by, services);
  } finally {
    await requestRevaluation(services);
  }
}

/** @throws Fault not_found */
async function compare(id: string, session: Session, services: TakeListServices) {
  const { stock, now } = services;
  const list = await storedStockList(services, session, id);
  const rows: StoredStockRow[] = [];
  let skipped = 0;
  for await (const row of stock.rows(id)) {
    if (row.problem === null) rows.push(row);
    else skipped += 1;
  }
  const today = britishDay(now());
  const columns = stockColumnsSchema.parse(list.columns);
  const { plate, mileage, reference } = columns;
  const facts = factColumns(list.labels, columns, [plate, mileage, reference]);
  const compared = await compareRows(
    { organisationId: session.organisationId, rows, labels: list.labels, columns: facts, today },
    services,
  );
  return { name: list.name, ...compared, skipped, today, unused: unusedInStock(list.labels, columns, facts) };
}
