/** How long a vehicle can have been on the road, whose date of first registration may not be known. */
import { oldestAgeMonths } from '@/lib/domain/plates/check-plate';
import { readPlate } from '@/lib/domain/plates/plate-shapes';
import type { Day } from '@/lib/domain/time/calendar';
import { monthsOnTheRoad } from './registration-date';

/** By its dates or else by the period of its plate, an upper limit. Null where neither is known. */
export function mostMonthsOnTheRoad(
  { registered, plate }: { readonly registered: Day | null; readonly plate: string | null },
  today: Day,
  register: Parameters<typeof monthsOnTheRoad>[2] = null,
): number | null {
  const known = registered ?? register?.firstRegistered ?? null;
  if (known !== null) return monthsOnTheRoad(known, today, register);
  const reading = plate === null ? null : readPlate(plate);
  return reading && !register?.usedBeforeFirstRegistration ? oldestAgeMonths(reading, today) : null;
}
