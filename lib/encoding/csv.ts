/** CSV as spreadsheets read it: RFC 4180 with a byte order mark, and no cell that a spreadsheet runs as a formula. */
import { escapeFormula } from './formula-escape.mjs';
import { sanitiseText } from './sanitise-text';
import type { CellValue, Sheet } from './sheet';

const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
const LINES_PER_CHUNK = 500;

/** Other delimiters too: a program that separates cells by them would start a new cell inside the text. */
const NEEDS_QUOTES = /[",;|\t\r\n]|^\s|\s$/;

/** One cell. Numbers stay plain, with their minus sign: they are computed here, not typed by a user. */
export function csvCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = escapeFormula(sanitiseText(value));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The file in chunks of text, as rows arrive.
 *
 * @param momentText formats an instant (ISO 8601 in UTC) for the file
 */
export async function* csvOf(
  { columns, rows }: Sheet,
  momentText: (instant: string) => string,
): AsyncGenerator<string, void> {
  const cellText = (value: CellValue, index: number) =>
    csvCell(typeof value === 'string' && columns[index]!.kind === 'moment' ? momentText(value) : value);
  const line = (cells: readonly CellValue[]) => cells.map(cellText).join(',') + LINE_END;
  let lines = [BYTE_ORDER_MARK + columns.map(({ header }) => csvCell(header)).join(',') + LINE_END];
  for await (const cells of rows) {
    lines.push(line(cells));
    if (lines.length < LINES_PER_CHUNK) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}
