import { percentOfWidth } from '@/components/charts/frame/plot';
import { LABEL_ON, type PlotWidths } from '@/components/charts/frame/plot-widths';
import { labelsThatFit } from './stop-axis';
import { formatAxisLabel } from './unit';
import type { ValueAxis } from './value-axis';

interface AcrossGridProps {
  axis: ValueAxis;
  /** In pixels; the labels are below it. */
  height: number;
  widths: PlotWidths;
}

/** The lines of a horizontal axis with their labels; a narrow plot shows fewer. */
export function AcrossGrid({ axis: { ticks, unit, share: shareOf }, height, widths }: AcrossGridProps) {
  const labels = ticks.map((tick) => ({ text: formatAxisLabel(unit, tick), share: shareOf(tick) }));
  return labelsThatFit(labels, widths).map(({ text, share, on }) => {
    const x = percentOfWidth(share);
    return (
      <g key={share} className={LABEL_ON[on]}>
        <line x1={x} x2={x} y1="0" y2={height} className="stroke-line" />
        <text x={x} y={height + 16} fontSize="11" textAnchor="middle" className="fill-soft">
          {text}
        </text>
      </g>
    );
  });
}
