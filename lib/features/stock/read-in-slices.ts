/** The rows of a dealer's table, read in slices, so that other requests run in between. */
import { setImmediate } from 'node:timers/promises';
import type { TableRow } from '@/lib/encoding/delimited.mjs';

/** Rows of ten cells: 250. */
const CELLS_PER_SLICE = 2_500;

/** Lets other requests run: ten thousand rows take longer than they should wait. */
export async function readInSlices<Row>(table: readonly TableRow[], readRow: (row: TableRow) => Row): Promise<Row[]> {
  const rows: Row[] = [];
  let cells = CELLS_PER_SLICE;
  for (const row of table) {
    if (cells >= CELLS_PER_SLICE) {
      await setImmediate();
      cells = 0;
    }
    rows.push(readRow(row));
    cells += row.cells.length;
  }
  return rows;
}
