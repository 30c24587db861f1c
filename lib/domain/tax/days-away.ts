/** What a yearly charge is less by for the days of its year without the vehicle. Pure. */
import { daysBetween } from '@/lib/domain/calendar';
import { roundedPence, type Rounding } from './rounding';
import type { LawYear } from './years';

export const daysIn = ({ from, to }: LawYear): number => daysBetween(from, to) + 1;

export const lostToDays = (
  pence: number,
  daysUnavailable: number,
  year: LawYear,
  rounding: Rounding = 'pence, half to even',
): number => roundedPence((pence * 100 * daysUnavailable) / daysIn(year), rounding);
