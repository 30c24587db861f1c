import { isDay } from '@/lib/domain/calendar';
import type { VehicleKind } from '@/lib/domain/vehicle';

/** Where a share code is opened: on the vehicle whose build it is. */
export const buildPath = (of: { kind: VehicleKind; identifier: number }, code: string): string =>
  `${vehiclePath(of)}/configure?build=${code}`;

/** The address of a derivative: `/vehicles/car/50031`. */
export const vehiclePath = ({ kind, identifier }: { kind: VehicleKind; identifier: number }): string =>
  `/vehicles/${kind}/${identifier}`;

/** What goes along from one view of a vehicle to the next: a build, and the day that is looked at. */
export function keptQuery(asked: Pick<URLSearchParams, 'get'>): string {
  const on = asked.get('on') ?? '';
  const date = asked.get('date') || (isDay(on) ? on : '');
  const build = asked.get('build') || '';
  const kept = new URLSearchParams({ ...(date && { date }), ...(build && { build }) });
  return kept.size === 0 ? '' : `?${kept}`;
}
