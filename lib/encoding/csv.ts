/** CSV as spreadsheets read it: RFC 4180 with a byte order mark, and no cell that could come alive as a formula. */
import { momentText, type CellKind, type CellValue, type Sheet } from '@/lib/domain/exports/sheet';
import { sanitiseText } from './sanitise-text';

const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
const LINES_A_CHUNK = 500;

/** What a spreadsheet takes for a formula's beginning, in full width too, after blanks it would drop. */
const BEGINS_A_FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\u2212\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
/** Semicolon and tab too: where they part the cells, what follows one inside a text would begin a cell. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Text with an apostrophe before it where a spreadsheet would calculate it: shown as text, harmless in any reader. */
export function escapeFormula(text: string): string {
  const clean = sanitiseText(text);
  return BEGINS_A_FORMULA.test(clean) ? `'${clean}` : clean;
}

/** One cell. Numbers stay plain, a minus sign included: they are ours, not somebody's text. */
export function csvCell(value: CellValue, kind: CellKind): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = escapeFormula(kind === 'moment' ? momentText(value) : value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The file in chunks of text, as its rows come. */
export async function* csvOf({ columns, rows }: Sheet): AsyncGenerator<string, void> {
  const line = (cells: readonly CellValue[]) =>
    cells.map((cell, index) => csvCell(cell, columns[index]?.kind ?? 'text')).join(',') + LINE_END;
  let lines = [BYTE_ORDER_MARK + columns.map(({ header }) => csvCell(header, 'text')).join(',') + LINE_END];
  for await (const cells of rows) {
    lines.push(line(cells));
    if (lines.length < LINES_A_CHUNK) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}
