/** The bytes of a dealer's file, of whatever kind, as a table of texts. */
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { decodeText, readDelimited, type TableRow } from '@/lib/encoding/delimited';
import { refuseTooMany } from '@/lib/domain/stock/read-stock-rows';
import { Fault } from '@/lib/fault';
import { ArchiveTooLarge, unpackTexts } from './workbook-archive';

/** What a workbook may grow to when it is unpacked. */
const UNPACKED_BYTES_MAX = 80 * 1024 * 1024;
/** As many as ten thousand rows of two hundred columns, filled or not. */
const CELLS_MAX = 2_000_000;
/** Above the cars there may be a title and a heading. */
const TITLE_ROWS = 10;

const starts = (bytes: Uint8Array, ...head: number[]) => head.every((byte, index) => bytes[index] === byte);

/** @throws Fault for what is not a table */
export async function readTable(bytes: Uint8Array): Promise<TableRow[]> {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw unreadable('This is an old Excel file (XLS), or one with a password.', 'Save it as XLSX or CSV.');
  }
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) {
    throw unreadable('This is a PDF.', 'Use an XLSX or CSV file, or copy the rows and paste them.');
  }
  const table = starts(bytes, 0x50, 0x4b, 3, 4) ? await readWorkbook(bytes) : readDelimited(decodeText(bytes));
  if (table.length === 0) throw unreadable('The file is empty.', 'Upload a table with plates and mileages.');
  refuseTooMany(table, TITLE_ROWS);
  return table;
}

/** The first sheet of a workbook. */
async function readWorkbook(bytes: Uint8Array): Promise<TableRow[]> {
  const broken = (cause: unknown) => {
    throw unreadable('The workbook cannot be read.', 'Open it, save it again as XLSX or CSV, and upload that.', cause);
  };
  const texts = unpackedTexts(Buffer.from(bytes), broken);
  refuseWide(texts);
  // The library reads archives alone: of this one it has nothing to unpack. In memory: as a stream it takes twice as long.
  const rows = await readSheet(zipSync(texts, { level: 0 }).buffer, 1).catch(broken);
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

function unpackedTexts(bytes: Buffer, broken: (cause: unknown) => never): Record<string, Uint8Array> {
  try {
    return unpackTexts(bytes, UNPACKED_BYTES_MAX);
  } catch (error) {
    if (error instanceof ArchiveTooLarge)
      throw unreadable('The workbook is too large to open.', 'Save only the list, as CSV.');
    return broken(error);
  }
}

/** The library builds a sheet up to its last cell: a single cell far out would make it enormous. */
function refuseWide(texts: Readonly<Record<string, Uint8Array>>): void {
  let [row, column] = [1, 1];
  for (const bytes of Object.values(texts)) {
    for (const [, letters = '', digits = '', irregular] of Buffer.from(bytes)
      .toString('latin1')
      .matchAll(CELL_ADDRESS)) {
      row = Math.max(row, irregular === undefined ? Number(digits) : Infinity);
      column = Math.max(column, columnNumber(letters));
    }
  }
  if (row * column <= CELLS_MAX) return;
  throw unreadable(
    'The workbook has cells far below or far to the right of the list.',
    'Copy only the list into a new sheet, or save it as CSV.',
  );
}

/** The address of a row or a cell, `r="B12"`; the last group is an address that is not written plainly. */
const CELL_ADDRESS = /\br\s*=\s*["'](?:([A-Z]{0,3})(\d{1,7})["']|([^"']*&))/gi;

/** 1 for `A`, 27 for `AA`. */
function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

function unreadable(message: string, fix: string, cause?: unknown): Fault {
  return new Fault('invalid_input', { message, fix, field: 'file', ...(cause === undefined ? {} : { cause }) });
}
