import { LineChart } from '@/components/charts/line-chart';
import type { Moving } from '@/components/charts/moving';
import type { ForecastPlate } from '@/lib/domain/forecast';
import type { Change, UsedValueHistory } from '@/lib/domain/used-value-history';
import type { Usage } from '@/lib/domain/value-grid';
import { formatDate, formatList, formatMiles, formatPounds } from '@/lib/format';
import { extremesOf, joined } from './history-series';

export interface HistoryChartProps {
  /** Of which plate, in words. */
  words: string;
  history: UsedValueHistory;
  ahead: ForecastPlate | null;
  changes: readonly Change[];
  usage: Usage;
  /** The mileage of the usage, under a slider. */
  moving: Moving;
  as: 'pounds' | 'share';
  /** What else stands under it. */
  notes?: readonly string[];
  height?: number;
}

/** Edition by edition what the guide said, and what it expects, with the seam between the two. */
export function HistoryChart(props: HistoryChartProps) {
  const { words, history, ahead, changes, usage, moving, as, notes = [], height = 300 } = props;
  const cost = as === 'share' ? history.costNewPounds : null;
  const { days, series, seam } = joined(history, ahead, usage, cost);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const marked = changes.filter(({ day }) => first <= day && day <= last);
  const way =
    usage.perMonth === 0
      ? `at ${formatMiles(usage.mileage)} throughout`
      : `at ${formatMiles(usage.mileage)} today and ${formatMiles(usage.perMonth)} a month`;
  return (
    <LineChart
      title={`Used values of the ${words}, ${way}${cost === null ? '' : ', as a share of cost new'}`}
      stops={{ name: 'Edition', unit: 'month', at: days }}
      series={series}
      live={{ moving, seriesAt: (mileage) => joined(history, ahead, { ...usage, mileage }, cost).series }}
      unit={cost === null ? 'pounds' : 'share'}
      scaleOf={extremesOf(history, cost)}
      flags={marked.map(({ day, what }) => ({ at: day, words: `${formatDate(day)}: ${formatList(what)} changed.` }))}
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
