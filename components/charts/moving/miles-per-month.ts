import { checkMilesPerMonth } from '@/lib/domain/vehicles/mileage';
import { formatMiles } from '@/lib/format';

export interface MilesPerMonthReading {
  /** What the charts are drawn for: the last text that was a mileage. */
  readonly drawn: number;
  /** What is wrong with the text, and what is drawn meanwhile; null for a mileage. */
  readonly refusal: string | null;
}

/** @param before miles per month drawn until now */
export function readMilesPerMonth(typed: string, before: number): MilesPerMonthReading {
  const check = checkMilesPerMonth(typed);
  if (check.state !== 'refused') return { drawn: check.state === 'miles' ? check.miles : 0, refusal: null };
  const { reason, next } = check.because;
  return { drawn: before, refusal: `${reason} ${next} Drawn: ${formatMiles(before)} per month.` };
}
