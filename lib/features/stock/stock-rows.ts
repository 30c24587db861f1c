/** Reads the rows of a list again, by other columns or with one row corrected. Before its first run, and free. */
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { chooseStockColumns, mendStockRow } from '@/lib/api/endpoints/stock';
import { stockRowReader } from '@/lib/domain/stock/read-stock-rows';
import type { StockColumns } from '@/lib/domain/stock/stock-columns';
import { countStock } from '@/lib/domain/stock/stock-counts';
import { stockColumnsSchema } from '@/lib/domain/stock/stock-list';
import { britishDay } from '@/lib/domain/time/calendar';
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { Fault } from '@/lib/fault';
import type { StoredStockList } from '@/lib/store/stock/stock-lists';
import { readInSlices } from './read-in-slices';
import { previewOf, stockList, type StockServices } from './stock-lists';

export async function runChooseStockColumns(
  { input, session }: EndpointCall<typeof chooseStockColumns>,
  services: StockServices,
) {
  const list = await stockList(services, session, input.id);
  if (await isValued(list, services)) {
    throw new Fault('conflict', {
      message: 'The list is already valued with these columns.',
      fix: 'To use other columns, upload the file again as a new list.',
    });
  }
  const { plate, mileage, reference, kilometres } = input;
  await readAgain(list, { plate, mileage, reference, kilometres }, (cells) => cells, services);
  return previewOf(await stockList(services, session, input.id), session, services);
}

/** Corrects one row; all rows are read again, as another may be its duplicate. */
export async function runMendStockRow({ input, session }: EndpointCall<typeof mendStockRow>, services: StockServices) {
  const list = await stockList(services, session, input.id);
  if (await isValued(list, services)) {
    throw new Fault('conflict', {
      message: 'The list is already valued.',
      fix: 'Download the rows to fix, correct them and upload them as a new list.',
    });
  }
  const columns = stockColumnsSchema.parse(list.columns);
  await readAgain(
    list,
    columns,
    (cells, number) => {
      if (number !== input.row) return cells;
      const mended = Array.from(
        { length: Math.max(cells.length, columns.plate + 1, columns.mileage + 1) },
        (_, at) => cells[at] ?? '',
      );
      mended[columns.plate] = input.plate;
      mended[columns.mileage] = input.mileage;
      return mended;
    },
    services,
  );
  return previewOf(await stockList(services, session, input.id), session, services);
}

const isValued = async (list: StoredStockList, { stockRuns }: Pick<StockServices, 'stockRuns'>): Promise<boolean> =>
  (await stockRuns.ofList(list.id)).length > 0;

async function readAgain(
  list: StoredStockList,
  columns: StockColumns,
  cellsOf: (cells: readonly string[], number: number) => readonly string[],
  { stock, now }: Pick<StockServices, 'stock' | 'now'>,
): Promise<void> {
  const table: TableRow[] = [];
  for await (const { number, cells } of stock.rows(list.id)) table.push({ number, cells: cellsOf(cells, number) });
  const rows = await readInSlices(table, stockRowReader(columns, britishDay(now()), list.labels));
  await stock.changeRows(list.id, { columns, counts: countStock(rows), rows });
}
