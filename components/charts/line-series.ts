import { inUnit, cellWords, type Unit } from './unit';
import type { ChartTable } from './chart-table';
import type { Look } from './look';
import type { Stops } from './stop-axis';

export interface LineSeries {
  readonly name: string;
  readonly look: Look;
  /** One for each stop; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** At which stops the value is reckoned and not given: drawn hollow, and said in the table. */
  readonly reckoned?: readonly boolean[];
  /** Drawn thin, behind the others: an older answer, a comparison. */
  readonly faint?: boolean;
  /** No label at its end, where a series of the same name carries on. */
  readonly unlabelled?: boolean;
}

/** A numbered flag; its words stand under the chart. */
export interface Flag {
  readonly at: string | number;
  readonly words: string;
}

/** A day or a mileage that means something: the hand-over, a seam, a change of price. */
export interface Line {
  readonly at: string | number;
  readonly label: string;
}

/** The series as a table of stops, with a column that says what was reckoned where anything was. */
export function lineTable(title: string, stops: Stops, series: readonly LineSeries[], unit: Unit): ChartTable {
  const reckoned = series.some((each) => each.reckoned?.some(Boolean));
  return {
    caption: title,
    columns: [
      { header: stops.name, unit: stops.unit },
      ...series.map(({ name }) => ({ header: name, unit })),
      ...(reckoned ? [{ header: 'Reckoned between two given values', unit: 'words' as const }] : []),
    ],
    rows: stops.at.map((stop, index) => {
      const names = series.filter((each) => each.reckoned?.[index] === true).map(({ name }) => name);
      return [stop, ...series.map(({ values }) => values[index] ?? null), ...(reckoned ? [names.join(', ')] : [])];
    }),
  };
}

/** What is to be seen, in words: where each series begins and where it ends. */
export function lineWords(stops: Stops, series: readonly LineSeries[], unit: Unit): string {
  return series
    .map(({ name, values }) => {
      const known = values.flatMap((value, index) =>
        value === null ? [] : [{ value, stop: stops.at[index] ?? null }],
      );
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last) return `${name}: no value.`;
      const from = `${inUnit(unit, first.value)} at ${cellWords(stops.unit, first.stop)}`;
      if (known.length === 1) return `${name}: ${from}.`;
      const way = last.value < first.value ? 'falls' : last.value > first.value ? 'rises' : 'stays';
      return `${name} ${way} from ${from} to ${inUnit(unit, last.value)} at ${cellWords(stops.unit, last.stop)}.`;
    })
    .join(' ');
}
