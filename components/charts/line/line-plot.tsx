import { EndLabels } from './end-labels';
import type { EventRug } from './event-rug';
import { earlyEnd, lineDrawing, type LineDrawing } from './line-drawing';
import { ShadedStretch, stretchLabelSpan } from './shaded-stretch';
import { LateLineRedraw } from './late-line-redraw';
import type { LiveLineSeries } from './line-redraw';
import type { ReferenceLine, LineSeries } from './line-series';
import { percentOfWidth, Plot, type PlotMargin } from '@/components/charts/frame/plot';
import { LABEL_ON, type PlotWidths } from '@/components/charts/frame/plot-widths';
import { StopGrid } from '@/components/charts/axis/stop-grid';
import { axisName, stopNames, stopShare, type Stops } from '@/components/charts/axis/stop-axis';
import { Stretched } from '@/components/charts/frame/stretched';
import { textWidth } from '@/components/charts/marks/text-width';
import { formatInUnit } from '@/components/charts/axis/unit';
import { axisLabelWidth, type ValueAxis } from '@/components/charts/axis/value-axis';
import { ValueGrid } from '@/components/charts/axis/value-grid';
import { placeInLines } from '@/components/charts/marks/place-labels';

export interface LinePlotProps {
  title: string;
  description: string;
  stops: Stops;
  series: readonly LineSeries[];
  axis: ValueAxis;
  /** Under a slider, where a value leaves the scale. */
  movingAxis?: ValueAxis;
  rug?: EventRug;
  lines?: readonly ReferenceLine[];
  stretch?: { readonly from: string | number; readonly label: string } | undefined;
  height: number;
  labelRoom: number;
  widths: PlotWidths;
  live?: LiveLineSeries | undefined;
}

/**
 * Around a line chart: its axis labels on the left, the names and last values of its series on the right.
 * @param axes every scale it may have @param hasHead whether labels stand above it @param hasRug whether events stand under it
 * @param stops of its axis: a line that ends before the others says where
 */
export function lineMargin(
  axes: readonly ValueAxis[],
  series: readonly LineSeries[],
  { hasHead, hasRug, stops }: { hasHead: boolean; hasRug: boolean; stops: Stops },
): PlotMargin {
  const ends = axes.flatMap(({ unit, domain }) => domain.map((value) => formatInUnit(unit, value)));
  const stopsNamed = stopNames(stops);
  const early = series.flatMap((lineSeries) => earlyEnd(lineSeries, series) ?? []);
  const earlyEnds = early.flatMap((index) => ends.map((end) => `${end}, ${stopsNamed[index]}`));
  const names = series.filter(({ unlabelled }) => !unlabelled).map(({ name }) => name);
  const widest = names.length === 0 ? [] : [...names, ...ends, ...earlyEnds].map((text) => textWidth(text) + 22);
  return {
    left: Math.max(...axes.map(axisLabelWidth)),
    right: Math.min(earlyEnds.length > 0 ? 132 : 120, Math.max(12, ...widest)),
    top: hasHead ? 46 : 28,
    bottom: (hasRug ? 44 : 24) + (axisName(stops) === null ? 0 : 17),
  };
}

