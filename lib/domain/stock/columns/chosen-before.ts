/** What an organisation chose when it last uploaded a file with the same headings. */
import type { Distances } from '@/lib/domain/vehicles/mileage';
import { isUnnamed, type StockColumns } from './stock-columns';
import { STOCK_FIELDS, stockChoice, type StockChoice } from './stock-fields';

interface ListBefore {
  readonly labels: readonly string[];
  readonly columns: StockColumns;
}

export interface ChosenBefore {
  readonly columns: StockChoice;
  readonly distances: Distances;
}

/**
 * By the newest list whose file had these headings, in any order. Null if there is none, or the file has no headings. A
 * mileage that looks like prices in this file is left to be chosen and confirmed again.
 * @param lists the newest first
 * @param doubts of each column: why it looks like prices
 */
export function chosenBefore(
  labels: readonly string[],
  lists: readonly ListBefore[],
  doubts: readonly (string | null)[],
): ChosenBefore | null {
  if (labels.every(isUnnamed)) return null;
  for (const list of lists) {
    const placeOf = placesFrom(list.labels, labels);
    if (placeOf === null) continue;
    const before = stockChoice(list.labels, list.columns);
    const moved = Object.fromEntries(STOCK_FIELDS.map((field) => [field, placeOf(before[field])]));
    const mileage = placeOf(before.mileage);
    const isDoubtful = mileage !== null && doubts[mileage] != null;
    return {
      columns: { ...before, ...moved, mileage: isDoubtful ? null : mileage },
      distances: list.columns.kilometres ?? 'miles',
    };
  }
  return null;
}

/** Where each column of a file is in another one; null if their headings differ, or some are alike and in another order. */
function placesFrom(before: readonly string[], now: readonly string[]) {
  const isAlike = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((label, place) => label === b[place]);
  if (isAlike(before, now)) return (place: number | null) => place;
  if (new Set(now).size < now.length || !isAlike(before.toSorted(), now.toSorted())) return null;
  return (place: number | null) => (place === null ? null : now.indexOf(before[place] ?? ''));
}
