import { BAND_LOOK } from '@/components/charts/look';
import type { LineSeries } from '@/components/charts/line-series';
import type { Day } from '@/lib/domain/calendar';
import type { ForecastPlate } from '@/lib/domain/forecast';
import type { UsedValueHistory } from '@/lib/domain/used-value-history';
import { alongUsage, type Reading, type Usage } from '@/lib/domain/value-grid';

const BANDS = [
  ['retail', 'Retail'],
  ['clean', 'Clean'],
  ['average', 'Average'],
  ['below', 'Below'],
] as const;

export interface Joined {
  readonly days: readonly Day[];
  readonly series: readonly LineSeries[];
  /** The last edition, where the guide ends and the forecast begins; null where there is no forecast. */
  readonly seam: Day | null;
}

/**
 * The editions along a vehicle's way, carried on by the forecast where there is one. The forecast has no Retail, so
 * that line ends with the guide.
 * @param costNewPounds values become shares of it; null leaves them in pounds
 */
export function joined(
  history: UsedValueHistory,
  ahead: ForecastPlate | null,
  usage: Usage,
  costNewPounds: number | null,
): Joined {
  const last = history.editions.at(-1) ?? '';
  const foreseen = (ahead?.days ?? []).filter((day) => day > last);
  const share = ({ pounds }: Reading) =>
    pounds === null || costNewPounds === null ? pounds : Math.round((pounds / costNewPounds) * 1_000) / 1_000;
  const series = BANDS.map(([band, name]): LineSeries => {
    const past = alongUsage(history.editions, history.mileages, history[band], usage);
    const coming =
      ahead === null || band === 'retail'
        ? foreseen.map(() => ({ pounds: null, reckoned: false }))
        : alongUsage(ahead.days, ahead.mileages, ahead[band], usage).slice(ahead.days.length - foreseen.length);
    const readings = [...past, ...coming];
    return {
      name,
      look: BAND_LOOK[band],
      values: readings.map(share),
      reckoned: readings.map(({ reckoned }) => reckoned),
    };
  });
  return { days: [...history.editions, ...foreseen], series, seam: foreseen.length > 0 ? last : null };
}

/** The dearest and the cheapest of all mileages, which keep the scale still while a slider moves. */
export function extremesOf(history: UsedValueHistory, costNewPounds: number | null): number[] {
  const all = [...history.retail, ...history.below].flat().filter((value) => value !== null);
  return all.length === 0 ? [] : [Math.min(...all), Math.max(...all)].map((value) => value / (costNewPounds ?? 1));
}
