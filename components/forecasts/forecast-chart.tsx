import { LineChart } from '@/components/charts/line-chart';
import type { Moving } from '@/components/charts/moving';
import type { Forecast, ForecastPlate } from '@/lib/domain/forecast';
import type { Day } from '@/lib/domain/calendar';
import { mileageIn, type Usage } from '@/lib/domain/value-grid';
import { formatDate, formatMiles } from '@/lib/format';
import { daysOf, extremesOf, olderSeriesOf, seriesOf } from './forecast-series';

export interface ForecastChartProps {
  /** Of which plate, in words. */
  words: string;
  forecast: Forecast;
  plate: ForecastPlate;
  usage: Usage;
  /** The mileage of the usage, under a slider. */
  moving: Moving;
  handOver: Day | null;
  older: { readonly snapshotDay: Day; readonly plate: ForecastPlate } | null;
  /** What else stands under it. */
  notes?: readonly string[];
  height?: number;
}

/** The twelve months ahead, with what the editors say of them, the hand-over, and an older forecast behind. */
export function ForecastChart({
  words,
  forecast,
  plate,
  usage,
  moving,
  handOver,
  older,
  notes = [],
  height = 280,
}: ForecastChartProps) {
  const plates = older ? [plate, older.plate] : [plate];
  const days = daysOf(plates);
  const last = days.at(-1);
  const miles =
    usage.perMonth === 0 || last === undefined
      ? `at ${formatMiles(usage.mileage)}`
      : `from ${formatMiles(usage.mileage)} today to ${formatMiles(mileageIn(last, usage))}`;
  const seriesAt = (mileage: number) => {
    const used = { ...usage, mileage };
    const behind = older ? olderSeriesOf(older.plate, older.snapshotDay, days, used) : [];
    return [...seriesOf(plate, days, used), ...behind];
  };
  return (
    <LineChart
      title={`Forecast of the ${words}, ${miles}`}
      stops={{ name: 'Month', unit: 'month', at: days }}
      series={seriesAt(usage.mileage)}
      live={{ moving, seriesAt }}
      unit="pounds"
      scaleOf={extremesOf(plates)}
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
