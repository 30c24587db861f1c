import type { LineSeries } from './line-series';
import { across } from './plot';
import { placeLabels } from './place-labels';
import { fitted } from './text-width';
import { inUnit } from './unit';
import type { ValueAxis } from './value-axis';

export interface EndLabelsProps {
  series: readonly LineSeries[];
  shares: readonly number[];
  axis: ValueAxis;
  height: number;
  /** Beside the plot, in pixels. */
  room: number;
}

const TWO_LINES = 29;
const ONE_LINE = 15;
const OFF = 18;

/** The name and the last value of each line where it ends, moved apart and led to; one line each where many end. */
export function EndLabels({ series, shares, axis, height, room }: EndLabelsProps) {
  const ends = series.flatMap(({ name, look, values, unlabelled, faint }) => {
    const index = values.findLastIndex((value) => value !== null);
    const value = values[index] ?? null;
    if (value === null || unlabelled) return [];
    return [{ name, look, faint, value, share: shares[index] ?? 1, y: height * (1 - axis.share(value)) }];
  });
  const size = ends.length * TWO_LINES <= height + 20 ? TWO_LINES : ONE_LINE;
  const places = placeLabels(
    ends.map(({ y }) => y),
    size,
    -10,
    height + 10,
  );
  return (
    <g>
      {ends.map(({ name, look, value, share, y, faint }, index) => {
        const at = places[index] ?? y;
        return (
          <g key={name}>
            <svg x={across(share)} y="0" overflow="visible">
              <path
                d={`M5 ${y}L${OFF - 4} ${at}`}
                className={look.stroke}
                strokeWidth="1.5"
                strokeDasharray={look.dash}
                fill="none"
              />
              <text x={OFF} y={at} className={faint ? 'fill-soft' : 'fill-ink'}>
                {size === TWO_LINES ? (
                  <>
                    <tspan dy="-0.2em" className="font-semibold">
                      {fitted(name, room - OFF)}
                    </tspan>
                    <tspan x={OFF} dy="1.15em">
                      {inUnit(axis.unit, value)}
                    </tspan>
                  </>
                ) : (
                  <tspan dy="0.33em">{fitted(name, room - OFF)}</tspan>
                )}
              </text>
            </svg>
          </g>
        );
      })}
    </g>
  );
}
