import { LineChart } from '@/components/charts/line/line-chart';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import type { UsedValueChange, UsedValueHistory } from '@/lib/domain/valuations/used-value-history';
import type { MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatDate, formatList, formatMiles, formatPounds } from '@/lib/format';
import { historyExtremes, joinForecast } from './history-series';

export interface HistoryChartProps {
  /** Of which plate, in words. */
  plateWords: string;
  history: UsedValueHistory;
  forecastPlate: ForecastPlate | null;
  changes: readonly UsedValueChange[];
  usage: MileageProfile;
  /** The mileage of the usage, under a slider. */
  movingMileage: MovingValue;
  as: 'pounds' | 'share';
  /** What else stands under it. */
  notes?: readonly string[];
  height?: number;
}

/** Edition by edition what the guide said, and what it expects, with the seam between the two. */
export function HistoryChart(props: HistoryChartProps) {
  const {
    plateWords: words,
    history,
    forecastPlate: ahead,
    changes,
    usage,
    movingMileage: moving,
    as,
    notes = [],
    height = 300,
  } = props;
  const cost = as === 'share' ? history.costNewPounds : null;
  const { days, series, seam } = joinForecast(history, ahead, usage, cost);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const markedChanges = changes.filter(({ day }) => first <= day && day <= last);
  const mileageWords =
    usage.perMonth === 0
      ? `at ${formatMiles(usage.mileage)} throughout`
      : `at ${formatMiles(usage.mileage)} today and ${formatMiles(usage.perMonth)} a month`;
  return (
    <LineChart
      title={`Used values of the ${words}, ${mileageWords}${cost === null ? '' : ', as a share of cost new'}`}
      stops={{ name: 'Edition', unit: 'month', at: days }}
      series={series}
      live={{ moving, seriesAt: (mileage) => joinForecast(history, ahead, { ...usage, mileage }, cost).series }}
      unit={cost === null ? 'pounds' : 'share'}
      scaleOf={historyExtremes(history, cost)}
      flags={markedChanges.map(({ day, what }) => ({
        at: day,
        words: `${formatDate(day)}: ${formatList(what)} changed.`,
      }))}
      lines={seam === null ? [] : [{ at: seam, label: 'Guide' }]}
      {...(seam !== null && { stretch: { from: seam, label: 'Forecast' } })}
      height={height}
      notes={[
        ...(seam === null ? [] : [`Up to ${formatDate(seam)} the guide; shaded, the forecast, which gives no Retail.`]),
        ...(cost === null ? [] : [`Cost new: ${formatPounds(cost)}.`]),
        ...notes,
      ]}
    />
  );
}
