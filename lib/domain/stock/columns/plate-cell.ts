import { normalisePlate, readPlate } from '@/lib/domain/plates/plate-shapes';

/** No mark is as long, whatever is typed beside it. */
const LETTERS_MAX = 100;

/** Whether a cell is a mark, and surely no other number: a bare number with a letter or two may be many things. */
export function isPlateCell(cell: string): boolean {
  if (cell.length > LETTERS_MAX) return false;
  const plate = normalisePlate(cell);
  return plate.length >= 4 && plate.length <= 7 && readPlate(plate) !== null;
}
