import { ButtonLink } from '@/components/layout/button-link';
import { Notice } from '@/components/ui/notice';
import type { Day } from '@/lib/domain/calendar';
import { formatDate } from '@/lib/format';
import { vehiclePath } from './vehicle-path';
import type { VehicleOnDay } from './vehicle-question';

/** Says when the page is not of the latest day, or when the day asked for is none. */
export function DayShown({
  of,
  asked,
  introduced,
}: {
  of: VehicleOnDay;
  asked: string | null;
  introduced: Day | null;
}) {
  if (asked === null) return null;
  const latest = <ButtonLink href={vehiclePath(of)}>Show the latest</ButtonLink>;
  if (of.on === null)
    return (
      <Notice tone="warning" title={`“${asked.slice(0, 20)}” is not a day`} actions={latest}>
        A day is written like 2026-04-06. Shown is the latest specification.
      </Notice>
    );
  if (introduced !== null && of.on < introduced)
    return (
      <Notice tone="warning" title={`${formatDate(of.on)} is before its time`} actions={latest}>
        The guide knows this vehicle from {formatDate(introduced)}.
      </Notice>
    );
  return <Notice title={`As it was on ${formatDate(of.on)}`} actions={latest} />;
}
