import { LineChart } from '@/components/charts/line/line-chart';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import type { Forecast, ForecastPlate } from '@/lib/domain/forecasts/forecast';
import type { Day } from '@/lib/domain/time/calendar';
import { mileageIn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatDate, formatMiles } from '@/lib/format';
import { forecastDays, forecastExtremes, olderForecastSeries, forecastSeries } from './forecast-series';

export interface ForecastChartProps {
  /** The name of the plate. */
  plateWords: string;
  forecast: Forecast;
  plate: ForecastPlate;
  usage: MileageProfile;
  /** The mileage of the usage, under a slider. */
  movingMileage: MovingValue;
  handOver: Day | null;
  older: { readonly snapshotDay: Day; readonly plate: ForecastPlate } | null;
  /** Further notes under the chart. */
  notes?: readonly string[];
  height?: number;
}

/** The next twelve months with the editors' comments, the defleet date, and an older forecast behind. */
export function ForecastChart({
  plateWords,
  forecast,
  plate,
  usage,
  movingMileage,
  handOver,
  older,
  notes = [],
  height = 280,
}: ForecastChartProps) {
  const plates = older ? [plate, older.plate] : [plate];
  const days = forecastDays(plates);
  const last = days.at(-1);
  const miles =
    usage.perMonth === 0 || last === undefined
      ? `at ${formatMiles(usage.mileage)}`
      : `from ${formatMiles(usage.mileage)} today to ${formatMiles(mileageIn(last, usage))}`;
  const seriesAt = (mileage: number) => {
    const movedUsage = { ...usage, mileage };
    const olderSeries = older ? olderForecastSeries(older.plate, older.snapshotDay, days, movedUsage) : [];
    return [...forecastSeries(plate, days, movedUsage), ...olderSeries];
  };
  return (
    <LineChart
      title={`Forecast of the ${plateWords}, ${miles}`}
      stops={{ name: 'Month', unit: 'month', at: days }}
      series={seriesAt(usage.mileage)}
      live={{ moving: movingMileage, seriesAt }}
      unit="pounds"
      scaleOf={forecastExtremes(plates)}
      lines={handOver === null || !days.includes(handOver) ? [] : [{ at: handOver, label: 'Defleet' }]}
      flags={forecast.comments.map(({ day, text }) => ({
        at: day ?? forecast.snapshotDay,
        words: day === null ? text : `${formatDate(day)}: ${text}`,
      }))}
      height={height}
      notes={[...(older ? [`Thin lines: forecast of ${formatDate(older.snapshotDay)}.`] : []), ...notes]}
    />
  );
}
