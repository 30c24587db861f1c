import { BAND_LOOK } from '@/components/charts/look';
import type { LineSeries } from '@/components/charts/line-series';
import type { Day } from '@/lib/domain/calendar';
import type { ForecastPlate } from '@/lib/domain/forecast';
import { alongUsage, type Usage } from '@/lib/domain/value-grid';
import { formatDate } from '@/lib/format';

export const FORECAST_BANDS = [
  ['clean', 'Clean'],
  ['average', 'Average'],
  ['below', 'Below'],
] as const;
export type ForecastBand = (typeof FORECAST_BANDS)[number][0];

/** What a plate is expected to be worth along a vehicle's own way, band by band, on the days given. */
export function seriesOf(plate: ForecastPlate, days: readonly Day[], usage: Usage): LineSeries[] {
  return FORECAST_BANDS.map(([band, name]) => {
    const readings = alongUsage(plate.days, plate.mileages, plate[band], usage);
    const on = days.map((day) => readings[plate.days.indexOf(day)] ?? null);
    return {
      name,
      look: BAND_LOOK[band],
      values: on.map((reading) => reading?.pounds ?? null),
      reckoned: on.map((reading) => reading?.reckoned ?? false),
    };
  });
}

/** The same of an older snapshot, to lie behind. */
export function olderSeriesOf(
  plate: ForecastPlate,
  snapshotDay: Day,
  days: readonly Day[],
  usage: Usage,
): LineSeries[] {
  return seriesOf(plate, days, usage).map(({ reckoned: _, ...series }) => ({
    ...series,
    name: `${series.name}, ${formatDate(snapshotDay)}`,
    faint: true,
    unlabelled: true,
  }));
}

/** Every day of several plates, rising. */
export const daysOf = (plates: readonly ForecastPlate[]): Day[] =>
  [...new Set(plates.flatMap(({ days }) => days))].toSorted();

/** The dearest and the cheapest of all mileages, which keep the scale still while a slider moves. */
export function extremesOf(plates: readonly ForecastPlate[]): number[] {
  const all = plates.flatMap(({ clean, below }) => [...clean, ...below].flat()).filter((value) => value !== null);
  return all.length === 0 ? [] : [Math.min(...all), Math.max(...all)];
}
