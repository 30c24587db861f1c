/** Which rows below the headings are no cars: totals, headings again, and what a program prints at the end. */
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { isPlateCell } from './plate-cell';

const TOTAL = /^((grand|sub|stock|report)[\s-]?)?totals?\b|^(average|sum)\b/i;
const FOOTER =
  /^(end of (the )?(report|list|file|stock)|printed (on|by|at)?\b|page \d+( of \d+)?$|report (date|run)\b)/i;

/**
 * The rows without those that a report adds between its cars and below them. A row with a reg always stays.
 * @param heading the row of headings; empty if the table has none
 */
export function rowsOfCars(rows: readonly TableRow[], heading: readonly string[]): TableRow[] {
  const again = textOf(heading);
  return rows.filter(({ cells }) => {
    const first = cells.find((cell) => cell !== '') ?? '';
    if (again !== '' && textOf(cells) === again) return false;
    return !(TOTAL.test(first) || FOOTER.test(first)) || cells.some(isPlateCell);
  });
}

/** Without the empty cells at its end. */
const textOf = (cells: readonly string[]): string => cells.join('\t').trim().toLowerCase();
