import { LateChangeFigures } from '@/components/charts/frame/late-change-figures';
import { LineChart } from '@/components/charts/line/line-chart';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import type { Forecast, ForecastPlate } from '@/lib/domain/forecasts/forecast';
import type { Day } from '@/lib/domain/time/calendar';
import { mileageIn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { forecastErrors, forecastErrorWords } from '@/lib/domain/forecasts/forecast-error';
import type { ReportCard } from '@/lib/domain/forecasts/forecast-report-card';
import { forecastFinding } from '@/lib/domain/findings/value-findings';
import { formatDate, formatMiles } from '@/lib/format';
import { forecastDays, forecastExtremes, olderForecastSeries, forecastSeries } from './forecast-series';

export interface ForecastChartProps {
  /** The name of the plate. */
  plateWords: string;
  forecast: Forecast;
  /** Starts today if today's value is known. */
  plate: ForecastPlate;
  /** How far earlier forecasts were off; null where that is not known, or not yet. */
  accuracy: ReportCard | null;
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
  accuracy,
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
  const errors = accuracy && forecastErrors(accuracy, SHADED.band, forecast.snapshotDay, days);
  const seriesAt = (mileage: number) => {
    const movedUsage = { ...usage, mileage };
    const series = forecastSeries(plate, days, movedUsage).map((band) =>
      errors && band.name === SHADED.name ? { ...band, tolerance: errors } : band,
    );
    const olderSeries = older ? olderForecastSeries(older.plate, older.snapshotDay, days, movedUsage) : [];
    return [...series, ...olderSeries];
  };
  const series = seriesAt(usage.mileage);
  const shaded = series.find(({ name }) => name === SHADED.name);
  const expected = days.map((day, index) => ({ day, value: shaded?.values[index] ?? null }));
  return (
    <div className="space-y-3">
      <LateChangeFigures
        values={expected.filter(({ day }) => handOver === null || day <= handOver)}
        unit="pounds"
        series={SHADED.name}
        today={usage.today}
      />
      <LineChart
        finding={forecastFinding(expected, SHADED.name, forecast.snapshotDay)}
        title={`Forecast of the ${plateWords}, ${miles}`}
        stops={{ name: 'Month', unit: 'month', at: days }}
        series={series}
        live={{ moving: movingMileage, at: usage.mileage, seriesAt, reach: forecastExtremes(plates) }}
        unit="pounds"
        lines={handOver === null || !days.includes(handOver) ? [] : [{ at: handOver, label: 'Defleet' }]}
        events={forecast.comments.map(({ day, text }) => ({
          at: day ?? forecast.snapshotDay,
          words: day === null ? text : `${formatDate(day)}: ${text}`,
          isQuoted: true,
        }))}
        height={height}
        notes={[
          (accuracy && forecastErrorWords(accuracy, SHADED.band, SHADED.name)) ?? NOT_SHADED,
          ...(older ? [`Thin lines: forecast of ${formatDate(older.snapshotDay)}.`] : []),
          ...notes,
        ]}
      />
    </div>
  );
}

/** The band of the headline, and of the shaded stretch around its line. */
const SHADED = { band: 'clean', name: 'Clean' } as const;
/** A placeholder for the note on the shading, so that nothing moves when it arrives. */
const NOT_SHADED = 'No shading: the error of earlier forecasts is not known.';
