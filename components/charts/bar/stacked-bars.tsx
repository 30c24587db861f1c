import { useId, type ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import { lookOf } from '@/components/charts/marks/look';
import { percentOfWidth, Plot } from '@/components/charts/frame/plot';
import { TexturePattern } from '@/components/charts/marks/texture';
import { formatDrawn, type Unit } from '@/components/charts/axis/unit';
import { valueAxis } from '@/components/charts/axis/value-axis';
import { BarLabel } from './bar-label';
import { namesBeside, type BarName } from './bar-names';
import { NAME_LINE, NOT_COMPARABLE, stackedLayout, sumOf, type StackedBar, type StackedRow } from './stacked-layout';

export interface StackedBarsProps {
  /** Its headline, from `lib/domain/findings`. */
  finding?: string | null;
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  /** The parts every bar is made of, at most six. */
  parts: readonly string[];
  bars: readonly StackedBar[];
  unit: Unit;
  rowName: string;
  scaleOf?: readonly number[];
  /** For many bars: names the parts once, under the longest bar with the most parts; the table has every figure. */
  namedOnce?: boolean;
  notes?: readonly ReactNode[];
}

/** The parts of a sum, named under each bar; each has a texture as well as a colour. */
export function StackedBars(props: StackedBarsProps) {
  const {
    finding,
    title,
    titleHidden,
    lead,
    parts,
    bars,
    unit,
    rowName,
    scaleOf = [],
    namedOnce = false,
    notes = [],
  } = props;
  const id = useId();
  const axis = valueAxis([...bars.map(sumOf), ...scaleOf], unit, { fromZero: true });
  const { rows, height } = stackedLayout(bars, parts, axis, namedOnce);
  const names = namesBeside(rows.map((row) => ({ label: row.label, figure: sumWords(row, unit) })));
  return (
    <ChartFigure
      finding={finding}
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      table={{
        caption: title,
        columns: [
          { header: rowName, unit: 'words' },
          ...parts.map((header) => ({ header, unit })),
          { header: 'Total', unit },
        ],
        rows: bars.map((bar) => [
          bar.label,
          ...parts.map((_, index) => bar.values[index] ?? null),
          bar.isIncomplete ? null : sumOf(bar),
        ]),
      }}
      margin={{ left: 0, right: 0, top: 26, bottom: 4 }}
      cursor={bars.length > 0 ? { down: rows.map(({ top }) => top + 30) } : undefined}
      notes={notes}
    >
      <Plot title={title} description={rows.map((row) => describe(row, unit)).join(' ')} height={height}>
        <defs>
          {parts.map((name, index) => (
            <TexturePattern key={name} id={`${id}${index}`} look={lookOf(index)} />
          ))}
          <pattern id={`${id}hatch`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="4" height="7" className="fill-surface" />
          </pattern>
        </defs>
        {rows.map((row, index) => (
          <BarOfParts key={`${row.label} ${index}`} row={row} name={names[index]} unit={unit} textureId={id} />
        ))}
      </Plot>
    </ChartFigure>
  );
}

const sumWords = ({ sum }: StackedRow, unit: Unit): string => (sum === null ? NOT_COMPARABLE : formatDrawn(unit, sum));

function describe(row: StackedRow, unit: Unit): string {
  const { label, pieces } = row;
  return `${label}: ${sumWords(row, unit)}, of which ${pieces.map(({ text }) => text).join(', ')}.`;
}

interface BarOfPartsProps {
  row: StackedRow;
  name: BarName | undefined;
  unit: Unit;
  textureId: string;
}

function BarOfParts({ row, name, unit, textureId }: BarOfPartsProps) {
  const { sum, top, pieces, named } = row;
  return (
    <g>
      {name && <BarLabel name={name} y={top + 14} />}
      <text x="100%" y={top + 14} textAnchor="end" className="fill-ink font-semibold">
        {sumWords(row, unit)}
      </text>
      {pieces.map(({ index, start, end }) => (
        <rect
          key={index}
          x={percentOfWidth(start)}
          width={percentOfWidth(end - start)}
          y={top + 20}
          height="20"
          fill={`url(#${textureId}${index})`}
          className="stroke-surface"
          strokeWidth="1.5"
        />
      ))}
      {sum === null && (
        <rect
          width={percentOfWidth(pieces.at(-1)?.end ?? 0)}
          y={top + 20}
          height="20"
          fill={`url(#${textureId}hatch)`}
          className="stroke-edge"
        />
      )}
      {named.map(({ index, label: part, start, end, anchor, line }) => (
        <g key={index}>
          <line
            x1={percentOfWidth((start + end) / 2)}
            x2={percentOfWidth((start + end) / 2)}
            y1={top + 40}
            y2={top + 44 + line * NAME_LINE}
            className="stroke-edge"
          />
          <text
            x={percentOfWidth((start + end) / 2)}
            y={top + 55 + line * NAME_LINE}
            fontSize="11"
            textAnchor={anchor}
            className="fill-ink [paint-order:stroke] stroke-surface"
            strokeWidth="3"
          >
            {part}
          </text>
        </g>
      ))}
    </g>
  );
}
