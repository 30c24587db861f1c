/** Values by month and mileage, as the guide lists them, and what they come to at a mileage in between. Browser-safe. */
import type { Day } from './calendar';
import { monthsApart } from './months';

/** By month, then mileage; null where the guide has no value. Whole pounds. */
export type Grid = readonly (readonly (number | null)[])[];

export interface Reading {
  readonly pounds: number | null;
  /** Reckoned by us between the two mileages beside it. */
  readonly reckoned: boolean;
}

const NOTHING: Reading = { pounds: null, reckoned: false };

/**
 * The value of a month at any mileage: the guide's own at its points, on the straight line between two of them, and
 * nothing outside, for there the guide says nothing.
 * @param mileages rising @param values of one month, one for each mileage
 */
export function valueAt(mileages: readonly number[], values: readonly (number | null)[], mileage: number): Reading {
  const at = mileages.findIndex((point) => point >= mileage);
  const [above, high] = [mileages[at], values[at] ?? null];
  if (above === undefined || high === null) return NOTHING;
  if (above === mileage) return { pounds: high, reckoned: false };
  const [below, low] = [mileages[at - 1], values[at - 1] ?? null];
  if (below === undefined || low === null) return NOTHING;
  return { pounds: Math.round(low + ((high - low) * (mileage - below)) / (above - below)), reckoned: true };
}

/** The mileage in some month: so much now, so many more each month; in the past fewer, never below nothing. */
export function mileageIn(day: Day, { mileage, perMonth, today }: Usage): number {
  return Math.max(0, mileage + perMonth * monthsApart(today, day));
}

/** How a vehicle is used: what it has run today, and what it runs in a month. */
export interface Usage {
  readonly mileage: number;
  readonly perMonth: number;
  readonly today: Day;
}

/** The values of a grid along a vehicle's own way through it. */
export function alongUsage(days: readonly Day[], mileages: readonly number[], grid: Grid, usage: Usage): Reading[] {
  return days.map((day, index) => valueAt(mileages, grid[index] ?? [], mileageIn(day, usage)));
}

/** Rows as the guide sends them, in order, as one grid over every mileage that occurs. */
export function gridOf<Row>(
  rows: readonly (readonly Row[])[],
  mileageOf: (row: Row) => number | undefined,
  valueOf: (row: Row) => number | undefined,
): { mileages: number[]; grid: (number | null)[][] } {
  const known = rows.flat().flatMap((row) => mileageOf(row) ?? []);
  const mileages = [...new Set(known)].toSorted((a, b) => a - b);
  const grid = rows.map((month) => {
    const values = new Map(month.map((row) => [mileageOf(row), valueOf(row)]));
    // The guide writes 0 where it gives no value.
    return mileages.map((mileage) => values.get(mileage) || null);
  });
  return { mileages, grid };
}
