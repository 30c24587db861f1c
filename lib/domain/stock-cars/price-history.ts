/** The asking price of a car on earlier days, derived from later changes. Whole pounds. */
import { britishDay, type Day } from '@/lib/domain/time/calendar';

export interface PriceChange {
  readonly at: Date;
  readonly before: number | null;
}

/** @param changes newest first; the first of each day suffices @returns null if it had none at the end of the day */
export function advertisedOn(day: Day, now: number | null, changes: readonly PriceChange[]): number | null {
  const next = changes.findLast(({ at }) => britishDay(at) > day);
  return next ? next.before : now;
}