export function LinePlot({
  title,
  description,
  stops,
  series,
  axis,
  movingAxis = axis,
  rug,
  lines = [],
  stretch,
  height,
  labelRoom,
  widths,
  live,
}: LinePlotProps) {
  const share = stopShare(stops);
  const shares = stops.at.map(share);
  const space = { axis, height, shares, stopNames: stopNames(stops) };
  const drawing = lineDrawing(series, space);
  return (
    <Plot title={title} description={description} height={height}>
      {stretch && <ShadedStretch stretch={stretch} share={share} height={height} plotWidth={widths.narrow} />}
      <g data-axis>
        <ValueGrid axis={axis} height={height} />
      </g>
      {live && (
        <g data-moving-axis display="none">
          <ValueGrid axis={movingAxis} height={height} />
        </g>
      )}
      <StopGrid stops={stops} height={height} hasRug={(rug?.ticks.length ?? 0) > 0} widths={widths} />
      <Verticals lines={lines} stretch={stretch} share={share} height={height} plotWidth={widths.narrow} />
      <Stretched height={height}>
        {series
          .filter(({ tolerance }) => tolerance !== undefined)
          .map(({ name, look }, index) => (
            <path
              key={name}
              data-moved
              {...drawing.areas[index]?.attributes}
              className={look.fill}
              fillOpacity={0.18}
            />
          ))}
        {series.map(({ name, look, faint }, index) => (
          <path
            key={name}
            data-moved
            {...drawing.lines[index]?.attributes}
            className={look.stroke}
            fill="none"
            strokeWidth={faint ? 1.25 : look.width}
            strokeDasharray={look.dash}
            strokeOpacity={faint ? 0.75 : 1}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </Stretched>
      <Marks marks={drawing.marks} />
      {live && (
        <LateLineRedraw live={live} series={series} space={space} movingSpace={{ ...space, axis: movingAxis }} />
      )}
      <EndLabels ends={drawing.ends} width={labelRoom} />
      {rug && <Rug rug={rug} height={height} />}
    </Plot>
  );
}

function Marks({ marks }: { marks: LineDrawing['marks'] }) {
  return (
    <g data-marks>
      {marks.map(({ x, shapes }) => (
        // A nested svg is placed by per cent; a transform takes pixels only.
        <svg key={x} x={x} overflow="visible">
          {shapes.map(({ attributes }, index) => (
            <path key={index} data-mark {...attributes} />
          ))}
        </svg>
      ))}
    </g>
  );
}

interface VerticalsProps extends Required<Pick<LinePlotProps, 'lines' | 'height'>>, Pick<LinePlotProps, 'stretch'> {
  share: (at: string | number) => number;
  /** The least, in pixels. */
  plotWidth: number;
}

function Verticals({ lines, stretch, share, height, plotWidth }: VerticalsProps) {
  const spanOf = ({ at, label }: ReferenceLine, isLeft: boolean): [number, number] => {
    const width = textWidth(label, 11) + 8;
    const x = share(at) * plotWidth;
    return isLeft ? [x - width, x] : [x, x + width];
  };
  // The label of a stretch is on the first line.
  const taken = stretch ? [stretchLabelSpan(share(stretch.from), stretch.label, plotWidth)] : [];
  const spans = lines.map((line) => spanOf(line, share(line.at) > 0.5));
  const rows = placeInLines([...taken, ...spans]).slice(taken.length);
  return (
    <g>
      {lines.map(({ at, label }, index) => {
        const end = share(at) > 0.5;
        return (
          <g key={`${at} ${label}`}>
            <line
              x1={percentOfWidth(share(at))}
              x2={percentOfWidth(share(at))}
              y1={-4}
              y2={height}
              strokeWidth="1.25"
              strokeDasharray="5 3"
              className="stroke-soft"
            />
            <text
              x={percentOfWidth(share(at))}
              dx={end ? -4 : 4}
              y={-6 + (rows[index] ?? 0) * 14}
              fontSize="11"
              textAnchor={end ? 'end' : 'start'}
              className="fill-ink font-semibold [paint-order:stroke] stroke-surface"
              strokeWidth="3"
            >
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Events as ticks on the axis, their numbers under its labels. */
function Rug({ rug: { ticks, labels }, height }: { rug: EventRug; height: number }) {
  return (
    <g>
      {ticks.map((share, index) => (
        <line
          key={index}
          x1={percentOfWidth(share)}
          x2={percentOfWidth(share)}
          y1={height - 8}
          y2={height}
          strokeWidth="2"
          className="stroke-ink"
        />
      ))}
      {labels.map(({ text, share, on }) => (
        <text
          key={`${on} ${text}`}
          x={percentOfWidth(share)}
          y={height + 34}
          fontSize="11"
          textAnchor="middle"
          className={`fill-ink font-bold ${LABEL_ON[on]}`}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
