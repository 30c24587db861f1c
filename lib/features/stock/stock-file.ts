/** The bytes of a dealer's file, whatever it is, as a table of texts. */
import { readSheet } from 'read-excel-file/universal';
import { decodeText, readDelimited, type TableRow } from '@/lib/encoding/delimited';
import { refuseTooMany } from '@/lib/domain/stock/read-stock-rows';
import { Fault } from '@/lib/fault';
import { ArchiveTooLarge, unpackedArchive } from './workbook-archive';

/** What a workbook may grow to when it is unpacked. */
const UNPACKED_BYTES_MAX = 80 * 1024 * 1024;
/** As many as ten thousand rows of two hundred columns, filled or not. */
const CELLS_MAX = 2_000_000;
/** Above the cars there may be a title and a heading. */
const TITLE_ROWS = 10;

const starts = (bytes: Uint8Array, ...head: number[]) => head.every((byte, index) => bytes[index] === byte);

/** @throws Fault for what is no table */
export async function readTable(bytes: Uint8Array): Promise<TableRow[]> {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw unreadable('This is an old Excel file (XLS), or one with a password.', 'Save it as XLSX or CSV.');
  }
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) {
    throw unreadable('This is a PDF.', 'Ask for the list as XLSX or CSV, or copy its rows and paste them.');
  }
  const table = starts(bytes, 0x50, 0x4b, 3, 4) ? await readWorkbook(bytes) : readDelimited(decodeText(bytes));
  if (table.length === 0) throw unreadable('There is nothing in it.', 'Give a table with plates and mileages.');
  refuseTooMany(table, TITLE_ROWS);
  return table;
}

/** The first sheet of a workbook. */
async function readWorkbook(bytes: Uint8Array): Promise<TableRow[]> {
  const broken = (cause: unknown) => {
    throw unreadable('The workbook cannot be read.', 'Open it, save it again as XLSX or CSV, and give that.', cause);
  };
  const archive = unpackedWorkbook(Buffer.from(bytes), broken);
  refuseWide(archive.toString('latin1'));
  // In memory: as a stream the library takes twice as long.
  const rows = await readSheet(new Uint8Array(archive).buffer, 1).catch(broken);
  return rows.flatMap((cells, index) => {
    const texts = cells.map((cell) =>
      cell instanceof Date
        ? cell.toISOString().slice(0, 10)
        : cell === null || cell === undefined
          ? ''
          : String(cell).trim(),
    );
    return texts.some((text) => text !== '') ? [{ number: index + 1, cells: texts }] : [];
  });
}

function unpackedWorkbook(bytes: Buffer, broken: (cause: unknown) => never): Buffer {
  try {
    return unpackedArchive(bytes, UNPACKED_BYTES_MAX);
  } catch (error) {
    if (error instanceof ArchiveTooLarge)
      throw unreadable('The workbook is too large to open.', 'Save its list alone, as CSV.');
    return broken(error);
  }
}

/** A sheet is read as a whole, up to its last cell: one that stands alone far out would make it enormous. */
function refuseWide(text: string): void {
  let [row, column] = [1, 1];
  for (const [, letters = '', digits = '', odd] of text.matchAll(PLACE)) {
    row = Math.max(row, odd === undefined ? Number(digits) : Infinity);
    column = Math.max(
      column,
      [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    );
  }
  if (row * column <= CELLS_MAX) return;
  throw unreadable(
    'The workbook reaches too far: something stands far below its list, or far to the right of it.',
    'Copy the list alone into a new sheet, or save it as CSV.',
  );
}

/** Where a row or a cell says it stands, `r="B12"`; the last group is what is written in no plain way. */
const PLACE = /\br\s*=\s*["'](?:([A-Z]{0,3})(\d{1,7})["']|([^"']*&))/gi;

function unreadable(message: string, fix: string, cause?: unknown): Fault {
  return new Fault('invalid_input', { message, fix, field: 'file', ...(cause === undefined ? {} : { cause }) });
}
