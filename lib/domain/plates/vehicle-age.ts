/** How old a vehicle is in the words of the trade, by its plate or by its registration. */
import { formatPlateAge } from '@/lib/format';
import type { Day } from '@/lib/domain/time/calendar';
import { plateAgeWords } from './check-plate';
import type { PlateReading } from './plate-shapes';
import { issuePeriodOn } from './year-letter';

/**
 * "73 plate (Sep 23–Feb 24)"; "73 plate by registration date (Sep 23–Feb 24)" of a vehicle whose plate is of another
 * age, or of none: a plate may make a vehicle look older (INF104). Null if neither is known.
 * @param isUsedImport its plate has its age, while its registration was later
 */
export function vehicleAgeWords(reading: PlateReading, registered: Day | null, isUsedImport: boolean): string | null {
  const own = plateAgeWords(reading);
  const isAgeless = reading.shape === 'q' || reading.shape === 'diplomatic';
  const issued = registered === null || isUsedImport || isAgeless ? null : issuePeriodOn(registered);
  if (issued === null || issued.from === reading.period?.from) return own;
  return formatPlateAge(issued.identifier, issued.from, issued.to, 'plate by registration date');
}
