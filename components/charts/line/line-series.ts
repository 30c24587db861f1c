import { formatInUnit, formatCell, type Unit } from '@/components/charts/axis/unit';
import type { ChartTable } from '@/components/charts/frame/chart-table';
import type { Look } from '@/components/charts/marks/look';
import type { ValueAxis } from '@/components/charts/axis/value-axis';
import type { Stops } from '@/components/charts/axis/stop-axis';

export interface LineSeries {
  readonly name: string;
  readonly look: Look;
  /** One for each stop; null leaves a gap, unless it is bridged. */
  readonly values: readonly (number | null)[];
  /** At which stops the value is interpolated and not given: drawn hollow, and marked in the table. */
  readonly interpolated?: readonly boolean[];
  /** How far on either side the value may lie, in the same unit: shaded. null where that is not known. */
  readonly tolerance?: readonly (number | null)[];
  /** The line continues across stops without a value, which belong to other series. */
  readonly bridged?: boolean;
  /** Drawn thin, behind the others: an older answer, a comparison. */
  readonly faint?: boolean;
  /** No label at its end, where a series of the same name continues. */
  readonly unlabelled?: boolean;
}

/** Something that happened: a tick on the axis with a number under it; its words are under the chart. */
export interface ChartEvent {
  readonly at: string | number;
  readonly words: string;
  /** The words are the provider's, not ours. */
  readonly isQuoted?: boolean;
}

/** A notable day or mileage: the hand-over, a seam, a change of price. */
export interface ReferenceLine {
  readonly at: string | number;
  readonly label: string;
}

/** The series as a table of stops, with a column that names interpolated values where there are any. */
export function lineTable(title: string, stops: Stops, series: readonly LineSeries[], unit: Unit): ChartTable {
  const interpolated = series.some((lineSeries) => lineSeries.interpolated?.some(Boolean));
  return {
    caption: title,
    columns: [
      { header: stops.name, unit: stops.unit },
      ...series.map(({ name }) => ({ header: name, unit })),
      ...(interpolated ? [{ header: 'Interpolated', unit: 'words' as const }] : []),
    ],
    rows: stops.at.map((stop, index) => {
      const names = series.filter((lineSeries) => lineSeries.interpolated?.[index] === true).map(({ name }) => name);
      return [stop, ...series.map(({ values }) => values[index] ?? null), ...(interpolated ? [names.join(', ')] : [])];
    }),
  };
}

/** Every value that is drawn: the ends of shaded stretches too. */
export function drawnValues(series: readonly LineSeries[]): number[] {
  return series.flatMap(({ values, tolerance }) =>
    values.flatMap((value, index) => {
      const half = tolerance?.[index] ?? 0;
      return value === null ? [] : half === 0 ? [value] : [value - half, value + half];
    }),
  );
}

/** Whether a scale holds every value. A plain loop, since it runs at each step of a slider. */
export function fitsIn(series: readonly LineSeries[], { domain: [low, high] }: ValueAxis): boolean {
  for (const { values, tolerance } of series)
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? null;
      const half = tolerance?.[index] ?? 0;
      if (value !== null && (value - half < low || value + half > high)) return false;
    }
  return true;
}

/** The chart in words: where each series begins and where it ends. */
export function lineWords(stops: Stops, series: readonly LineSeries[], unit: Unit): string {
  return series
    .map(({ name, values }) => {
      const known = values.flatMap((value, index) =>
        value === null ? [] : [{ value, stop: stops.at[index] ?? null }],
      );
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last) return `${name}: no value.`;
      const from = `${formatInUnit(unit, first.value)} at ${formatCell(stops.unit, first.stop)}`;
      if (known.length === 1) return `${name}: ${from}.`;
      const trend = last.value < first.value ? 'falls' : last.value > first.value ? 'rises' : 'stays';
      return `${name} ${trend} from ${from} to ${formatInUnit(unit, last.value)} at ${formatCell(stops.unit, last.stop)}.`;
    })
    .join(' ');
}
