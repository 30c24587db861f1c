import { LateChangeFigures } from '@/components/charts/frame/late-change-figures';
import { unvaluedNotes } from '@/components/charts/guide/unvalued-notice';
import { LineChart } from '@/components/charts/line/line-chart';
import type { MovingValue } from '@/components/charts/moving/moving-value';
import type { ForecastPlate } from '@/lib/domain/forecasts/forecast';
import type { UsedValueChange, UsedValueHistory } from '@/lib/domain/valuations/used-value-history';
import { unvaluedOn, type MileageProfile } from '@/lib/domain/valuations/value-grid';
import { formatDate, formatList, formatMiles, formatPlural, formatPounds } from '@/lib/format';
import { historyFinding, shareHistoryFinding } from '@/lib/domain/findings/value-findings';
import { daysWithoutValue, historyExtremes, joinForecast, seriesAfter } from './history-series';
import { SOURCES } from '@/lib/domain/source-names';

export interface HistoryChartProps {
  /** The name of the plate. */
  plateWords: string;
  history: UsedValueHistory;
  forecastPlate: ForecastPlate | null;
  changes: readonly UsedValueChange[];
  usage: MileageProfile;
  /** The mileage of the usage, under a slider. */
  movingMileage: MovingValue;
  as: 'pounds' | 'share';
  height?: number;
}

/** The guide's values edition by edition, then its forecast, with the seam between the two. */
export function HistoryChart(props: HistoryChartProps) {
  const { plateWords, history, forecastPlate, changes, usage, movingMileage, as, height = 300 } = props;
  const cost = as === 'share' ? history.costNewPounds : null;
  const all = joinForecast(history, forecastPlate, usage, cost);
  const { seam } = all;
  // No part of the chart is empty: it begins with its first value. A slider moves the values of the same days.
  const without = daysWithoutValue(all.series);
  const [days, series] = [all.days.slice(without), seriesAfter(all.series, without)];
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const markedChanges = changes.filter(({ day }) => first <= day && day <= last);
  const mileageWords =
    usage.perMonth === 0
      ? `at ${formatMiles(usage.mileage)} throughout`
      : `at ${formatMiles(usage.mileage)} today and ${formatMiles(usage.perMonth)} per month`;
  const clean = all.series.find(({ name }) => name === HEADLINE);
  const past = history.editions.map((day, index) => ({ day, value: clean?.values[index] ?? null }));
  return (
    <div className="space-y-3">
      <LateChangeFigures
        values={past}
        unit={cost === null ? 'pounds' : 'share'}
        series={HEADLINE}
        today={usage.today}
      />
      <LineChart
        finding={cost === null ? historyFinding(past, HEADLINE) : shareHistoryFinding(past, HEADLINE)}
        title={`Used values of the ${plateWords}, ${mileageWords}${cost === null ? '' : ', as a share of cost new'}`}
        stops={{ name: 'Edition', unit: 'month', at: days }}
        series={series}
        live={{
          moving: movingMileage,
          at: usage.mileage,
          reach: historyExtremes(history, cost),
          seriesAt: (mileage) =>
            seriesAfter(joinForecast(history, forecastPlate, { ...usage, mileage }, cost).series, without),
        }}
        unit={cost === null ? 'pounds' : 'share'}
        events={markedChanges.map(({ day, what }) => ({
          at: day,
          words: `${formatDate(day)}: ${formatList(what)} changed.`,
        }))}
        lines={seam === null ? [] : [{ at: seam, label: SOURCES.guide.title }]}
        {...(seam !== null && { stretch: { from: seam, label: 'Forecast' } })}
        height={height}
        notes={[
          ...(seam === null
            ? []
            : [`${SOURCES.guide.title} values up to ${formatDate(seam)}; shaded: forecast, which has no Retail.`]),
          ...(cost === null ? [] : [`Cost new: ${formatPounds(cost)}.`]),
          ...unvaluedNotes(
            unvaluedOn(history.editions.slice(without), history.mileages, history.clean.slice(without), usage),
          ),
          ...cutWords(without),
        ]}
      />
    </div>
  );
}

const cutWords = (months: number): string[] =>
  months === 0
    ? []
    : [
        `The chart begins with the first value: ${formatPlural(months, 'earlier month')} without one ${months === 1 ? 'is' : 'are'} not shown.`,
      ];

/** The band of the headline. */
const HEADLINE = 'Clean';
