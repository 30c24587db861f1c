/** Reads the rows of a list again, by other columns or with one row corrected. Before its first run, and free. */
import type { Session } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { chooseStockColumns, mendStockRow } from '@/lib/api/endpoints/stock';
import { refuseChoice } from '@/lib/domain/stock/columns/column-choice';
import { DOUBT_ROWS, doubtsOf } from '@/lib/domain/stock/columns/file-samples';
import { STOCK_FIELD_WORDS, STOCK_FIELDS } from '@/lib/domain/stock/columns/stock-fields';
import { stockRowReader } from '@/lib/domain/stock/read-stock-rows';
import type { StockColumns } from '@/lib/domain/stock/columns/stock-columns';
import { countStock } from '@/lib/domain/stock/stock-counts';
import { stockColumnsSchema, storedColumnsSchema, type StockPreview } from '@/lib/domain/stock/stock-list';
import { britishDay } from '@/lib/domain/time/calendar';
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { Fault } from '@/lib/fault';
import { storedStockList } from '@/lib/features/stored';
import type { StoredStockList } from '@/lib/store/stock/stock-lists';
import { readInSlices } from './read-in-slices';
import { previewOf, type StockServices } from './stock-lists';

export async function runChooseStockColumns(
  { input, session }: EndpointCall<typeof chooseStockColumns>,
  services: StockServices,
) {
  const { id, priceAsMileage, ...chosen } = input;
  const change = async ({ labels, columns: stored }: StoredStockList) => {
    const before = stockColumnsSchema.parse(stored);
    // Which columns the cars have in stock stays as it was, where the choice leaves it out.
    const columns = { ...before, kilometres: undefined, ...chosen };
    const doubts = doubtsOf(labels, await services.stock.firstRows(id, DOUBT_ROWS));
    refuseChoice(columns, STOCK_FIELDS, {
      words: STOCK_FIELD_WORDS,
      labels,
      doubts,
      priceAsMileage: columns.mileage === before.mileage ? 'accept' : priceAsMileage,
    });
    const isReadAlike = ROW_COLUMNS.every((name) => columns[name] === before[name]);
    return { columns, cellsOf: isReadAlike ? null : asRead };
  };
  return changeList(id, session, change, valuedByColumns, services);
}

/** Corrects one row; all rows are read again, as another may be its duplicate. */
export async function runMendStockRow({ input, session }: EndpointCall<typeof mendStockRow>, services: StockServices) {
  const change = async (list: StoredStockList) => {
    const columns = stockColumnsSchema.parse(list.columns);
    const cellsOf = (cells: readonly string[], number: number) =>
      number === input.row ? mendedCells(cells, columns, input) : cells;
    return { columns, cellsOf };
  };
  return changeList(input.id, session, change, alreadyValued, services);
}

function mendedCells(
  cells: readonly string[],
  columns: StockColumns,
  { plate, mileage, shown }: Pick<EndpointCall<typeof mendStockRow>['input'], 'plate' | 'mileage' | 'shown'>,
): readonly string[] {
  const length = Math.max(cells.length, columns.plate + 1, columns.mileage + 1);
  const mended = Array.from({ length }, (_, at) => cells[at] ?? '');
  // What a person left alone may have been corrected by another meanwhile.
  if (plate !== shown?.plate) mended[columns.plate] = plate;
  if (mileage !== shown?.mileage) mended[columns.mileage] = mileage;
  return mended;
}

type CellsOf = (cells: readonly string[], number: number) => readonly string[];

interface StockListChange {
  readonly columns: StockColumns;
  /** Null where every row stays as it was read: then a list that is valued may be changed too. */
  readonly cellsOf: CellsOf | null;
}

const asRead: CellsOf = (cells) => cells;

/** By these the rows are read; the others matter once the cars are taken into stock. */
const ROW_COLUMNS = ['plate', 'mileage', 'reference', 'kilometres'] as const;

/** Each try fails only where another change of the list was written first. */
const CHANGE_TRIES = 50;

/** Reads all rows again with a change to them. Where another change came first, it is made on top of that one. */
async function changeList(
  id: string,
  session: Session,
  change: (list: StoredStockList) => Promise<StockListChange>,
  valuedFault: () => Fault,
  services: StockServices,
): Promise<StockPreview> {
  for (let left = CHANGE_TRIES; left > 0; left--) {
    const list = await storedStockList(services, session, id);
    const { columns, cellsOf } = await change(list);
    if (cellsOf !== null && (await services.stockRuns.ofList(list.id)).length > 0) throw valuedFault();
    const { sheetsLeftOut } = storedColumnsSchema.parse(list.columns);
    const changed = { columns: { ...columns, sheetsLeftOut }, version: list.version };
    const read = cellsOf && (await readAgain(list, columns, cellsOf, services));
    if (await services.stock.changeRows(list.id, { ...changed, ...(read ?? { rows: [], counts: list.counts }) }))
      return previewOf(await storedStockList(services, session, id), session, services);
  }
  throw new Fault('conflict', {
    message: 'Others are changing this list, so nothing was changed here.',
    fix: 'Try again in a moment.',
  });
}

async function readAgain(
  list: StoredStockList,
  columns: StockColumns,
  cellsOf: CellsOf,
  { stock, now }: Pick<StockServices, 'stock' | 'now'>,
) {
  const table: TableRow[] = [];
  for await (const { number, cells } of stock.rows(list.id)) table.push({ number, cells: cellsOf(cells, number) });
  const rows = await readInSlices(table, stockRowReader(columns, britishDay(now()), list.labels));
  return { rows, counts: countStock(rows) };
}

const alreadyValued = () =>
  new Fault('conflict', {
    message: 'The list is already valued.',
    fix: 'Download the rows to fix, correct them and upload them as a new list.',
  });

const valuedByColumns = () =>
  new Fault('conflict', {
    message: 'The list is already valued with these columns.',
    fix: 'To use other columns, upload the file again as a new list.',
  });
