/**
 * The days of a tax year on which a company vehicle is not available to its driver, and the reduction of a yearly charge
 * for them (ITEPA 2003 s.143 for cars, s.156 for vans). Pure.
 */
import { daysBetween, type Day } from '@/lib/domain/time/calendar';
import { roundedPence, type BenefitInKindRounding } from './rounding';
import type { FiscalYear } from './fiscal-years';

/** Between two days with the vehicle a shorter absence reduces nothing; before the first and after the last every day does. */
export const ABSENCE_DAYS_MIN = 30;

export interface Availability {
  /** First day with the vehicle; null if every year counts as whole at its start. */
  readonly from: Day | null;
  /** Last day with the vehicle; null while no end is known. */
  readonly until: Day | null;
  /** Days in a row without it between the two, both ends included. */
  readonly absence: { readonly from: Day; readonly to: Day } | null;
}

export const ALWAYS_AVAILABLE: Availability = { from: null, until: null, absence: null };

export const daysIn = ({ from, to }: FiscalYear): number => daysBetween(from, to) + 1;

/** Days that two periods share, both ends included. */
const sharedDays = (oneFrom: Day, oneTo: Day, otherFrom: Day, otherTo: Day): number =>
  Math.max(0, daysBetween(oneFrom > otherFrom ? oneFrom : otherFrom, oneTo < otherTo ? oneTo : otherTo) + 1);

/** Days of the year from the first to the last day with the vehicle, whether or not it is away in between. */
export const daysHeldIn = (year: FiscalYear, { from, until }: Availability): number =>
  sharedDays(year.from, year.to, from ?? year.from, until ?? year.to);

/** The days of an absence that the law counts in the year; null if it counts none. It may span 5 April. */
export function countedAbsence(year: FiscalYear, { from, until, absence }: Availability): Availability['absence'] {
  if (absence === null || daysBetween(absence.from, absence.to) + 1 < ABSENCE_DAYS_MIN) return null;
  const first = [absence.from, from ?? year.from, year.from].reduce((one, other) => (one > other ? one : other));
  const last = [absence.to, until ?? year.to, year.to].reduce((one, other) => (one < other ? one : other));
  return first <= last ? { from: first, to: last } : null;
}

/** Days of the year that the law counts as without the vehicle. */
export function daysUnavailableIn(year: FiscalYear, availability: Availability): number {
  const absence = countedAbsence(year, availability);
  const absent = absence === null ? 0 : daysBetween(absence.from, absence.to) + 1;
  return daysIn(year) - daysHeldIn(year, availability) + absent;
}

/** The part of a yearly payment that falls in the days from the first to the last with the vehicle. */
export const paidWhileHeld = (pencePerYear: number, year: FiscalYear, availability: Availability): number =>
  Math.round((pencePerYear * daysHeldIn(year, availability)) / daysIn(year));

export const reductionForDays = (
  pence: number,
  daysUnavailable: number,
  year: FiscalYear,
  rounding: BenefitInKindRounding = 'pence, half to even',
): number => roundedPence((pence * 100 * Math.min(daysUnavailable, daysIn(year))) / daysIn(year), rounding);

export const daysUnavailableText = (days: number, year: FiscalYear): string => `${days} of ${daysIn(year)} days.`;
