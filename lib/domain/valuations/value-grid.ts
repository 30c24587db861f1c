/** Values by month and mileage, as the guide lists them, and the interpolated values in between. Browser-safe. */
import { calendarMonthsBetween, type Day } from '@/lib/domain/time/calendar';

/** By month, then mileage; null if the guide has no value. Whole pounds. */
export type ValueGrid = readonly (readonly (number | null)[])[];

export interface GridReading {
  readonly pounds: number | null;
  /** Interpolated here between the two mileages beside it. */
  readonly interpolated: boolean;
}

const NO_READING: GridReading = { pounds: null, interpolated: false };

/**
 * The value of a month at any mileage: the guide's own at its points, linear between the two beside it,
 * and null outside, where the guide has no values.
 * @param mileages rising @param values of one month, one for each mileage; null where that month has no such point
 */
export function valueAt(mileages: readonly number[], values: readonly (number | null)[], mileage: number): GridReading {
  let below: MileagePoint | null = null;
  // A plain loop: a slider calls this for every point of every chart in every frame.
  for (let index = 0; index < mileages.length; index++) {
    const point = mileages[index] ?? 0;
    const pounds = values[index] ?? null;
    if (pounds === null) continue;
    if (point === mileage) return { pounds, interpolated: false };
    if (point > mileage) return below === null ? NO_READING : between(below, { mileage: point, pounds }, mileage);
    below = { mileage: point, pounds };
  }
  return NO_READING;
}

interface MileagePoint {
  readonly mileage: number;
  readonly pounds: number;
}

/** Guides print multiples of £25: £5,869 would be more exact than either value beside it, and differ from the guide's own. */
const PRINTED_STEP = 25;

function between(low: MileagePoint, high: MileagePoint, mileage: number): GridReading {
  const share = (mileage - low.mileage) / (high.mileage - low.mileage);
  const isPrinted = low.pounds % PRINTED_STEP === 0 && high.pounds % PRINTED_STEP === 0;
  const step = isPrinted ? PRINTED_STEP : 1;
  return { pounds: Math.round((low.pounds + (high.pounds - low.pounds) * share) / step) * step, interpolated: true };
}

/** The mileage in a month: today's plus a fixed number per month; less in the past, never below 0. */
export function mileageIn(day: Day, { mileage, perMonth, today }: MileageProfile): number {
  return Math.max(0, perMonth === 0 ? mileage : mileage + perMonth * calendarMonthsBetween(today, day));
}

/** How a vehicle is used: its mileage today and per month. */
export interface MileageProfile {
  readonly mileage: number;
  readonly perMonth: number;
  readonly today: Day;
}

/** The values of a grid along a vehicle's own path through it. */
export function valuesAlongMileage(
  days: readonly Day[],
  mileages: readonly number[],
  grid: ValueGrid,
  usage: MileageProfile,
): GridReading[] {
  return days.map((day, index) => valueAt(mileages, grid[index] ?? [], mileageIn(day, usage)));
}

/** Where a vehicle's path through a grid has no value, and at which mileage it would have one. */
export interface Unvalued {
  /** Days without a value, of all days. */
  readonly days: number;
  readonly ofDays: number;
  /** Whether the guide has a value at any mileage on any of those days. */
  readonly hasPoints: boolean;
  /**
   * The lowest and the highest of the guide's mileages on those days. null if one of those days has none, or if the path
   * is between them on one: they are not the same on each day.
   */
  readonly points: readonly [least: number, most: number] | null;
  /** The guide's mileage closest to today's from which the path has a value; null if there is none. */
  readonly nearest: number | null;
}

/** @returns null if every day has a value */
export function unvaluedOn(
  days: readonly Day[],
  mileages: readonly number[],
  grid: ValueGrid,
  usage: MileageProfile,
): Unvalued | null {
  const readings = (mileage: number) => valuesAlongMileage(days, mileages, grid, { ...usage, mileage });
  const missed = readings(usage.mileage).flatMap(({ pounds }, index) => (pounds === null ? [index] : []));
  if (missed.length === 0) return null;
  const isPoint = (index: number, at: number) => (grid[index]?.[at] ?? null) !== null;
  const known = mileages.filter((_, at) => missed.some((index) => isPoint(index, at)));
  const [least = 0, most = 0] = [known[0], known.at(-1)];
  const isOutside = (index: number) => {
    const driven = mileageIn(days[index] ?? usage.today, usage);
    return mileages.some((_, at) => isPoint(index, at)) && (driven < least || driven > most);
  };
  const distanceFromToday = (mileage: number) => Math.abs(mileage - usage.mileage);
  const nearest = mileages
    .toSorted((a, b) => distanceFromToday(a) - distanceFromToday(b))
    .find((mileage) => readings(mileage).some(({ pounds }) => pounds !== null));
  return {
    days: missed.length,
    ofDays: days.length,
    nearest: nearest ?? null,
    hasPoints: known.length > 0,
    points: missed.every(isOutside) ? [least, most] : null,
  };
}

/** Rows as the guide sends them, in order, as one grid over all mileages. */
export function gridOf<Row>(
  rows: readonly (readonly Row[])[],
  mileageOf: (row: Row) => number | undefined,
  valueOf: (row: Row) => number | undefined,
): { mileages: number[]; grid: (number | null)[][] } {
  const known = rows.flat().flatMap((row) => mileageOf(row) ?? []);
  const mileages = [...new Set(known)].toSorted((a, b) => a - b);
  const grid = rows.map((month) => {
    const values = new Map(month.map((row) => [mileageOf(row), valueOf(row)]));
    // The guide writes 0 for a missing value.
    return mileages.map((mileage) => values.get(mileage) || null);
  });
  return { mileages, grid };
}
