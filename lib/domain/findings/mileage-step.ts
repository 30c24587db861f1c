/**
 * The guide's next step by mileage. A valuation is made at the nearest thousand miles, so a value changes at the half
 * thousand before it. Without schemas: pages load it.
 */
import { guideMileage } from '@/lib/domain/vehicles/mileage';
import { formatCount, formatPounds } from '@/lib/format';

/** The first mileage above the vehicle's where the guide has another value. */
export interface MileageStep {
  readonly miles: number;
  /** Whole pounds: below zero where the value falls. */
  readonly changePounds: number;
}

const STEP_MILES = 1_000;
/** How many of the guide's steps are compared. */
const STEPS_AHEAD = 3;

/** The mileages whose values `mileageStep` compares, rising: the guide's own of the vehicle first. */
export const mileagesCompared = (mileage: number): number[] =>
  Array.from({ length: STEPS_AHEAD + 1 }, (_, index) => guideMileage(mileage) + index * STEP_MILES);

/**
 * @param values whole pounds at `mileagesCompared(mileage)`; null if the guide gives none
 * @returns null if none of them differs, or one before it is not known
 */
export function mileageStep(mileage: number, values: readonly (number | null)[]): MileageStep | null {
  const [now = null] = values;
  const index = values.findIndex((pounds) => pounds !== now);
  const pounds = values[index] ?? null;
  if (now === null || pounds === null) return null;
  return { miles: (mileagesCompared(mileage)[index] ?? 0) - STEP_MILES / 2, changePounds: pounds - now };
}

/** "At 62,500 miles £40 less (Clean)". @param series whose value changes */
export function mileageStepWords({ miles, changePounds }: MileageStep, series: string): string {
  const change = `${formatPounds(Math.abs(changePounds))} ${changePounds < 0 ? 'less' : 'more'}`;
  return `At ${formatCount(miles)} miles ${change} (${series})`;
}
