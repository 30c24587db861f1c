/** The benefit of free private fuel of a company car (ITEPA 2003 ss.149–153). */
import type { Percentage } from '@/lib/domain/tax/appropriate-percentage';
import { dueOn } from '@/lib/domain/tax/car-benefit';
import { inForce, noneFor } from '@/lib/domain/tax/dated-law-values';
import { reductionForDays } from '@/lib/domain/tax/days-unavailable';
import type { FiscalYear } from '@/lib/domain/tax/fiscal-years';
import { CAR_FUEL_MULTIPLIER } from '@/lib/domain/tax/tax-rates';

export interface FuelBenefit {
  readonly multiplierPounds: number;
  readonly wholeYearPence: number;
  /** For the days without the car (ITEPA 2003 s.152). */
  readonly lostPence: number;
  readonly pence: number;
  /** The employer's Class 1A; null if no rate is known. */
  readonly classOneAPence: number | null;
}

/** Pounds for a whole tax year; null if the table has none. */
export const fuelMultiplier = (year: FiscalYear): number | null =>
  inForce(CAR_FUEL_MULTIPLIER, year.from)?.value ?? null;

/** Why the table has no multiplier for a tax year. */
export const noFuelMultiplier = (year: FiscalYear): string => noneFor(CAR_FUEL_MULTIPLIER, year).reason;

/** The benefit of a tax year's free private fuel; null if no multiplier is known. */
export function fuelBenefit(
  year: FiscalYear,
  { percent }: Percentage,
  daysUnavailable: number,
  classOneAPercent: number | null,
): FuelBenefit | null {
  const multiplierPounds = fuelMultiplier(year);
  if (multiplierPounds === null) return null;
  const wholeYearPence = dueOn(multiplierPounds * 100, percent);
  const lostPence = reductionForDays(wholeYearPence, daysUnavailable, year);
  const pence = wholeYearPence - lostPence;
  const classOneAPence = classOneAPercent === null ? null : dueOn(pence, classOneAPercent);
  return { multiplierPounds, wholeYearPence, lostPence, pence, classOneAPence };
}
