/** The reduction of a yearly charge for the days of its year without the vehicle. Pure. */
import { daysBetween } from '@/lib/domain/time/calendar';
import { roundedPence, type BenefitInKindRounding } from './rounding';
import type { FiscalYear } from './fiscal-years';

/**
 * Between two days with the vehicle a shorter absence reduces nothing; before the first and after the last every day
 * does (ITEPA 2003 s.143 for cars, s.156 for vans).
 */
const LEAST_BETWEEN = 30;

export const daysIn = ({ from, to }: FiscalYear): number => daysBetween(from, to) + 1;

export const reductionForDays = (
  pence: number,
  daysUnavailable: number,
  year: FiscalYear,
  rounding: BenefitInKindRounding = 'pence, half to even',
): number => roundedPence((pence * 100 * Math.min(daysUnavailable, daysIn(year))) / daysIn(year), rounding);

/** The number of days counted, and what days these can be where they are few. */
export const daysUnavailableText = (days: number, year: FiscalYear): string =>
  days > 0 && days < LEAST_BETWEEN
    ? `${days} of ${daysIn(year)} days. Fewer than ${LEAST_BETWEEN} in a row count only before the vehicle is first available or after it is last available.`
    : `${days} of ${daysIn(year)} days.`;
