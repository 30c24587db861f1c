/**
 * Reads the bytes of a dealer's file, of any kind, as a table of texts. It runs in a worker thread, which loads this
 * file unbuilt: plain JavaScript with types in JSDoc. Files are refused before the costly step: archives by their
 * growth, workbooks by their elements, tables by their rows and cells.
 */
import { zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { decodeText, delimitedRows } from '../../../encoding/delimited.mjs';
import { ArchiveTooLarge, unpackTexts } from './workbook-archive.mjs';

/** @typedef {import('../../../encoding/delimited.mjs').TableRow} TableRow */
/** A sheet with a filled cell: the first rows that are not blank, and how many there are in all. A text has one, without a name.
 * @typedef {{ name: string, rows: TableRow[], count: number }} FileSheet */
/** @typedef {'old_excel' | 'pdf' | 'broken' | 'too_large' | 'too_many_elements' | 'doctype' | 'far_cells' | 'too_wide'} TableRefusal */

/** The size to which a workbook may grow when unpacked. */
const UNPACKED_BYTES_MAX = 80 * 1024 * 1024;
/** Elements in one part of a workbook, such as a sheet: ten thousand rows of forty filled cells have 810,000. */
const ELEMENTS_MAX = 1_000_000;
/**
 * Attributes of one element; spreadsheet programs write thirty at most. The time to read them grows with their square.
 */
const ATTRIBUTES_MAX = 200;
/** ` a=""` */
const ATTRIBUTE_BYTES_MIN = 5;
const COLUMNS_MAX = 200;
/** Ten thousand rows of two hundred columns, filled or not. */
const CELLS_MAX = 10_000 * COLUMNS_MAX;
/** No reader of a list looks at more of a cell. Megabytes of text in one cell would block the request thread. */
const CELL_LETTERS_MAX = 300;

export class RefusedTable extends Error {
  /** @param {TableRefusal} why @param {unknown} [cause] */
  constructor(why, cause) {
    super(why, { cause });
    this.why = why;
  }
}

/** @param {Uint8Array} bytes @param {...number} head */
const starts = (bytes, ...head) => head.every((byte, index) => bytes[index] === byte);

/**
 * The sheets that are not blank, in their order.
 *
 * @param {Uint8Array} bytes
 * @param {number} rowsMax rows beyond it are counted and left out
 * @returns {Promise<FileSheet[]>}
 * @throws RefusedTable if it is not a table, or is too large
 */
export async function sheetsOfFile(bytes, rowsMax) {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new RefusedTable('old_excel');
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) throw new RefusedTable('pdf');
  const isWorkbook = starts(bytes, 0x50, 0x4b, 3, 4);
  const sheets = isWorkbook ? await workbookSheets(bytes) : [{ name: '', source: delimitedRows(decodeText(bytes)) }];
  return sheets.map(({ name, source }) => sheetOf(name, source, rowsMax)).filter(({ count }) => count > 0);
}

/**
 * @param {string} name
 * @param {Iterable<TableRow>} source
 * @param {number} rowsMax
 * @returns {FileSheet}
 */
function sheetOf(name, source, rowsMax) {
  /** @type {TableRow[]} */
  const rows = [];
  let count = 0;
  for (const row of source) {
    if (++count > rowsMax) continue;
    rows.push({ number: row.number, cells: withinColumns(row.cells).map(shortened) });
  }
  return { name, rows, count };
}

/** @param {string} cell */
const shortened = (cell) => (cell.length > CELL_LETTERS_MAX ? cell.slice(0, CELL_LETTERS_MAX) : cell);

/** @param {readonly string[]} cells */
function withinColumns(cells) {
  if (cells.length <= COLUMNS_MAX) return cells;
  if (cells.some((cell, index) => index >= COLUMNS_MAX && cell !== '')) throw new RefusedTable('too_wide');
  return cells.slice(0, COLUMNS_MAX);
}

/**
 * The rows of each sheet that are not blank.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<{ name: string, source: TableRow[] }[]>}
 */
async function workbookSheets(bytes) {
  const texts = unpackedTexts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  refuseHeavy(texts);
  // The library reads only archives, so it gets one without compression. In memory, as a stream takes twice as long.
  const sheets = await readWorkbook(zipSync(texts, { level: 0 }).buffer).catch((cause) => {
    throw new RefusedTable('broken', cause);
  });
  return sheets.map(({ sheet, data }) => ({
    name: sheet,
    source: data.flatMap((values, index) => {
      const cells = values.map(cellText);
      return cells.some((text) => text !== '') ? [{ number: index + 1, cells }] : [];
    }),
  }));
}

/** @param {unknown} value */
function cellText(value) {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** @param {Buffer} bytes */
function unpackedTexts(bytes) {
  try {
    return unpackTexts(bytes, UNPACKED_BYTES_MAX);
  } catch (error) {
    throw new RefusedTable(error instanceof ArchiveTooLarge ? 'too_large' : 'broken', error);
  }
}

/**
 * Checked before anything is parsed: the library builds a tree of all elements, and each sheet up to its last cell, so
 * a single distant cell would make it enormous.
 *
 * @param {Readonly<Record<string, Uint8Array>>} texts
 */
function refuseHeavy(texts) {
  let row = 1;
  let column = 1;
  for (const bytes of Object.values(texts)) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    refuseElements(buffer);
    const text = buffer.toString('latin1');
    if (/<!DOCTYPE/i.test(text)) throw new RefusedTable('doctype');
    // Only a sheet has cells; in a theme `r` is the right side of a gradient.
    if (!text.includes('sheetData')) continue;
    for (const [, address = ''] of text.matchAll(CELL_ADDRESS)) {
      const [, letters = '', digits = '', isPlain] = PLAIN_ADDRESS.exec(address) ?? [];
      row = Math.max(row, isPlain === undefined ? Infinity : Number(digits));
      column = Math.max(column, columnNumber(letters));
    }
  }
  if (row * column > CELLS_MAX) throw new RefusedTable('far_cells');
}

/**
 * Apart from comments and the like, `<` in XML only begins a start or end tag. Attribute values cannot contain it, so
 * all attributes of an element come before the next `<`.
 *
 * @param {Buffer} text
 */
function refuseElements(text) {
  const [open, slash] = [0x3c, 0x2f];
  let elements = 0;
  for (let at = text.indexOf(open), next; at >= 0; at = next) {
    next = text.indexOf(open, at + 1);
    if (text[at + 1] !== slash && ++elements > ELEMENTS_MAX) throw new RefusedTable('too_many_elements');
    const length = (next === -1 ? text.length : next) - at;
    if (length < ATTRIBUTES_MAX * ATTRIBUTE_BYTES_MIN) continue;
    const attributes = text.toString('latin1', at, at + length).match(/=\s*["']/g) ?? [];
    if (attributes.length > ATTRIBUTES_MAX) throw new RefusedTable('broken');
  }
}

/** The address of a row or a cell, `r="B12"`, however it is written. */
const CELL_ADDRESS = /(?<![\w:.-])r\s*=\s*["']([^"']*)/gi;
/** The last group is set whenever it matches. Any other address counts as too far out. */
const PLAIN_ADDRESS = /^([A-Z]{0,3})(\d{1,7})()$/i;

/** 1 for `A`, 27 for `AA`. @param {string} letters */
function columnNumber(letters) {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
