import { vehiclePath } from '@/lib/domain/page-paths';
import { isDay } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** A share code opens on the vehicle of its build. */
export const configurePath = (vehicle: { kind: VehicleKind; identifier: number }, code: string): string =>
  `${vehiclePath(vehicle)}/configure?build=${code}`;

/** What one view of a vehicle passes on to the next: a build, and the day shown. */
export function preservedQuery(query: Pick<URLSearchParams, 'get'>): string {
  const on = query.get('on') ?? '';
  const date = query.get('date') || (isDay(on) ? on : '');
  const build = query.get('build') || '';
  const preserved = new URLSearchParams({ ...(date && { date }), ...(build && { build }) });
  return preserved.size === 0 ? '' : `?${preserved}`;
}
