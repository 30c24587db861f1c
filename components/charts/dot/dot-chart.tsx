import { Fragment, type ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import { lookOf, type Look } from '@/components/charts/marks/look';
import { axisNotes } from '@/components/charts/line/line-chart';
import { Mark } from '@/components/charts/marks/mark';
import { percentOfWidth, Plot } from '@/components/charts/frame/plot';
import { placeInLines } from '@/components/charts/marks/place-labels';
import { fitted, textWidth } from '@/components/charts/marks/text-width';
import { formatInUnit, formatAxisLabel, type Unit } from '@/components/charts/axis/unit';
import { valueAxis } from '@/components/charts/axis/value-axis';

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

export interface DotChartProps {
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  groups: readonly DotGroup[];
  unit: Unit;
  groupName: string;
  dotName: string;
  valueName: string;
  /** Values that mean something on the axis: the edges of tax bands. */
  edges?: readonly { readonly at: number; readonly label: string }[];
  scaleOf?: readonly number[];
  notes?: readonly ReactNode[];
}

const ROW = 22;
const HEAD = 24;
const NARROW = 170;

/** One dot to a line, its name on the left and its figure on the right; the edges they are held against cross them all. */
export function DotChart(props: DotChartProps) {
  const { title, titleHidden, lead, groups, unit, groupName, dotName, valueName, edges = [], scaleOf = [] } = props;
  const dots = groups.flatMap(({ label, dots }) => dots.map((dot) => ({ ...dot, group: label })));
  const values = dots.flatMap(({ value }) => (value === null ? [] : [value]));
  const axis = valueAxis([...values, ...edges.map(({ at }) => at), ...scaleOf], unit);
  let y = 0;
  const rows = groups.map(({ label, dots }) => {
    const head = y;
    y += HEAD + dots.length * ROW;
    return { label, head, dots: dots.map((dot, index) => ({ dot, y: head + HEAD + index * ROW + ROW / 2 })) };
  });
  const height = Math.max(y, ROW);
  const levels = placeInLines(
    edges.map(({ at, label }): [number, number] => {
      const half = textWidth(label, 11) / 2 + 3;
      return [axis.share(at) * NARROW - half, axis.share(at) * NARROW + half];
    }),
  );
  const levelCount = Math.max(0, ...levels.map((level) => level + 1));
  const figure = ({ value, remark }: Dot) =>
    [value === null ? 'no value' : formatInUnit(unit, value), remark].filter(Boolean).join(', ');
  const left = Math.min(110, Math.max(30, ...dots.map(({ name }) => textWidth(name) + 12)));
  const right = Math.min(110, Math.max(30, ...dots.map((dot) => textWidth(figure(dot)) + 14)));
  return (
    <ChartFigure
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
      margin={{ left, right, top: 28 + levelCount * 14, bottom: 24 }}
      cursor={dots.length > 0 ? { down: rows.flatMap(({ dots }) => dots.map(({ y }) => y)) } : undefined}
      notes={[...axisNotes(axis), ...(props.notes ?? [])]}
    >
      <Plot
        title={title}
        description={dots.map((dot) => `${dot.group}, ${dot.name}: ${figure(dot)}.`).join(' ')}
        height={height}
      >
        {axis.ticks.map((tick, index) => (
          <g key={tick} className={index % 2 === 1 ? '@max-lg:hidden' : ''}>
            <line
              x1={percentOfWidth(axis.share(tick))}
              x2={percentOfWidth(axis.share(tick))}
              y1="0"
              y2={height}
              className="stroke-line"
            />
            <text
              x={percentOfWidth(axis.share(tick))}
              y={height + 16}
              fontSize="11"
              textAnchor="middle"
              className="fill-soft"
            >
              {formatAxisLabel(unit, tick)}
            </text>
          </g>
        ))}
        {edges.map(({ at, label }, index) => (
          <g key={`${at} ${label}`}>
            <line
              x1={percentOfWidth(axis.share(at))}
              x2={percentOfWidth(axis.share(at))}
              y1={-4 - (levels[index] ?? 0) * 14}
              y2={height}
              strokeDasharray="5 3"
              className="stroke-soft"
            />
            <text
              x={percentOfWidth(axis.share(at))}
              y={-8 - (levels[index] ?? 0) * 14}
              fontSize="11"
              textAnchor="middle"
              className="fill-ink [paint-order:stroke] stroke-surface"
              strokeWidth="3"
            >
              {label}
            </text>
          </g>
        ))}
        {rows.map(({ label, head, dots }, at) => (
          <Fragment key={`${label} ${at}`}>
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
                {dot.value !== null && (
                  <Mark share={axis.share(dot.value)} y={y} look={dot.look ?? lookOf(index)} size={5} />
                )}
                <text x="100%" dx="10" y={y} dy="0.33em" className="fill-ink">
                  {fitted(figure(dot), right - 10)}
                </text>
              </g>
            ))}
          </Fragment>
        ))}
      </Plot>
    </ChartFigure>
  );
}
