/** The rows of a dealer's table, read without holding everyone else. */
import { setImmediate } from 'node:timers/promises';
import type { StockRow } from '@/lib/domain/stock/read-stock-rows';
import type { TableRow } from '@/lib/encoding/delimited.mjs';

const ROWS_PER_SLICE = 250;

/** Other requests come in between: ten thousand rows take longer than these should wait. */
export async function readInSlices(
  table: readonly TableRow[],
  readRow: (row: TableRow) => StockRow,
): Promise<StockRow[]> {
  const rows: StockRow[] = [];
  for (const [index, row] of table.entries()) {
    if (index % ROWS_PER_SLICE === 0) await setImmediate();
    rows.push(readRow(row));
  }
  return rows;
}
