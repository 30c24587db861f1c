/**
 * Delimited text as spreadsheets copy and save it: commas, semicolons or tabs, quoted or not. Plain JavaScript, because
 * a worker thread loads the file directly.
 */

import { withoutFormulaEscape } from './formula-escape.mjs';

/**
 * A row and its number: the number is the one a spreadsheet shows beside the row, from 1.
 *
 * @typedef {{ readonly number: number, readonly cells: readonly string[] }} TableRow
 */

const DELIMITERS = ['\t', ',', ';', '|'];
const SAMPLE_LINES = 50;
/** A figure with commas between its digits, as people write 46,000. */
const GROUPED_FIGURE = /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/;
/** Such a figure alone, after a blank or at the start of a line: its commas divide nothing. */
const SPACED_FIGURE = /(?<=^|\s)\d{1,3}(?:,\d{3})+(?=\s|$)/g;
/** Of a text without delimiters: each line is one cell. */
const NO_DELIMITER = '\0';
/** A cell in quotes, between any delimiters: what it holds separates nothing. */
const QUOTED_CELL = /(?<=^|[\t,;|\r\n])"(?:[^"]|""){0,2000}"(?=[\t,;|\r\n]|$)/g;

/**
 * Rows as a spreadsheet would show them, formulas without the apostrophe that `csv.ts` writes. Blank rows are left out, the
 * others keep their numbers. A quote that is never closed is a character of its line, so that one typing error does not
 * swallow the rest of the file.
 *
 * @param {string} text
 * @returns {TableRow[]}
 */
export const readDelimited = (text) => [...delimitedRows(text)];

/**
 * As `readDelimited`, row by row, so that a caller may stop early in a large text.
 *
 * @param {string} text
 * @returns {Generator<TableRow, void>}
 */
export function* delimitedRows(text) {
  const delimiter = delimiterOf(text);
  let at = 0;
  for (let number = 1; at < text.length; number++) {
    const { cells, next } = lineAt(text, at, delimiter);
    if (cells.some((cell) => cell !== '')) yield { number, cells };
    at = next;
  }
}

/**
 * The delimiter that splits most of the first lines into the same number of cells, cells in quotes being whole. In a tie,
 * those that split the first line, the headings, go before others; then a tab wins, and a comma that groups digits loses.
 *
 * @param {string} text
 */
function delimiterOf(text) {
  const sample = text.slice(0, 20_000).replace(QUOTED_CELL, '""');
  const lines = sample.split(/\r\n|\r|\n/, SAMPLE_LINES);
  const headings = lines.find((line) => line.trim() !== '') ?? '';
  /** @param {string} delimiter */
  const score = (delimiter) => {
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const line of lines) {
      const parts = line.split(delimiter).length;
      if (parts > 1) counts.set(parts, (counts.get(parts) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values());
  };
  const scores = DELIMITERS.map(score);
  const most = Math.max(...scores);
  const tied = DELIMITERS.filter((_, index) => most > 0 && scores[index] === most);
  const inHeadings = tied.filter((delimiter) => headings.includes(delimiter));
  const best = inHeadings.length > 0 ? inHeadings : tied;
  const isComma = best[0] === ',' && !lines.some((line) => GROUPED_FIGURE.test(line));
  const divides = lines.some((line) => line.replace(SPACED_FIGURE, '').includes(','));
  const ifNone = most > 0 && !divides ? NO_DELIMITER : ',';
  return (isComma ? null : best.find((delimiter) => delimiter !== ',')) ?? ifNone;
}

/**
 * @param {string} text
 * @param {number} start
 * @param {string} delimiter
 */
function lineAt(text, start, delimiter) {
  /** @type {string[]} */
  const cells = [];
  let at = start;
  for (;;) {
    const quoted = text[at] === '"' ? quotedCell(text, at, delimiter) : null;
    const { cell, end } = quoted ?? plainCell(text, at, delimiter);
    cells.push(withoutFormulaEscape(cell.trim()).trim());
    if (text[end] !== delimiter) return { cells, next: end + (text.startsWith('\r\n', end) ? 2 : 1) };
    at = end + 1;
  }
}

/**
 * @param {string} text
 * @param {number} at
 * @param {string} delimiter
 */
function plainCell(text, at, delimiter) {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
  return { cell: text.slice(at, end), end };
}

/**
 * RFC 4180: closed by a quote before a delimiter or the line's end; two quotes are one. Null when it is not closed.
 *
 * @param {string} text
 * @param {number} at
 * @param {string} delimiter
 */
function quotedCell(text, at, delimiter) {
  const LONGEST = 2_000;
  for (let from = at + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0 || quote - at > LONGEST) return null;
    const after = text[quote + 1];
    if (after === '"') from = quote + 2;
    else if (after === undefined || after === delimiter || after === '\n' || after === '\r')
      return { cell: text.slice(at + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    else return null;
  }
}

/**
 * The text of a file, in any of the usual encodings.
 *
 * @param {Uint8Array} bytes
 */
export function decodeText(bytes) {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decoded('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decoded('utf-16be', bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return decoded('utf-8', bytes);
  // No byte order mark: plates and mileages are ASCII, whose second byte is 0 in UTF-16.
  const head = bytes.subarray(0, 200);
  /** @param {number} parity */
  const zeroBytes = (parity) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeroBytes(1) > head.length / 4) return decoded('utf-16le', bytes);
  if (zeroBytes(0) > head.length / 4) return decoded('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoded('windows-1252', bytes);
  }
}

/**
 * @param {string} encoding
 * @param {Uint8Array} bytes
 */
const decoded = (encoding, bytes) => new TextDecoder(encoding).decode(bytes);
