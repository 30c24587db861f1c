/** A table on its way out of the product: what stands in a CSV file, and in a workbook, is said once, here. */
import { britishMoment } from '@/lib/domain/time/calendar';

/** What a cell may hold. Days are `YYYY-MM-DD`, moments ISO 8601 in UTC; numbers are plain, whatever their unit. */
export type CellValue = string | number | null;

interface SheetColumnHeader {
  readonly header: string;
}
/** How a column is written, and where its cells come from. */
export type SheetColumn<Row> = SheetColumnHeader &
  (
    | { readonly kind: 'text' | 'day' | 'moment'; readonly value: (row: Row) => string | null }
    | { readonly kind: 'count' | 'pounds' | 'decimal'; readonly value: (row: Row) => number | null }
  );
export type CellKind = SheetColumn<never>['kind'];

/** Rows may come a page at a time, so that a file need not stand in memory. */
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

/** A moment by the British clock with its offset, so that it is read easily and still exact. */
export function momentText(instant: string): string {
  const { day, time, offsetMinutes } = britishMoment(new Date(instant));
  const hours = String(Math.floor(offsetMinutes / 60)).padStart(2, '0');
  return `${day}T${time}+${hours}:00`;
}
