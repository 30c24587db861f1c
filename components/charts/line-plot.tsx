import { LinePath } from '@visx/shape';
import { EndLabels } from './end-labels';
import type { Flag, Line, LineSeries } from './line-series';
import { Mark } from './mark';
import { across, Plot, type Room } from './plot';
import { StopGrid } from './stop-grid';
import { stopShare, type Stops } from './stop-axis';
import { Stretched, STRETCHED_WIDTH } from './stretched';
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
}

/** More stops than this, and marks on a line would hide it. */
export const MARKED_STOPS = 24;

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
}: LinePlotProps) {
  const share = stopShare(stops);
  const shares = stops.at.map(share);
  const y = (value: number) => height * (1 - axis.share(value));
  const marked = stops.at.length <= MARKED_STOPS;
  return (
    <Plot title={title} description={description} height={height}>
      {stretch && <Shaded from={share(stretch.from)} label={stretch.label} height={height} />}
      <ValueGrid axis={axis} height={height} />
      <StopGrid stops={stops} height={height} />
      <Verticals lines={lines} share={share} height={height} />
      <Stretched height={height}>
        {series.map(({ name, look, values, faint }) => (
          <LinePath
            key={name}
            data={values.map((value, index) => ({ value, share: shares[index] ?? 0 }))}
            defined={({ value }) => value !== null}
            x={({ share }) => share * STRETCHED_WIDTH}
            y={({ value }) => y(value ?? 0)}
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
      {series.map(({ name, look, values, reckoned, faint }) => (
        <g key={name}>
          {values.map((value, index) =>
            value !== null && (marked || alone(values, index)) ? (
              <Mark
                key={index}
                share={shares[index] ?? 0}
                y={y(value)}
                look={look}
                size={faint ? 2.25 : 3.25}
                hollow={reckoned?.[index] === true}
              />
            ) : null,
          )}
        </g>
      ))}
      <EndLabels series={series} shares={shares} axis={axis} height={height} room={labelRoom} />
      <Flags
        flags={flags}
        share={(at) => Math.max(0, Math.min(1, share(at)))}
        height={height}
        lineAt={(at) => {
          const value = series[0]?.values[nearest(shares, share(at))] ?? null;
          return value === null ? 24 : y(value);
        }}
      />
    </Plot>
  );
}

function nearest(shares: readonly number[], wanted: number): number {
  let best = 0;
  shares.forEach((each, index) => {
    if (Math.abs(each - wanted) < Math.abs((shares[best] ?? 0) - wanted)) best = index;
  });
  return best;
}

/** Neither neighbour is there: no line would show it. */
function alone(values: readonly (number | null)[], index: number): boolean {
  return (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
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

const NARROW = 210;

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
  share,
  height,
  lineAt,
}: {
  flags: readonly Flag[];
  share: (at: string | number) => number;
  height: number;
  lineAt: (at: string | number) => number;
}) {
  const rows = placeInLines(flags.map(({ at }): [number, number] => [share(at) * NARROW - 9, share(at) * NARROW + 9]));
  return (
    <g>
      {flags.map(({ at, words }, index) => {
        const y = Math.max(-14, lineAt(at) - 20 - (rows[index] ?? 0) * 18);
        return (
          <g key={`${at} ${words}`}>
            <line
              x1={across(share(at))}
              x2={across(share(at))}
              y1={y}
              y2={height}
              strokeDasharray="1 3"
              className="stroke-ink"
            />
            <circle cx={across(share(at))} cy={y} r="8" className="fill-ink" />
            <text
              x={across(share(at))}
              y={y}
              dy="0.35em"
              fontSize="11"
              textAnchor="middle"
              className="fill-surface font-bold"
            >
              {index + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
