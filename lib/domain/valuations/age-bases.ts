/** The ways in which the guide expresses a vehicle's age. Without schemas: pages load it. */
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate, formatMonthLong } from '@/lib/format';

export const AGE_BASES = ['plate', 'month', 'date'] as const;
export type AgeBasis = (typeof AGE_BASES)[number];

interface AgeOfVehicle {
  readonly year: number;
  readonly letter: string;
  readonly registered: Day;
}

/** `21 plate of 2021`, `March 2021`, `15 Mar 2021`. */
export const ageWords = ({ year, letter, registered }: AgeOfVehicle): Readonly<Record<AgeBasis, string>> => ({
  plate: `${letter} plate of ${year}`,
  month: formatMonthLong(registered),
  date: formatDate(registered),
});
