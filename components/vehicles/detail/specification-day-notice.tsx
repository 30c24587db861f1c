import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Notice } from '@/components/ui/feedback/notice';
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import { vehiclePath } from '@/lib/domain/page-paths';
import type { VehicleOnDay } from './vehicle-day-query';
import { SOURCES } from '@/lib/domain/source-names';

/** Shown if the page is not for the latest day, or if the requested day is invalid. */
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
      <Notice tone="warning" title={`“${requestedDay.slice(0, 20)}” is not a date`} actions={latest}>
        Write dates like 2026-04-06. The latest specification is shown.
      </Notice>
    );
  if (introduced !== null && vehicle.on < introduced)
    return (
      <Notice tone="warning" title={`Not on sale on ${formatDate(vehicle.on)}`} actions={latest}>
        {SOURCES.guide.atStart} lists this vehicle from {formatDate(introduced)}.
      </Notice>
    );
  return <Notice title={`Specification of ${formatDate(vehicle.on)}`} actions={latest} />;
}
