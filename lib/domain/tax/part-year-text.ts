/** A partial tax year in words: the days with the vehicle, and how many of the year's days the law counts. */
import type { Day } from '@/lib/domain/time/calendar';
import { formatDate } from '@/lib/format';
import { countedAbsence, daysIn, daysUnavailableIn, type Availability } from './days-unavailable';
import type { FiscalYear } from './fiscal-years';

/** For a year with lost days. @param registered the earliest day from which days count */
export function partYearText(year: FiscalYear, availability: Availability, registered: Day): string {
  const { from, until } = availability;
  const days = daysIn(year) - daysUnavailableIn(year, availability);
  const counted = `${days} of ${daysIn(year)} days`;
  if (days === 0) return `Not available in ${year.name}: ${counted}.`;
  const absence = countedAbsence(year, availability);
  const parts = [
    from !== null && from > year.from && `from ${formatDate(from)}`,
    until !== null && until < year.to && `until ${formatDate(until)}`,
    absence && `unavailable from ${formatDate(absence.from)} to ${formatDate(absence.to)}`,
  ].filter((part) => typeof part === 'string');
  const later =
    from === null && registered > year.from && registered <= (until ?? year.to)
      ? ` Registered on ${formatDate(registered)}: enter the first day with it to count from then.`
      : '';
  return `${year.name} is a part year: ${[...parts, counted].join(', ')}.${later}`;
}
