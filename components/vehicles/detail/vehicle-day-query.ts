import type { Day } from '@/lib/domain/time/calendar';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';

/** A vehicle on a day; null: on the day its latest specification is of. */
export interface VehicleOnDay {
  kind: VehicleKind;
  identifier: number;
  on: Day | null;
}

/** What the parts of a vehicle's page ask with: the same on server and browser. */
export const vehicleDayQuery = ({ kind, identifier, on }: VehicleOnDay) => ({
  kind,
  identifier,
  ...(on === null ? {} : { on }),
});
