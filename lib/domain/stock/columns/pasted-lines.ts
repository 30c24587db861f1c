/** Lines as people type them: a reg and a mileage with nothing but a blank between them. */
import type { TableRow } from '@/lib/encoding/delimited.mjs';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { isPlateCell } from './plate-cell';

/** A reg, a mileage and what is between them are no longer. */
const LETTERS_MAX = 60;

/** A table of one column, its lines parted into reg and mileage where they are both; any other table unchanged. */
export function partedLines(table: readonly TableRow[]): readonly TableRow[] {
  if (table.some(({ cells }) => cells.filter((cell) => cell !== '').length !== 1)) return table;
  return table.map((row) => {
    const parts = partsOf(row.cells.find((cell) => cell !== '') ?? '');
    return parts === null ? row : { ...row, cells: parts };
  });
}

/** `YT20 TKA 45,000` → `YT20 TKA` and `45,000`; null if the line is not a reg and a mileage. */
function partsOf(line: string): [string, string] | null {
  if (line.length > LETTERS_MAX) return null;
  for (const { index, 0: gap } of line.matchAll(/\s*[\s:;–-]\s*/g)) {
    const [plate, mileage] = [line.slice(0, index), line.slice(index + gap.length)];
    if (!isPlateCell(plate) || !/^\d/.test(mileage)) continue;
    const check = checkMileage(mileage);
    if (check.state === 'miles' || (check.state === 'refused' && check.kilometres !== undefined))
      return [plate, mileage];
  }
  return null;
}
