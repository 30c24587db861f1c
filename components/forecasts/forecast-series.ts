import { BAND_LOOK } from '@/components/charts/marks/look';
import type { LineSeries } from '@/components/charts/line/line-series';
import type { Day } from '@/lib/domain/time/calendar';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { valuesAlongMileage, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { parseYearLetter, yearLetterWords } from '@/lib/domain/plates/year-letter';
import { formatDate } from '@/lib/format';

export const FORECAST_BANDS = [
  ['clean', 'Clean'],
  ['average', 'Average'],
  ['below', 'Below'],
] as const;
export type ForecastBand = (typeof FORECAST_BANDS)[number][0];

/** `21 plate (Mar 21–Aug 21)`; a name that is no year and letter stays as it is. */
export function plateWords(name: string): string {
  const slice = parseYearLetter(name);
  return slice ? yearLetterWords(slice) : name;
}

/** The expected values of a plate at a vehicle's mileage, band by band, on the days given. */
export function forecastSeries(plate: ForecastPlate, days: readonly Day[], usage: MileageProfile): LineSeries[] {
  return FORECAST_BANDS.map(([band, name]): LineSeries => {
    const readings = valuesAlongMileage(plate.days, plate.mileages, plate[band], usage);
    const readingsByDay = days.map((day) => readings[plate.days.indexOf(day)] ?? null);
    return {
      name,
      look: BAND_LOOK[band],
      values: readingsByDay.map((reading) => reading?.pounds ?? null),
      interpolated: readingsByDay.map((reading) => reading?.interpolated ?? false),
    };
  });
}

/** The same for an older snapshot, drawn behind. */
export function olderForecastSeries(
  plate: ForecastPlate,
  snapshotDay: Day,
  days: readonly Day[],
  usage: MileageProfile,
): LineSeries[] {
  return forecastSeries(plate, days, usage).map(({ name, look, values }): LineSeries => ({
    name: `${name}, ${formatDate(snapshotDay)}`,
    look,
    values,
    faint: true,
    unlabelled: true,
  }));
}

/** Every day of several plates, in order. */
export const forecastDays = (plates: readonly ForecastPlate[]): Day[] =>
  [...new Set(plates.flatMap(({ days }) => days))].toSorted();

/** The highest and lowest value over all mileages, so that the scale stays still while a slider moves. */
export function forecastExtremes(plates: readonly ForecastPlate[]): number[] {
  const all = plates.flatMap(({ clean, below }) => [...clean, ...below].flat()).filter((value) => value !== null);
  return all.length === 0 ? [] : [Math.min(...all), Math.max(...all)];
}
