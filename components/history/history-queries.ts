import { firstAfterMonths, type Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { HistoryView } from './history-address';

/** What a view asks: the editions, and the forecast that carries them on. null where no year and letter is known. */
export function historyQueries(
  vehicle: { kind: VehicleKind; identifier: number },
  { slice, years }: HistoryView,
  today: Day,
) {
  if (slice === null) return null;
  return {
    history: { ...vehicle, ...slice, from: firstAfterMonths(today, -12 * years) },
    forecast: { ...vehicle, by: 'letter' as const, ...slice },
  };
}
