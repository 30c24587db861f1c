import type { Day } from '@/lib/domain/calendar';
import { firstAfterMonths } from '@/lib/domain/months';
import type { VehicleKind } from '@/lib/domain/vehicle';
import type { HistoryView } from './history-address';

/** What a view asks: the editions, and the forecast that carries them on. null where no year and letter is known. */
export function questionsOf(of: { kind: VehicleKind; identifier: number }, { slice, years }: HistoryView, today: Day) {
  if (slice === null) return null;
  return {
    history: { ...of, ...slice, from: firstAfterMonths(today, -12 * years) },
    forecast: { ...of, by: 'letter' as const, ...slice },
  };
}
