/** The row of headings of a table of which no heading is known. */
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { HEADING_WITHIN_ROWS } from './plain-heading';

/** So that a title above the table is not taken for its headings. */
const CELLS_MIN = 2;

/**
 * The first row of words, as wide as the rows below it, that have figures; null if there is none. Only for a table in
 * which nothing else says where the headings are.
 */
export function unknownHeadingRow(table: readonly TableRow[]): number | null {
  const filled = (row: TableRow | undefined) => row?.cells.filter((cell) => cell.trim() !== '') ?? [];
  const at = table.slice(0, HEADING_WITHIN_ROWS).findIndex((row, index) => {
    const words = filled(row);
    const below = filled(table[index + 1]);
    return (
      words.length >= Math.max(CELLS_MIN, below.length / 2) &&
      words.every((cell) => !/^[\p{Sc}\s\d.,/:-]*\d/u.test(cell)) &&
      below.some((cell) => /\d/.test(cell))
    );
  });
  return at < 0 ? null : at;
}
