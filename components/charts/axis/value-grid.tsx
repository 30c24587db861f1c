import { formatAxisLabel } from './unit';
import type { ValueAxis } from './value-axis';

/** The vertical value axis: its lines, its labels, and a notch at the foot where it does not begin at zero. */
export function ValueGrid({ axis, height }: { axis: ValueAxis; height: number }) {
  const y = (value: number) => height * (1 - axis.share(value));
  return (
    <>
      <line x1="0" x2="100%" y1={height} y2={height} className="stroke-edge" />
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className={tick === 0 ? 'stroke-edge' : 'stroke-line'} />
          <text x="-8" y={y(tick)} dy="0.33em" fontSize="11" textAnchor="end" className="fill-soft">
            {formatAxisLabel(axis.unit, tick)}
          </text>
        </g>
      ))}
      {axis.broken && (
        <path
          d={`M0 ${height - 12}l-4 -3l8 -5l-8 -5l4 -3`}
          strokeWidth="1.5"
          fill="none"
          className="stroke-soft"
          data-axis-break
        />
      )}
    </>
  );
}
