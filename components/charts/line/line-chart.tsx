import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import { lineTable, lineWords, type ChartFlag, type ReferenceLine, type LineSeries } from './line-series';
import { isMarked } from './line-drawing';
import { LinePlot, lineMargin } from './line-plot';
import type { LiveLineSeries } from './line-redraw';
import { stopShare, type Stops } from '@/components/charts/axis/stop-axis';
import { formatInUnit, type Unit } from '@/components/charts/axis/unit';
import { valueAxis, type ValueAxis } from '@/components/charts/axis/value-axis';

export interface LineChartProps {
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  stops: Stops;
  series: readonly LineSeries[];
  unit: Unit;
  /** Further values for the scale: it then stays the same while a slider moves, or across several charts. */
  scaleOf?: readonly number[];
  flags?: readonly ChartFlag[];
  lines?: readonly ReferenceLine[];
  /** A stretch with another meaning, shaded: what is forecast. */
  stretch?: { readonly from: string | number; readonly label: string };
  height?: number;
  notes?: readonly ReactNode[];
  /** Follows a slider at each step. `scaleOf` then holds every value it may show, so that the scale does not move. */
  live?: LiveLineSeries | undefined;
}

/** Values over time or mileage. */
export function LineChart({
  title,
  titleHidden,
  lead,
  stops,
  series,
  unit,
  scaleOf = [],
  flags = [],
  lines = [],
  stretch,
  height = 240,
  notes = [],
  live,
}: LineChartProps) {
  const table = lineTable(title, stops, series, unit);
  const values = series.flatMap((lineSeries) => lineSeries.values.filter((value) => value !== null));
  const axis = valueAxis([...values, ...scaleOf], unit);
  const margin = lineMargin(axis, series, lines.length > 0 || flags.length > 0 || stretch !== undefined);
  return (
    <ChartFigure
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      table={table}
      margin={margin}
      cursor={{ along: stops.at.map(stopShare(stops)) }}
      height={live && height}
      notes={[
        ...axisNotes(axis),
        ...(series.some((lineSeries) => lineSeries.interpolated?.some(Boolean))
          ? [isMarked(stops.at.length) ? INTERPOLATED_NOTE : INTERPOLATED_IN_TABLE_NOTE]
          : []),
        ...flags.map(({ words }, index) => `${index + 1}: ${words}`),
        ...notes,
      ]}
    >
      <LinePlot
        title={title}
        description={lineWords(stops, series, unit)}
        stops={stops}
        series={series}
        axis={axis}
        flags={flags}
        lines={lines}
        stretch={stretch}
        height={height}
        labelRoom={margin.right}
        live={live}
      />
    </ChartFigure>
  );
}

const INTERPOLATED_NOTE = 'Hollow points are interpolated.';
const INTERPOLATED_IN_TABLE_NOTE = 'Some values are interpolated; see Show data.';

/** A broken axis is stated in words, never only drawn. */
export function axisNotes(axis: ValueAxis): string[] {
  return axis.broken ? [`Axis starts at ${formatInUnit(axis.unit, axis.domain[0])}.`] : [];
}
