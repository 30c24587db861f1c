import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import { lookOf, type Look } from '@/components/charts/marks/look';
import { axisNotes } from '@/components/charts/line/line-chart';
import { Mark } from '@/components/charts/marks/mark';
import { leastPlotWidths } from '@/components/charts/frame/plot-widths';
import { percentOfWidth, Plot } from '@/components/charts/frame/plot';
import { placeInLines } from '@/components/charts/marks/place-labels';
import { fitted, textWidth } from '@/components/charts/marks/text-width';
import { AcrossGrid } from '@/components/charts/axis/across-grid';
import { formatInUnit, type Unit } from '@/components/charts/axis/unit';
import { valueAxis, type ValueAxis } from '@/components/charts/axis/value-axis';

export interface Dot {
  readonly name: string;
  readonly value: number | null;
  readonly look?: Look;
  readonly remark?: string;
}

export interface DotGroup {
  readonly label: string;
  readonly dots: readonly Dot[];
}

export interface DotEdge {
  readonly at: number;
  readonly label: string;
}

export interface DotChartProps {
  /** Its headline, from `lib/domain/findings`. */
  finding?: string | null;
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  groups: readonly DotGroup[];
  unit: Unit;
  groupName: string;
  dotName: string;
  valueName: string;
  /** Values that mean something on the axis: the edges of tax bands. */
  edges?: readonly DotEdge[];
  scaleOf?: readonly number[];
  notes?: readonly ReactNode[];
}

const ROW = 22;
const HEAD = 24;

/** One dot a line, its name on the left and its figure on the right; the edges to compare with cross all lines. */
export function DotChart(props: DotChartProps) {
  const {
    finding,
    title,
    titleHidden,
    lead,
    groups,
    unit,
    groupName,
    dotName,
    valueName,
    edges = [],
    scaleOf = [],
  } = props;
  const dots = groups.flatMap(({ label, dots }) => dots.map((dot) => ({ ...dot, group: label })));
  const values = dots.flatMap(({ value }) => (value === null ? [] : [value]));
  const axis = valueAxis([...values, ...edges.map(({ at }) => at), ...scaleOf], unit);
  const { rows, height } = rowsOf(groups);
  const left = Math.min(110, Math.max(30, ...dots.map(({ name }) => textWidth(name) + 12)));
  const right = Math.min(130, Math.max(30, ...dots.map((dot) => textWidth(figureOf(dot, unit)) + 14)));
  const widths = leastPlotWidths({ left, right });
  const edgeLines = placeInLines(edges.map((edge) => edgeSpan(edge, axis, widths.narrow)));
  // An edge leaves out the names of the groups, which it would cross.
  const stretches = rows.map(({ head, dots }) => [head + HEAD, head + HEAD + dots.length * ROW] as const);
  const edgeLineCount = Math.max(0, ...edgeLines.map((line) => line + 1));
  return (
    <ChartFigure
      finding={finding}
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      table={{
        caption: title,
        columns: [
          { header: groupName, unit: 'words' },
          { header: dotName, unit: 'words' },
          { header: valueName, unit },
          { header: 'Remark', unit: 'words' },
        ],
        rows: dots.map(({ group, name, value, remark }) => [group, name, value, remark ?? '']),
      }}
      margin={{ left, right, top: 28 + edgeLineCount * 14, bottom: 24 }}
      cursor={dots.length > 0 ? { down: rows.flatMap(({ dots }) => dots.map(({ y }) => y)) } : undefined}
      notes={[...axisNotes(axis), ...(props.notes ?? [])]}
    >
      <Plot
        title={title}
        description={dots.map((dot) => `${dot.group}, ${dot.name}: ${figureOf(dot, unit)}.`).join(' ')}
        height={height}
      >
        <AcrossGrid axis={axis} height={height} widths={widths} />
        {edges.map((edge, index) => (
          <EdgeLine
            key={`${edge.at} ${edge.label}`}
            edge={edge}
            axis={axis}
            line={edgeLines[index] ?? 0}
            stretches={stretches}
          />
        ))}
        {rows.map((row, index) => (
          <DotRows key={`${row.label} ${index}`} row={row} axis={axis} left={left} right={right} />
        ))}
      </Plot>
    </ChartFigure>
  );
}

interface DotRow {
  readonly label: string;
  /** The top of the group's head, in pixels. */
  readonly head: number;
  readonly dots: readonly { readonly dot: Dot; readonly y: number }[];
}

function rowsOf(groups: readonly DotGroup[]): { rows: DotRow[]; height: number } {
  const rows: DotRow[] = [];
  let head = 0;
  for (const { label, dots } of groups) {
    const first = head + HEAD + ROW / 2;
    rows.push({ label, head, dots: dots.map((dot, index) => ({ dot, y: first + index * ROW })) });
    head += HEAD + dots.length * ROW;
  }
  return { rows, height: Math.max(head, ROW) };
}

function figureOf({ value, remark }: Dot, unit: Unit): string {
  return [value === null ? 'no value' : formatInUnit(unit, value), remark].filter(Boolean).join(', ');
}

function edgeSpan({ at, label }: DotEdge, axis: ValueAxis, plotWidth: number): [number, number] {
  const half = textWidth(label, 11) / 2 + 3;
  return [axis.share(at) * plotWidth - half, axis.share(at) * plotWidth + half];
}

interface EdgeLineProps {
  edge: DotEdge;
  axis: ValueAxis;
  /** Of its label above the plot, from 0 at the bottom. */
  line: number;
  /** Where it crosses the plot, from and to in pixels. */
  stretches: readonly (readonly [number, number])[];
}

/** The label is above the plot, on another line if it would touch one. */
function EdgeLine({ edge, axis, line, stretches }: EdgeLineProps) {
  const x = percentOfWidth(axis.share(edge.at));
  return (
    <g>
      {[[-4 - line * 14, 0] as const, ...stretches].map(([from, to]) => (
        <line key={from} x1={x} x2={x} y1={from} y2={to} strokeDasharray="5 3" className="stroke-soft" />
      ))}
      <text
        x={x}
        y={-8 - line * 14}
        fontSize="11"
        textAnchor="middle"
        className="fill-ink [paint-order:stroke] stroke-surface"
        strokeWidth="3"
      >
        {edge.label}
      </text>
    </g>
  );
}

interface DotRowsProps {
  row: DotRow;
  axis: ValueAxis;
  /** Beside the plot, in pixels. */
  left: number;
  right: number;
}

function DotRows({ row: { label, head, dots }, axis, left, right }: DotRowsProps) {
  return (
    <>
      <text
        x={-left}
        y={head + 16}
        className="fill-ink font-semibold [paint-order:stroke] stroke-surface"
        strokeWidth="3"
      >
        {label}
      </text>
      {dots.map(({ dot, y }, index) => (
        <g key={`${dot.name} ${index}`}>
          <text x={-left} y={y} dy="0.33em" className="fill-soft">
            {fitted(dot.name, left - 8)}
          </text>
          <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
          {dot.value !== null && <Mark share={axis.share(dot.value)} y={y} look={dot.look ?? lookOf(index)} size={5} />}
          <text x="100%" dx="10" y={y} dy="0.33em" className="fill-ink">
            {fitted(figureOf(dot, axis.unit), right - 10)}
          </text>
        </g>
      ))}
    </>
  );
}
