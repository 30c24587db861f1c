import { LineChart } from '@/components/charts/line/line-chart';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import type { Forecast, ForecastPlate } from '@/lib/domain/forecasts/forecast';
import type { Day } from '@/lib/domain/time/calendar';
import { mileageIn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatDate, formatMiles } from '@/lib/format';
import { forecastDays, forecastExtremes, olderForecastSeries, forecastSeries } from './forecast-series';

export interface ForecastChartProps {
  /** Of which plate, in words. */
  plateWords: string;
  forecast: Forecast;
  plate: ForecastPlate;
  usage: MileageProfile;
  /** The mileage of the usage, under a slider. */
  movingMileage: MovingValue;
  handOver: Day | null;
  older: { readonly snapshotDay: Day; readonly plate: ForecastPlate } | null;
  /** What else stands under it. */
  notes?: readonly string[];
  height?: number;
}

/** The twelve months ahead, with what the editors say of them, the hand-over, and an older forecast behind. */
export function ForecastChart({
  plateWords: words,
  forecast,
  plate,
  usage,
  movingMileage: moving,
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
      title={`Forecast of the ${words}, ${miles}`}
      stops={{ name: 'Month', unit: 'month', at: days }}
      series={seriesAt(usage.mileage)}
      live={{ moving, seriesAt }}
      unit="pounds"
      scaleOf={forecastExtremes(plates)}
      lines={handOver === null || !days.includes(handOver) ? [] : [{ at: handOver, label: 'Hand-over' }]}
      flags={forecast.comments.map(({ day, text }) => ({
        at: day ?? forecast.snapshotDay,
        words: day === null ? text : `${formatDate(day)}: ${text}`,
      }))}
      height={height}
      notes={[
        ...(older ? [`The thin lines behind are the forecast of ${formatDate(older.snapshotDay)}.`] : []),
        ...notes,
      ]}
    />
  );
}
