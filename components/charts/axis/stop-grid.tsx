import { percentOfWidth } from '@/components/charts/frame/plot';
import { LABEL_ON, type PlotWidths } from '@/components/charts/frame/plot-widths';
import { axisName, stopLabels, type Stops } from './stop-axis';

interface StopGridProps {
  stops: Stops;
  height: number;
  hasRug: boolean;
  widths: PlotWidths;
}

/** The stops along the foot; a narrow page shows fewer. */
export function StopGrid({ stops, height, hasRug, widths }: StopGridProps) {
  const name = axisName(stops);
  return (
    <g>
      {stopLabels(stops, widths).map(({ text, share, on }) => (
        <g key={`${text} ${share}`} className={LABEL_ON[on]}>
          <line
            x1={percentOfWidth(share)}
            x2={percentOfWidth(share)}
            y1={height}
            y2={height + 4}
            className="stroke-edge"
          />
          <text x={percentOfWidth(share)} y={height + 16} fontSize="11" textAnchor="middle" className="fill-soft">
            {text}
          </text>
        </g>
      ))}
      {name !== null && (
        <text x="50%" y={height + (hasRug ? 52 : 33)} fontSize="11" textAnchor="middle" className="fill-soft">
          {name}
        </text>
      )}
    </g>
  );
}
