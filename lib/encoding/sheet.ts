/** A table to export: its columns and rows are declared once, for both the CSV file and the workbook. */

/** What a cell may contain. Days are `YYYY-MM-DD`, instants ISO 8601 in UTC; numbers are plain, whatever their unit. */
export type CellValue = string | number | null;

interface SheetColumnHeader {
  readonly header: string;
}
/** A column: what kind of value it holds, and how a row's value is read. */
export type SheetColumn<Row> = SheetColumnHeader &
  (
    | { readonly kind: 'text' | 'day' | 'moment'; readonly value: (row: Row) => string | null }
    // An identifier is a number that is not counted, such as a guide ID: without thousands separators.
    | { readonly kind: 'count' | 'pounds' | 'decimal' | 'identifier'; readonly value: (row: Row) => number | null }
  );
export type CellKind = SheetColumn<never>['kind'];

/** Rows may arrive page by page, so that a large file is never whole in memory. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly { readonly header: string; readonly kind: CellKind }[];
  readonly rows: Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>;
}

export function sheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Sheet {
  const cells = (row: Row) => columns.map(({ value }) => value(row));
  return { name, columns, rows: Symbol.asyncIterator in rows ? asyncRows(rows, cells) : syncRows(rows, cells) };
}

function* syncRows<Row>(rows: Iterable<Row>, cells: (row: Row) => CellValue[]) {
  for (const row of rows) yield cells(row);
}

async function* asyncRows<Row>(rows: AsyncIterable<Row>, cells: (row: Row) => CellValue[]) {
  for await (const row of rows) yield cells(row);
}
