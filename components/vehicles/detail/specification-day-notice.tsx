import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Notice } from '@/components/ui/feedback/notice';
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import { vehiclePath } from '@/components/vehicles/vehicle-path';
import type { VehicleOnDay } from './vehicle-day-query';

/** Says when the page is not of the latest day, or when the day asked for is none. */
export function SpecificationDayNotice({
  vehicle,
  requestedDay,
  introduced,
}: {
  vehicle: VehicleOnDay;
  requestedDay: string | null;
  introduced: Day | null;
}) {
  if (requestedDay === null) return null;
  const latest = <ButtonLink href={vehiclePath(vehicle)}>Show the latest</ButtonLink>;
  if (vehicle.on === null)
    return (
      <Notice tone="warning" title={`“${requestedDay.slice(0, 20)}” is not a day`} actions={latest}>
        A day is written like 2026-04-06. Shown is the latest specification.
      </Notice>
    );
  if (introduced !== null && vehicle.on < introduced)
    return (
      <Notice tone="warning" title={`${formatDate(vehicle.on)} is before its time`} actions={latest}>
        The guide knows this vehicle from {formatDate(introduced)}.
      </Notice>
    );
  return <Notice title={`As it was on ${formatDate(vehicle.on)}`} actions={latest} />;
}
