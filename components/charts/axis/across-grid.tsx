import { percentOfWidth } from '@/components/charts/frame/plot';
import { formatAxisLabel } from './unit';
import type { ValueAxis } from './value-axis';

interface AcrossGridProps {
  axis: ValueAxis;
  /** In pixels; the labels are below it. */
  height: number;
}

/** The lines of a horizontal axis with their labels; a narrow plot shows every second one. */
export function AcrossGrid({ axis, height }: AcrossGridProps) {
  return axis.ticks.map((tick, index) => {
    const x = percentOfWidth(axis.share(tick));
    return (
      <g key={tick} className={index % 2 === 1 ? '@max-lg:hidden' : ''}>
        <line x1={x} x2={x} y1="0" y2={height} className="stroke-line" />
        <text x={x} y={height + 16} fontSize="11" textAnchor="middle" className="fill-soft">
          {formatAxisLabel(axis.unit, tick)}
        </text>
      </g>
    );
  });
}
