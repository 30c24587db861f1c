/** Sums of a stock in which some cars have no value. Without schemas: pages load it. */
import { formatCount, formatPlural } from '@/lib/format';

/** Null where no car has a value: that is no £0. */
export type StockSum = { readonly pounds: number; readonly cars: number } | null;

export function sumOf(values: readonly (number | null)[]): StockSum {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : { pounds: known.reduce((total, value) => total + value, 0), cars: known.length };
}

/** "over 9 of 12 cars" where some have no value; null where all have one, or none has. */
export const overWords = (sum: StockSum, allCars: number): string | null =>
  sum === null || sum.cars === allCars ? null : `over ${formatCount(sum.cars)} of ${formatPlural(allCars, 'car')}`;
