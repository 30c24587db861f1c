import type { Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** A vehicle on a day; null: on the day of its latest specification. */
export interface VehicleOnDay {
  kind: VehicleKind;
  identifier: number;
  on: Day | null;
}

/** The query of every part of a vehicle's page, the same on server and browser. */
export const vehicleDayQuery = ({ kind, identifier, on }: VehicleOnDay) => ({
  kind,
  identifier,
  ...(on === null ? {} : { on }),
});
