import type { ReactNode } from 'react';
import { BarLabel } from './bar-label';
import { isOneLine, namesAlone, type BarName } from './bar-names';
import { BarRedraw, type LiveBars } from './bar-redraw';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import type { ChartTable } from '@/components/charts/frame/chart-table';
import type { Look } from '@/components/charts/marks/look';
import { lookOf } from '@/components/charts/marks/look';
import { textWidth } from '@/components/charts/marks/text-width';
import { NARROW_FIGURE } from '@/components/charts/frame/plot-widths';
import { percentOfWidth, Plot } from '@/components/charts/frame/plot';
import { formatDrawn, type Unit } from '@/components/charts/axis/unit';
import { valueAxis, type ValueAxis } from '@/components/charts/axis/value-axis';

export interface Bar {
  readonly label: string;
  readonly value: number | null;
  /** The reference value outlined behind it, such as the cost new. */
  readonly ghost?: number | null;
  /** Replaces "of £1,150" after the value where the value is not part of the reference: "against £1,150". */
  readonly against?: string;
  /** After the value: "cut by the rules"; in the table alone where the narrowest chart has no room for it. */
  readonly remark?: string;
  readonly look?: Look;
}

export interface BarChartProps {
  /** Its headline, from `lib/domain/findings`. */
  finding?: string | null;
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  bars: readonly Bar[];
  unit: Unit;
  /** What the rows are: "Option". */
  rowName: string;
  valueName: string;
  ghostName?: string;
  scaleOf?: readonly number[];
  notes?: readonly ReactNode[];
  /** Follows a slider at each step; the bars keep their order. `scaleOf` then holds every value they may reach. */
  live?: LiveBars | undefined;
}

const ROW = 42;
/** More, where the figures are under the names. */
const FIGURE_LINE = 14;

/**
 * Horizontal bars in the caller's order. The name and the figure are above each: on one line if all of them fit the
 * narrowest phone, otherwise one under the other, so that no figure takes the room of a name.
 */
export function BarChart(props: BarChartProps) {
  const { finding, title, titleHidden, lead, bars, unit, ghostName, scaleOf = [], notes = [], live } = props;
  const values = bars.flatMap(({ value, ghost }) => [value ?? 0, ghost ?? 0]);
  const axis = valueAxis([...values, ...scaleOf], unit, { fromZero: true });
  const layout = barLayout(bars, unit, live !== undefined);
  const height = Math.max(bars.length, 1) * layout.row;
  return (
    <ChartFigure
      finding={finding}
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      table={barTable(props)}
      margin={{ left: 0, right: 0, top: 26, bottom: 6 }}
      moving={live && { value: live.moving, height }}
      cursor={bars.length > 0 ? { down: bars.map((_, index) => (index + 1) * layout.row - 15) } : undefined}
      notes={[...(ghostName ? [`Outline: ${ghostName.toLowerCase()}.`] : []), ...notes]}
    >
      <Plot
        title={title}
        description={bars.map((bar) => `${bar.label}: ${figureOf(bar, unit)}.`).join(' ')}
        height={height}
      >
        {bars.map((bar, index) => (
          <BarDrawing
            key={`${bar.label} ${index}`}
            bar={bar}
            name={layout.names[index]}
            axis={axis}
            layout={layout}
            top={index * layout.row}
          />
        ))}
        {live && <BarRedraw live={live} changesOf={(bar) => barChanges(bar, axis, layout)} />}
      </Plot>
    </ChartFigure>
  );
}

function barTable({ title, bars, unit, rowName, valueName, ghostName }: BarChartProps): ChartTable {
  const hasRemarks = bars.some(({ remark }) => remark !== undefined);
  return {
    caption: title,
    columns: [
      { header: rowName, unit: 'words' },
      { header: valueName, unit },
      ...(ghostName ? [{ header: ghostName, unit }] : []),
      ...(hasRemarks ? [{ header: 'Remark', unit: 'words' as const }] : []),
    ],
    rows: bars.map(({ label, value, ghost = null, remark = '' }) => [
      label,
      value,
      ...(ghostName ? [ghost] : []),
      ...(hasRemarks ? [remark] : []),
    ]),
  };
}

