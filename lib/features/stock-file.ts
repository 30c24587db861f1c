/** The bytes of a dealer's file, whatever it is, as a table of texts. */
import { readSheet } from 'read-excel-file/node';
import { decodeText, readDelimited, type TableRow } from '@/lib/domain/delimited';
import { refuseTooMany } from '@/lib/domain/stock-reading';
import { Fault } from '@/lib/fault';

/** What a workbook may grow to when it is unpacked. */
const UNPACKED_BYTES_MAX = 80 * 1024 * 1024;
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
  if (unpackedBytes(Buffer.from(bytes)) > UNPACKED_BYTES_MAX) {
    throw unreadable('The workbook is too large to open.', 'Save its list alone, as CSV.');
  }
  const rows = await readSheet(Buffer.from(bytes), 1).catch((cause: unknown) => {
    throw unreadable('The workbook cannot be read.', 'Open it, save it again as XLSX or CSV, and give that.', cause);
  });
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

const CENTRAL_ENTRY = Buffer.from([0x50, 0x4b, 1, 2]);

/** What the archive says of its files' sizes (APPNOTE 4.3.12): they are unpacked into buffers of these sizes. */
function unpackedBytes(archive: Buffer): number {
  let sum = 0;
  for (let at = archive.indexOf(CENTRAL_ENTRY); at >= 0 && at + 46 <= archive.length;) {
    sum += archive.readUInt32LE(at + 24);
    at = archive.indexOf(CENTRAL_ENTRY, at + 46);
  }
  return sum;
}

function unreadable(message: string, fix: string, cause?: unknown): Fault {
  return new Fault('invalid_input', { message, fix, field: 'file', ...(cause === undefined ? {} : { cause }) });
}
