import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import { leastPlotWidths } from '@/components/charts/frame/plot-widths';
import { MovingText } from '@/components/charts/moving/moving-text';
import {
  drawnValues,
  fitsIn,
  lineTable,
  lineWords,
  type ChartEvent,
  type ReferenceLine,
  type LineSeries,
} from './line-series';
import { eventRug, isOnAxis, type EventRug } from './event-rug';
import { isMarked } from './line-drawing';
import { LinePlot, lineMargin } from './line-plot';
import type { LiveLineSeries } from './line-redraw';
import { stopShare, type Stops } from '@/components/charts/axis/stop-axis';
import { formatInUnit, type Unit } from '@/components/charts/axis/unit';
import { valueAxis, type ValueAxis } from '@/components/charts/axis/value-axis';

export interface LineChartProps {
  /** Its headline, from `lib/domain/findings`. */
  finding?: string | null;
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  stops: Stops;
  series: readonly LineSeries[];
  unit: Unit;
  /** Further values for the scale, so that it is the same across several charts. */
  scaleOf?: readonly number[];
  events?: readonly ChartEvent[];
  lines?: readonly ReferenceLine[];
  /** A shaded stretch with a different meaning, such as the forecast. */
  stretch?: { readonly from: string | number; readonly label: string };
  height?: number;
  notes?: readonly ReactNode[];
  /** Follows a slider at each step. */
  live?: LiveLineSeries | undefined;
}

/** Values over time or mileage. */
export function LineChart({
  finding,
  title,
  titleHidden,
  lead,
  stops,
  series,
  unit,
  scaleOf = [],
  events = [],
  lines = [],
  stretch,
  height = 240,
  notes = [],
  live,
}: LineChartProps) {
  const table = lineTable(title, stops, series, unit);
  const values = [...drawnValues(series), ...scaleOf];
  const axis = valueAxis(values, unit);
  // A slider may lead to values outside the scale that fits the current ones.
  const movingAxis = live ? valueAxis([...values, ...live.reach], unit) : axis;
  const share = stopShare(stops);
  const margin = lineMargin([axis, movingAxis], series, {
    hasHead: lines.length > 0 || stretch !== undefined,
    hasRug: events.some(({ at }) => isOnAxis(share(at))),
    stops,
  });
  const widths = leastPlotWidths(margin);
  const rug = eventRug(events, share, widths);
  return (
    <ChartFigure
      finding={finding}
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      table={table}
      margin={margin}
      cursor={{ along: stops.at.map(share) }}
      moving={live && { value: live.moving, height }}
      notes={[
        ...(live && (axis.broken || movingAxis.broken)
          ? [<MovingAxisNote key="axis" live={live} axis={axis} movingAxis={movingAxis} />]
          : axisNotes(axis)),
        ...(series.some((lineSeries) => lineSeries.interpolated?.some(Boolean))
          ? [isMarked(stops.at.length) ? INTERPOLATED_NOTE : INTERPOLATED_IN_TABLE_NOTE]
          : []),
        ...eventNotes(rug),
        ...notes,
      ]}
    >
      <LinePlot
        title={title}
        description={lineWords(stops, series, unit)}
        stops={stops}
        series={series}
        axis={axis}
        movingAxis={movingAxis}
        rug={rug}
        lines={lines}
        stretch={stretch}
        height={height}
        labelRoom={margin.right}
        widths={widths}
        live={live}
      />
    </ChartFigure>
  );
}

const eventNotes = ({ words }: EventRug): ReactNode[] =>
  words.map(({ text, isQuoted }) =>
    isQuoted ? (
      <span key={text} data-provider-words>
        {text}
      </span>
    ) : (
      text
    ),
  );

const INTERPOLATED_NOTE = 'Hollow points are interpolated.';
const INTERPOLATED_IN_TABLE_NOTE = 'Some values are interpolated; see Show data.';

/** A broken axis is stated in words, never only drawn. */
export function axisNotes(axis: ValueAxis, name = 'Axis'): string[] {
  return axis.broken ? [axisWords(axis, name)] : [];
}

const axisWords = (axis: ValueAxis, name = 'Axis'): string =>
  `${name} starts at ${formatInUnit(axis.unit, axis.domain[0])}.`;

/** The same, for whichever scale is drawn. */
function MovingAxisNote({ live, axis, movingAxis }: { live: LiveLineSeries; axis: ValueAxis; movingAxis: ValueAxis }) {
  const { moving, seriesAt, sharedAt = seriesAt } = live;
  return <MovingText moving={moving} wordsOf={(at) => axisWords(fitsIn(sharedAt(at), axis) ? axis : movingAxis)} />;
}
