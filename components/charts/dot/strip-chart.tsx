import type { ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import { axisNotes } from '@/components/charts/line/line-chart';
import { lookOf, type Look } from '@/components/charts/marks/look';
import { Mark } from '@/components/charts/marks/mark';
import { percentOfWidth, Plot } from '@/components/charts/frame/plot';
import { placeInLines, placeLabel } from '@/components/charts/marks/place-labels';
import { textWidth } from '@/components/charts/marks/text-width';
import { formatInUnit, formatAxisLabel, type Unit } from '@/components/charts/axis/unit';
import { valueAxis, type ValueAxis } from '@/components/charts/axis/value-axis';

export interface StripMark {
  readonly name: string;
  readonly value: number;
  readonly look?: Look;
}

export interface Strip {
  readonly label: string;
  readonly marks: readonly StripMark[];
  /** A range behind the marks: lowest and highest. */
  readonly range?: readonly [number, number];
}

export interface StripChartProps {
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  strips: readonly Strip[];
  unit: Unit;
  stripName: string;
  scaleOf?: readonly number[];
  notes?: readonly ReactNode[];
}

const LINE = 15;
const NARROW = 290;

/** Several figures on one scale, each with its name beside it. */
export function StripChart(props: StripChartProps) {
  const { title, titleHidden, lead, strips, unit, stripName, scaleOf = [], notes = [] } = props;
  const values = strips.flatMap(({ marks, range = [] }) => [...marks.map(({ value }) => value), ...range]);
  const axis = valueAxis([...values, ...scaleOf], unit);
  const { rows, height } = stripRows(strips, axis);
  return (
    <ChartFigure
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      table={{
        caption: title,
        columns: [
          { header: stripName, unit: 'words' },
          { header: 'Point', unit: 'words' },
          { header: 'Value', unit },
        ],
        rows: strips.flatMap(({ label, marks, range }) => [
          ...marks.map(({ name, value }) => [label, name, value]),
          ...(range
            ? [
                [label, 'lowest', range[0]],
                [label, 'highest', range[1]],
              ]
            : []),
        ]),
      }}
      margin={{ left: 0, right: 0, top: 10, bottom: 24 }}
      notes={[...axisNotes(axis), ...notes]}
    >
      <Plot title={title} description={rows.map(describe).join(' ')} height={height}>
        {axis.ticks.map((tick, index) => (
          <text
            key={tick}
            x={percentOfWidth(axis.share(tick))}
            y={height + 16}
            fontSize="11"
            textAnchor={index === 0 ? 'start' : index === axis.ticks.length - 1 ? 'end' : 'middle'}
            className={`fill-soft ${index % 2 === 1 ? '@max-lg:hidden' : ''}`}
          >
            {formatAxisLabel(unit, tick)}
          </text>
        ))}
        {rows.map((row, index) => (
          <StripDrawing key={`${row.strip.label} ${index}`} row={row} axis={axis} />
        ))}
      </Plot>
    </ChartFigure>
  );
}

interface StripLabel {
  readonly mark: StripMark;
  readonly text: string;
  /** Of the width. */
  readonly share: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Under the strip, from 0. */
  readonly line: number;
}

interface StripRow {
  readonly strip: Strip;
  readonly labels: readonly StripLabel[];
  /** In pixels. */
  readonly top: number;
}

/** One strip under the other, each as high as the labels under it need. */
function stripRows(strips: readonly Strip[], axis: ValueAxis): { rows: StripRow[]; height: number } {
  const rows: StripRow[] = [];
  let top = 0;
  for (const strip of strips) {
    const placed = strip.marks.map((mark) => {
      const text = `${mark.name} ${formatInUnit(axis.unit, mark.value)}`;
      const share = axis.share(mark.value);
      return { mark, text, share, ...placeLabel(share * NARROW, textWidth(text), NARROW) };
    });
    const lines = placeInLines(placed.map(({ span }) => span));
    rows.push({ strip, labels: placed.map((label, index) => ({ ...label, line: lines[index] ?? 0 })), top });
    top += 34 + (Math.max(-1, ...lines) + 1) * LINE + 8;
  }
  return { rows, height: Math.max(top, LINE) };
}

function describe({ strip, labels }: StripRow): string {
  return `${strip.label}: ${labels.map(({ text }) => text).join(', ') || 'no value'}.`;
}

function StripDrawing({ row: { strip, labels, top }, axis }: { row: StripRow; axis: ValueAxis }) {
  return (
    <g>
      <text x="0" y={top + 12} className="fill-ink font-semibold">
        {strip.label}
      </text>
      <line x1="0" x2="100%" y1={top + 26} y2={top + 26} className="stroke-line" strokeWidth="2" />
      {strip.range && (
        <line
          x1={percentOfWidth(axis.share(strip.range[0]))}
          x2={percentOfWidth(axis.share(strip.range[1]))}
          y1={top + 26}
          y2={top + 26}
          className="stroke-edge"
          strokeWidth="7"
        />
      )}
      {labels.map(({ mark, text, share, anchor, line }, index) => (
        <g key={`${mark.name} ${index}`}>
          <line
            x1={percentOfWidth(share)}
            x2={percentOfWidth(share)}
            y1={top + 26}
            y2={top + 34 + line * LINE}
            className="stroke-line"
          />
          <Mark share={share} y={top + 26} look={mark.look ?? lookOf(index)} size={5} />
          <text
            x={percentOfWidth(share)}
            y={top + 46 + line * LINE}
            textAnchor={anchor}
            className="fill-ink [paint-order:stroke] stroke-surface"
            strokeWidth="3"
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
