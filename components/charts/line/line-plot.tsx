import { EndLabels } from './end-labels';
import { lineDrawing, NARROW, type LineDrawing } from './line-drawing';
import { LineRedraw, type LiveLineSeries } from './line-redraw';
import type { ChartFlag, ReferenceLine, LineSeries } from './line-series';
import { percentOfWidth, Plot, type PlotMargin } from '@/components/charts/frame/plot';
import { StopGrid } from '@/components/charts/axis/stop-grid';
import { stopShare, type Stops } from '@/components/charts/axis/stop-axis';
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
  flags?: readonly ChartFlag[];
  lines?: readonly ReferenceLine[];
  stretch?: { readonly from: string | number; readonly label: string } | undefined;
  height: number;
  labelRoom: number;
  live?: LiveLineSeries | undefined;
}

/** Around a line chart: its axis labels on the left, the names and last values of its series on the right. */
export function lineMargin(axis: ValueAxis, series: readonly LineSeries[], annotated: boolean): PlotMargin {
  const [low, high] = axis.domain;
  const widest = series
    .filter(({ unlabelled }) => !unlabelled)
    .flatMap(({ name }) => [name, formatInUnit(axis.unit, Math.abs(low) > Math.abs(high) ? low : high)])
    .map((text) => textWidth(text) + 22);
  return {
    left: axisLabelWidth(axis),
    right: Math.min(120, Math.max(12, ...widest)),
    top: annotated ? 46 : 28,
    bottom: 24,
  };
}

export function LinePlot({
  title,
  description,
  stops,
  series,
  axis,
  flags = [],
  lines = [],
  stretch,
  height,
  labelRoom,
  live,
}: LinePlotProps) {
  const share = stopShare(stops);
  const shares = stops.at.map(share);
  const flagShares = flags.map(({ at }) => Math.max(0, Math.min(1, share(at))));
  const space = { axis, height, shares, flagShares };
  const drawing = lineDrawing(series, space);
  return (
    <Plot title={title} description={description} height={height}>
      {stretch && <Shaded from={share(stretch.from)} label={stretch.label} height={height} />}
      <ValueGrid axis={axis} height={height} />
      <StopGrid stops={stops} height={height} />
      <Verticals lines={lines} share={share} height={height} />
      <Stretched height={height}>
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
      <g data-marks>
        {drawing.marks.map(({ x, shapes }) => (
          // A nested svg is placed by per cent; a transform takes pixels only.
          <svg key={x} x={x} overflow="visible">
            {shapes.map(({ attributes }, index) => (
              <path key={index} data-mark {...attributes} />
            ))}
          </svg>
        ))}
      </g>
      {live && <LineRedraw live={live} series={series} space={space} />}
      <EndLabels ends={drawing.ends} width={labelRoom} />
      <Flags flags={flags} shares={flagShares} drawn={drawing.flags} height={height} />
    </Plot>
  );
}

function Shaded({ from, label, height }: { from: number; label: string; height: number }) {
  return (
    <g>
      <rect x={percentOfWidth(from)} width={percentOfWidth(1 - from)} y="0" height={height} className="fill-sunken" />
      <text x={percentOfWidth(from)} dx="4" y="-6" fontSize="11" className="fill-soft">
        {label}
      </text>
    </g>
  );
}

function Verticals({
  lines,
  share,
  height,
}: {
  lines: readonly ReferenceLine[];
  share: (at: string | number) => number;
  height: number;
}) {
  const spans = lines.map(({ at, label }): [number, number] => {
    const width = textWidth(label, 11);
    const x = share(at) * NARROW;
    return share(at) > 0.5 ? [x - width, x] : [x, x + width];
  });
  const rows = placeInLines(spans);
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

function Flags({
  flags,
  shares,
  drawn,
  height,
}: {
  flags: readonly ChartFlag[];
  shares: readonly number[];
  drawn: LineDrawing['flags'];
  height: number;
}) {
  return (
    <g>
      {flags.map(({ at, words }, index) => {
        const x = percentOfWidth(shares[index] ?? 0);
        const { pole, head } = drawn[index] ?? {};
        return (
          <g key={`${at} ${words}`}>
            <line
              data-moved
              x1={x}
              x2={x}
              {...pole?.attributes}
              y2={height}
              strokeDasharray="1 3"
              className="stroke-ink"
            />
            <g data-moved {...head?.attributes}>
              <circle cx={x} r="8" className="fill-ink" />
              <text x={x} dy="0.35em" fontSize="11" textAnchor="middle" className="fill-surface font-bold">
                {index + 1}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
