/** What a forecast is for, in the words of one line. */
import type { Day } from '@/lib/domain/time/calendar';
import { parseYearLetter, shortPlateWords } from '@/lib/domain/plates/year-letter';
import { formatDate, formatMiles, formatMonth } from '@/lib/format';
import type { ForecastPageQuery, ForecastView } from './forecast-address';

/** @param plate the name of the plate shown @param mileage shown, entered or not */
export function forecastCriteria(
  { registered }: ForecastPageQuery,
  { mileage: entered, perMonth }: Pick<ForecastView, 'mileage' | 'perMonth'>,
  { plate, mileage, handOver }: { plate: string; mileage: number; handOver: Day | null },
): string[] {
  const slice = parseYearLetter(plate);
  return [
    registered === undefined ? (slice ? shortPlateWords(slice) : plate) : `Registered ${formatDate(registered)}`,
    `${formatMiles(mileage)}${entered === null ? ' (none entered)' : ''}`,
    ...(perMonth > 0 ? [`${formatMiles(perMonth)} a month`] : []),
    ...(handOver === null ? [] : [`defleet ${formatMonth(handOver)}`]),
  ];
}
