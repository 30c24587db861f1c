/** Reads the rows of a list again, by other columns or with one row corrected. Before its first run, and free. */
import type { Session } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { chooseStockColumns, mendStockRow } from '@/lib/api/endpoints/stock';
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
  const { plate, mileage, reference, kilometres } = input;
  const change = () => ({ columns: { plate, mileage, reference, kilometres }, cellsOf: asRead });
  return changeList(input.id, session, change, valuedByColumns, services);
}

/** Corrects one row; all rows are read again, as another may be its duplicate. */
export async function runMendStockRow({ input, session }: EndpointCall<typeof mendStockRow>, services: StockServices) {
  const change = (list: StoredStockList) => {
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
  { plate, mileage }: { readonly plate: string; readonly mileage: string },
): readonly string[] {
  const length = Math.max(cells.length, columns.plate + 1, columns.mileage + 1);
  const mended = Array.from({ length }, (_, at) => cells[at] ?? '');
  mended[columns.plate] = plate;
  mended[columns.mileage] = mileage;
  return mended;
}

interface StockListChange {
  readonly columns: StockColumns;
  readonly cellsOf: (cells: readonly string[], number: number) => readonly string[];
}

const asRead: StockListChange['cellsOf'] = (cells) => cells;

/** Each try fails only where another change of the list was written first. */
const CHANGE_TRIES = 50;

/** Reads all rows again with a change to them. Where another change came first, it is made on top of that one. */
async function changeList(
  id: string,
  session: Session,
  change: (list: StoredStockList) => StockListChange,
  valuedFault: () => Fault,
  services: StockServices,
): Promise<StockPreview> {
  for (let left = CHANGE_TRIES; left > 0; left--) {
    const list = await storedStockList(services, session, id);
    if ((await services.stockRuns.ofList(list.id)).length > 0) throw valuedFault();
    if (await readAgain(list, change(list), services))
      return previewOf(await storedStockList(services, session, id), session, services);
  }
  throw new Fault('conflict', {
    message: 'Others are changing this list, so nothing was changed here.',
    fix: 'Try again in a moment.',
  });
}

/** False where another change came first. */
async function readAgain(
  list: StoredStockList,
  { columns, cellsOf }: StockListChange,
  { stock, now }: Pick<StockServices, 'stock' | 'now'>,
): Promise<boolean> {
  const table: TableRow[] = [];
  for await (const { number, cells } of stock.rows(list.id)) table.push({ number, cells: cellsOf(cells, number) });
  const rows = await readInSlices(table, stockRowReader(columns, britishDay(now()), list.labels));
  const { sheetsLeftOut } = storedColumnsSchema.parse(list.columns);
  return stock.changeRows(list.id, {
    columns: { ...columns, sheetsLeftOut },
    counts: countStock(rows),
    rows,
    version: list.version,
  });
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
