import type { ReactNode } from 'react';
import { AcrossGrid } from '@/components/charts/axis/across-grid';
import { formatInUnit, type Unit } from '@/components/charts/axis/unit';
import { axisLabelWidth, valueAxis, type ValueAxis } from '@/components/charts/axis/value-axis';
import { ValueGrid } from '@/components/charts/axis/value-grid';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import { leastPlotWidths } from '@/components/charts/frame/plot-widths';
import { Plot } from '@/components/charts/frame/plot';
import { Stretched } from '@/components/charts/frame/stretched';
import { axisNotes } from '@/components/charts/line/line-chart';
import { LOOKS } from '@/components/charts/marks/look';
import { formatCount, formatPlural } from '@/lib/format';
import { equalPath, pointsPath } from './scatter-drawing';

export interface ScatterPoint {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface ScatterChartProps {
  /** Its headline, from `lib/domain/findings`. */
  finding?: string | null;
  title: string;
  /** By their x. */
  points: readonly ScatterPoint[];
  /** Of both axes. */
  unit: Unit;
  /** What a point is: "Car". */
  pointName: string;
  xName: string;
  yName: string;
  /** The line on which both are equal: "Asking at Retail". */
  equalName: string;
  notes?: readonly ReactNode[];
}

const HEIGHT = 320;

/**
 * A dot for each pair of figures. All dots are one path in its own layer, so that ten thousand of them are painted once
 * and not at each move of the cursor.
 */
export function ScatterChart(props: ScatterChartProps) {
  const { finding, title, points, unit, pointName, xName, yName, equalName, notes = [] } = props;
  const xAxis = valueAxis(
    points.map(({ x }) => x),
    unit,
  );
  const yAxis = valueAxis(
    points.map(({ y }) => y),
    unit,
  );
  const places = points.map(({ x, y }) => ({ along: xAxis.share(x), down: HEIGHT * (1 - yAxis.share(y)) }));
  const margin = { left: axisLabelWidth(yAxis), right: 12, top: 28, bottom: 40 };
  return (
    <ChartFigure
      finding={finding}
      title={title}
      table={{
        caption: title,
        columns: [
          { header: pointName, unit: 'words' },
          { header: xName, unit },
          { header: yName, unit },
        ],
        rows: points.map(({ name, x, y }) => [name, x, y]),
      }}
      margin={margin}
      cursor={
        points.length > 0
          ? {
              along: places.map(({ along }) => Math.round(along * 10_000) / 10_000),
              down: places.map(({ down }) => Math.round(down)),
              isScattered: true,
            }
          : undefined
      }
      notes={[`Vertical: ${yName}. Horizontal: ${xName}. Line: ${equalName}.`, ...startsOf(xAxis, yAxis), ...notes]}
    >
      <div className="will-change-transform">
        <Plot title={title} description={describe(props)} height={HEIGHT}>
          <ValueGrid axis={yAxis} height={HEIGHT} />
          <AcrossGrid axis={xAxis} height={HEIGHT} widths={leastPlotWidths(margin)} />
          <text x="100%" y={HEIGHT + 32} fontSize="11" textAnchor="end" className="fill-soft">
            {xName}
          </text>
          <Stretched height={HEIGHT}>
            <path
              d={equalPath(xAxis, yAxis, HEIGHT)}
              fill="none"
              strokeWidth="1.5"
              strokeDasharray="6 4"
              vectorEffect="non-scaling-stroke"
              className="stroke-soft"
            />
            <path
              d={pointsPath(places)}
              fill="none"
              strokeWidth="7"
              strokeLinecap="round"
              strokeOpacity="0.7"
              vectorEffect="non-scaling-stroke"
              className={LOOKS[0]?.stroke}
            />
          </Stretched>
        </Plot>
      </div>
    </ChartFigure>
  );
}

const startsOf = (xAxis: ValueAxis, yAxis: ValueAxis): string[] => [
  ...axisNotes(yAxis, 'Vertical axis'),
  ...axisNotes(xAxis, 'Horizontal axis'),
];

function describe({ points, unit, xName, yName, equalName }: ScatterChartProps): string {
  const above = points.filter(({ x, y }) => y > x).length;
  const ends = (figures: readonly number[]) =>
    `${formatInUnit(unit, Math.min(...figures))} to ${formatInUnit(unit, Math.max(...figures))}`;
  if (points.length === 0) return 'No points.';
  return [
    `${formatPlural(points.length, 'dot')}.`,
    `${xName}: ${ends(points.map(({ x }) => x))}.`,
    `${yName}: ${ends(points.map(({ y }) => y))}.`,
    `${formatCount(above)} above the line “${equalName}”.`,
  ].join(' ');
}
