import { firstAfterMonths, type Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { HistoryView } from './history-address';

/** The queries of a view: the editions, and the forecast that follows them. null where no plate is known. */
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
