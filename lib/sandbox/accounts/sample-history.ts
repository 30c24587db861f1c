/**
 * SAMPLE DATA: look-ups and valuations of the two years before a journal was opened, so that usage and audits are not
 * empty. They never took place. They are drawn by day, not by month, so that the sum over any period is right.
 */
import { addMonths, firstOfMonth, monthOf } from '@/lib/sandbox/time/calendar';
import { draw, drawWhole } from '@/lib/sandbox/seeded-random';
import type { DailyUsageCounts } from '@/lib/sandbox/accounts/usage-journal';

export const SAMPLE_MONTHS = 24;

/** Trade is busy when the plate changes, in March and September, and quiet in August and December. */
const season: Readonly<Record<number, number>> = { 3: 1.35, 8: 0.8, 9: 1.3, 12: 0.65 };
/** Sunday to Saturday: many dealers value on Saturdays, few on Sundays. */
const week = [0.25, 1, 0.95, 0.95, 1.05, 1.15, 1.3] as const;

/** The counts of one day; null outside the sample months, which end with the month before `opened`. */
export function sampleDay(day: string, opened: string, seed: string): DailyUsageCounts | null {
  const end = firstOfMonth(opened);
  if (day >= end || day < addMonths(end, -SAMPLE_MONTHS)) return null;
  const busy = (season[monthOf(day)] ?? 1) * (week[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1);
  const lookUps = Math.round(busy * drawWhole(`${seed} look-ups ${day}`, 6, 16));
  const valuations = Math.round(lookUps * (0.8 + 0.15 * draw(`${seed} valuations ${day}`)));
  const byIdentifier = Math.round(busy * drawWhole(`${seed} by identifier ${day}`, 0, 3));
  return {
    'look-up': { count: lookUps, equipment: 0 },
    'vrm-valuation': { count: valuations, equipment: Math.round(valuations / 2) },
    'refid-valuation': { count: byIdentifier, equipment: Math.floor(byIdentifier / 2) },
  };
}
