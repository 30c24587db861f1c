import { EndLabels } from './end-labels';
import { lineDrawing, NARROW, type LineDrawing } from './line-drawing';
import { LineRedraw, type Live } from './line-redraw';
import type { Flag, Line, LineSeries } from './line-series';
import { across, Plot, type Room } from './plot';
import { StopGrid } from './stop-grid';
import { stopShare, type Stops } from './stop-axis';
import { Stretched } from './stretched';
import { textWidth } from './text-width';
import { inUnit } from './unit';
import { axisRoom, type ValueAxis } from './value-axis';
import { ValueGrid } from './value-grid';
import { placeInLines } from './place-labels';

export interface LinePlotProps {
  title: string;
  description: string;
  stops: Stops;
  series: readonly LineSeries[];
  axis: ValueAxis;
  flags?: readonly Flag[];
  lines?: readonly Line[];
  stretch?: { readonly from: string | number; readonly label: string } | undefined;
  height: number;
  labelRoom: number;
  live?: Live | undefined;
}

/** The room a line chart takes: its figures on the left, the names and last values of its series on the right. */
export function lineRoom(axis: ValueAxis, series: readonly LineSeries[], annotated: boolean): Room {
  const [low, high] = axis.domain;
  const widest = series
    .filter(({ unlabelled }) => !unlabelled)
    .flatMap(({ name }) => [name, inUnit(axis.unit, Math.abs(low) > Math.abs(high) ? low : high)])
    .map((text) => textWidth(text) + 22);
  return { left: axisRoom(axis), right: Math.min(120, Math.max(12, ...widest)), top: annotated ? 46 : 28, bottom: 24 };
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
            {...drawing.lines[index]?.on}
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
          // A drawing of its own is moved by per cent; a transform knows pixels alone.
          <svg key={x} x={x} overflow="visible">
            {shapes.map(({ on }, index) => (
              <path key={index} data-mark {...on} />
            ))}
          </svg>
        ))}
      </g>
      {live && <LineRedraw live={live} series={series} space={space} />}
      <EndLabels ends={drawing.ends} room={labelRoom} />
      <Flags flags={flags} shares={flagShares} drawn={drawing.flags} height={height} />
    </Plot>
  );
}

function Shaded({ from, label, height }: { from: number; label: string; height: number }) {
  return (
    <g>
      <rect x={across(from)} width={across(1 - from)} y="0" height={height} className="fill-sunken" />
      <text x={across(from)} dx="4" y="-6" fontSize="11" className="fill-soft">
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
  lines: readonly Line[];
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
              x1={across(share(at))}
              x2={across(share(at))}
              y1={-4}
              y2={height}
              strokeWidth="1.25"
              strokeDasharray="5 3"
              className="stroke-soft"
            />
            <text
              x={across(share(at))}
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
  flags: readonly Flag[];
  shares: readonly number[];
  drawn: LineDrawing['flags'];
  height: number;
}) {
  return (
    <g>
      {flags.map(({ at, words }, index) => {
        const x = across(shares[index] ?? 0);
        const { pole, head } = drawn[index] ?? {};
        return (
          <g key={`${at} ${words}`}>
            <line data-moved x1={x} x2={x} {...pole?.on} y2={height} strokeDasharray="1 3" className="stroke-ink" />
            <g data-moved {...head?.on}>
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
