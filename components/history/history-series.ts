import { BAND_LOOK } from '@/components/charts/marks/look';
import type { LineSeries } from '@/components/charts/line/line-series';
import type { Day } from '@/lib/domain/time/calendar';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import { BAND_WORDS, BANDS } from '@/lib/domain/valuations/bands';
import type { UsedValueHistory } from '@/lib/domain/valuations/used-value-history';
import { valuesAlongMileage, type GridReading, type MileageProfile } from '@/lib/domain/valuations/value-grid';

export interface HistoryAndForecastSeries {
  readonly days: readonly Day[];
  readonly series: readonly LineSeries[];
  /** The last edition, where the guide ends and the forecast begins; null where there is no forecast. */
  readonly seam: Day | null;
}

/**
 * The editions at a vehicle's mileage, followed by the forecast where there is one. The forecast has no Retail, so that
 * line ends with the guide.
 * @param costNewPounds values become shares of it; null leaves them in pounds
 */
export function joinForecast(
  history: UsedValueHistory,
  forecastPlate: ForecastPlate | null,
  usage: MileageProfile,
  costNewPounds: number | null,
): HistoryAndForecastSeries {
  const last = history.editions.at(-1) ?? '';
  const forecastDays = (forecastPlate?.days ?? []).filter((day) => day > last);
  const poundsOrShare = ({ pounds }: GridReading) =>
    pounds === null || costNewPounds === null ? pounds : Math.round((pounds / costNewPounds) * 1_000) / 1_000;
  const series = BANDS.map((band): LineSeries => {
    const historyReadings = valuesAlongMileage(history.editions, history.mileages, history[band], usage);
    const forecastReadings =
      forecastPlate === null || band === 'retail'
        ? forecastDays.map(() => ({ pounds: null, interpolated: false }))
        : valuesAlongMileage(forecastPlate.days, forecastPlate.mileages, forecastPlate[band], usage).slice(
            forecastPlate.days.length - forecastDays.length,
          );
    const readings = [...historyReadings, ...forecastReadings];
    return {
      name: BAND_WORDS[band].label,
      look: BAND_LOOK[band],
      values: readings.map(poundsOrShare),
      interpolated: readings.map(({ interpolated }) => interpolated),
    };
  });
  return { days: [...history.editions, ...forecastDays], series, seam: forecastDays.length > 0 ? last : null };
}

/** How many of the first days have no value in any series; 0 where none has. */
export function daysWithoutValue(series: readonly LineSeries[]): number {
  const first = series[0]?.values.findIndex((_, at) => series.some(({ values }) => values[at] !== null)) ?? 0;
  return Math.max(0, first);
}

/** The series without the first days. */
export const seriesAfter = (series: readonly LineSeries[], days: number): LineSeries[] =>
  series.map(({ values, interpolated, ...rest }) => ({
    ...rest,
    values: values.slice(days),
    ...(interpolated && { interpolated: interpolated.slice(days) }),
  }));

/** The highest and lowest value over all mileages, so that the scale stays still while a slider moves. */
export function historyExtremes(history: UsedValueHistory, costNewPounds: number | null): number[] {
  const all = [...history.retail, ...history.below].flat().filter((value) => value !== null);
  return all.length === 0 ? [] : [Math.min(...all), Math.max(...all)].map((value) => value / (costNewPounds ?? 1));
}
