/** The CO2 bands of a car: those of the benefit percentage in a tax year, and those of the first year's vehicle tax. */
import { appropriatePercentage, chapterCo2, type TaxedCompanyCar } from './appropriate-percentage';
import { RANGE_EDGES } from './benefit-percentages';
import { DUTY_EDGES } from './duty-table';
import type { FiscalYear } from './fiscal-years';
import { formatCo2 } from '@/lib/format';

export interface TaxBand {
  /** Whole g/km, both ends included; the last has no end. */
  readonly from: number;
  readonly to: number | null;
  readonly percent: number;
}

/** Beyond this, every percentage is at its maximum. */
const HIGHEST_EDGE = 200;

/** The bands a car can move between by its options, one per percentage. Empty if the year has no table. */
export function taxBands(car: TaxedCompanyCar, year: FiscalYear): TaxBand[] {
  const bands: TaxBand[] = [];
  for (let co2 = 0; co2 <= HIGHEST_EDGE; co2 += 1) {
    const found = appropriatePercentage({ ...car, co2GramsPerKm: co2 }, year);
    if ('because' in found) continue;
    const last = bands.at(-1);
    if (last && last.percent === found.percent && last.to === co2 - 1) bands[bands.length - 1] = { ...last, to: co2 };
    else bands.push({ from: co2, to: co2, percent: found.percent });
  }
  const last = bands.at(-1);
  return last ? [...bands.slice(0, -1), { ...last, to: null }] : [];
}

export const bandOf = (bands: readonly TaxBand[], co2: number): TaxBand | null =>
  bands.find(({ from, to }) => from <= Math.floor(co2) && (to === null || Math.floor(co2) <= to)) ?? null;

/** Whole g/km that may still be added before the next band; null in the last. */
export function headroom(bands: readonly TaxBand[], co2: number): number | null {
  const band = bandOf(bands, co2);
  return band === null || band.to === null ? null : band.to - Math.floor(co2);
}

/** The electric miles that decide the percentage of a plug-in hybrid of 1–50 g/km. */
export interface RangeBand {
  /** Of the car, whole. */
  readonly miles: number;
  /** The fewest with the same percentage. */
  readonly from: number;
  /** The percentage below them, which fitting options can lead to; null in the lowest row. */
  readonly percentBelow: number | null;
}

/** null for a car whose range decides nothing in the year, or is unknown. */
export function rangeBand(car: TaxedCompanyCar, year: FiscalYear): RangeBand | null {
  const co2 = chapterCo2(car, year);
  if (co2 < 1 || co2 > 50 || car.electricRangeMiles === null) return null;
  const miles = Math.floor(car.electricRangeMiles);
  const from = RANGE_EDGES.find((least) => miles >= least) ?? 0;
  const percentAt = (electricRangeMiles: number): number | null => {
    const found = appropriatePercentage({ ...car, electricRangeMiles, electricRangeKm: null }, year);
    return 'percent' in found ? found.percent : null;
  };
  if (new Set(RANGE_EDGES.map(percentAt)).size === 1) return null;
  return { miles, from, percentBelow: from === 0 ? null : percentAt(from - 1) };
}

/** `44 electric miles; below 40 it is 14%`, the same on every page; null where fewer miles change nothing. */
export const rangeBandWords = (range: RangeBand | null): string | null =>
  range === null || range.percentBelow === null
    ? null
    : `${range.miles} electric miles; below ${range.from} it is ${range.percentBelow}%`;

/** Whole g/km that may still be added before the next band of the first year's vehicle tax; null in the last. */
export function dutyHeadroom(co2: number): number | null {
  const edge = DUTY_EDGES.find((upTo) => Math.floor(co2) <= upTo);
  return edge === undefined ? null : edge - Math.floor(co2);
}

/** Where the next band begins and how much more CO2 that is, in whole g/km; or why there is none. */
export type NextBand = { readonly from: number; readonly more: number } | 'zero-emission' | 'highest band';

/**
 * No option adds CO2 to a car that emits nothing, although its percentage's band may extend above it.
 * @param grams the result of one of the two functions above, for the same CO2
 */
export function nextBand(co2: number, grams: number | null): NextBand {
  if (co2 === 0) return 'zero-emission';
  return grams === null ? 'highest band' : { from: Math.floor(co2) + grams + 1, more: grams + 1 };
}

/** `from 135 g/km, +2`, the same on every page. */
export function nextBandWords(next: NextBand): string {
  if (next === 'zero-emission') return 'zero-emission car';
  return next === 'highest band' ? next : `from ${formatCo2(next.from)}, +${next.more}`;
}