interface BarLayout {
  readonly names: readonly BarName[];
  /** Whether the figure is under the name, and not beside it. */
  readonly isNameAlone: boolean;
  readonly hasRemarks: boolean;
  /** The height of a bar with its texts, in pixels. */
  readonly row: number;
}

/** @param isLive whether the figures change under a slider, which must not move the bars */
function barLayout(bars: readonly Bar[], unit: Unit, isLive: boolean): BarLayout {
  const texts = bars.map((bar) => ({ label: bar.label, figure: figureOf(bar, unit) }));
  const isNameAlone = isLive || !isOneLine(texts);
  return {
    names: namesAlone(texts),
    isNameAlone,
    hasRemarks: texts.every(({ figure }) => textWidth(figure) <= NARROW_FIGURE),
    row: isNameAlone ? ROW + FIGURE_LINE : ROW,
  };
}

/** The figure with its remark, in words. */
function figureOf({ value, ghost, against, remark }: Bar, unit: Unit): string {
  const figure = value === null ? 'no value' : formatDrawn(unit, value);
  const measured = ghost === undefined || ghost === null ? '' : ` ${against ?? `of ${formatDrawn(unit, ghost)}`}`;
  return `${figure}${measured}${remark ? `, ${remark}` : ''}`;
}

/** Where a bar starts and its length, as shares of the width; a negative value lies left of zero. */
function extentOf(value: number, axis: ValueAxis): readonly [from: number, length: number] {
  const zeroShare = axis.share(0);
  return [Math.min(axis.share(value), zeroShare), Math.abs(axis.share(value) - zeroShare)];
}

/** What changes with a bar's value: its figure, then its length. */
function barChanges({ remark, ...bar }: Bar, axis: ValueAxis, { hasRemarks }: Pick<BarLayout, 'hasRemarks'>) {
  const [from, length] = extentOf(bar.value ?? 0, axis);
  const drawn = hasRemarks && remark !== undefined ? { ...bar, remark } : bar;
  return [
    { attributes: {}, textContent: figureOf(drawn, axis.unit) },
    { attributes: { x: percentOfWidth(from), width: percentOfWidth(length) } },
  ] as const;
}

interface BarDrawingProps {
  bar: Bar;
  name: BarName | undefined;
  axis: ValueAxis;
  layout: BarLayout;
  /** In pixels. */
  top: number;
}

function BarDrawing({ bar, name, axis, layout, top }: BarDrawingProps) {
  const look = bar.look ?? lookOf(0);
  const [{ textContent }, { attributes }] = barChanges(bar, axis, layout);
  const figureY = top + layout.row - 28;
  const figurePlace = layout.isNameAlone ? { x: '0' } : { x: '100%', textAnchor: 'end' as const };
  const [ghostFrom, ghostLength] = extentOf(bar.ghost ?? 0, axis);
  const zero = percentOfWidth(axis.share(0));
  return (
    <g>
      {name && <BarLabel name={name} y={top + 14} />}
      <text data-moved {...figurePlace} y={figureY} className="fill-ink">
        {textContent}
      </text>
      {ghostLength > 0 && (
        <rect
          x={percentOfWidth(ghostFrom)}
          width={percentOfWidth(ghostLength)}
          y={figureY + 6}
          height="14"
          strokeDasharray="4 2"
          className="fill-sunken stroke-edge"
        />
      )}
      <rect data-moved {...attributes} y={figureY + 8} height="10" className={look.fill} />
      <line x1={zero} x2={zero} y1={figureY + 4} y2={figureY + 22} className="stroke-edge" />
    </g>
  );
}
