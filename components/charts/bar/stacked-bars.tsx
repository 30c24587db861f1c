import { useId, type ReactNode } from 'react';
import { ChartFigure } from '@/components/charts/frame/chart-figure';
import { lookOf } from '@/components/charts/marks/look';
import { percentOfWidth, Plot } from '@/components/charts/frame/plot';
import { anchorOf, placeInLines } from '@/components/charts/marks/place-labels';
import { textWidth } from '@/components/charts/marks/text-width';
import { TexturePattern } from '@/components/charts/marks/texture';
import { formatInUnit, type Unit } from '@/components/charts/axis/unit';
import { valueAxis } from '@/components/charts/axis/value-axis';

export interface StackedBar {
  readonly label: string;
  /** One for each part, in their order; null where it is not known. None is negative. */
  readonly values: readonly (number | null)[];
}

export interface StackedBarsProps {
  title: string;
  titleHidden?: boolean;
  lead?: ReactNode;
  /** The parts every bar is made of, at most six. */
  parts: readonly string[];
  bars: readonly StackedBar[];
  unit: Unit;
  rowName: string;
  scaleOf?: readonly number[];
  /** Of many bars: the parts are named once, under the longest bar that has the most of them; the table has every figure. */
  namedOnce?: boolean;
  notes?: readonly ReactNode[];
}

const LINE = 15;
const NARROW = 300;

/** What a sum is made of. The parts are named under each bar where they lie; each has a texture besides its colour. */
export function StackedBars({
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
}: StackedBarsProps) {
  const id = useId();
  const sums = bars.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  const axis = valueAxis([...sums, ...scaleOf], unit, { fromZero: true });
  const namedAt = parts.map((_, index) => longestBarWith(bars, index));
  let y = 0;
  const drawn = bars.map(({ label, values }, row) => {
    let from = 0;
    const pieces = parts.flatMap((name, index) => {
      const value = values[index] ?? null;
      if (value === null || value === 0) return [];
      const [start, end] = [axis.share(from), axis.share(from + value)];
      from += value;
      const text = `${name} ${formatInUnit(unit, value)}`;
      const label = !namedOnce ? text : namedAt[index] === row ? name : '';
      const [width, middle] = [textWidth(label, 11), ((start + end) / 2) * NARROW];
      const anchor = anchorOf(middle, width, NARROW);
      const left = anchor === 'end' ? middle - width : anchor === 'start' ? middle : middle - width / 2;
      return [{ index, text, label, start, end, anchor, span: [left - 4, left + width + 4] as const }];
    });
    const labelled = pieces.filter((piece) => piece.label !== '');
    const lines = placeInLines(labelled.map(({ span }) => span));
    const top = y;
    y += 42 + (Math.max(-1, ...lines) + 1) * LINE + (namedOnce ? 6 : 14);
    return { label, pieces, labelled, lines, top, sum: sums[row] ?? 0 };
  });
  const height = Math.max(y, LINE);
  return (
    <ChartFigure
      title={title}
      titleHidden={titleHidden}
      lead={lead}
      table={{
        caption: title,
        columns: [
          { header: rowName, unit: 'words' },
          ...parts.map((header) => ({ header, unit })),
          { header: 'Sum', unit },
        ],
        rows: bars.map(({ label, values }, row) => [
          label,
          ...parts.map((_, index) => values[index] ?? null),
          sums[row] ?? 0,
        ]),
      }}
      margin={{ left: 0, right: 0, top: 26, bottom: 4 }}
      cursor={bars.length > 0 ? { down: drawn.map(({ top }) => top + 30) } : undefined}
      notes={notes}
    >
      <Plot
        title={title}
        description={drawn
          .map(
            ({ label, pieces, sum }) =>
              `${label}: ${formatInUnit(unit, sum)}, of which ${pieces.map(({ text }) => text).join(', ')}.`,
          )
          .join(' ')}
        height={height}
      >
        <defs>
          {parts.map((name, index) => (
            <TexturePattern key={name} id={`${id}${index}`} look={lookOf(index)} />
          ))}
        </defs>
        {drawn.map(({ label, pieces, labelled, lines, top, sum }, row) => (
          <g key={`${label} ${row}`}>
            <text x="0" y={top + 14} className="fill-ink font-semibold">
              {label}
            </text>
            <text x="100%" y={top + 14} textAnchor="end" className="fill-ink font-semibold">
              {formatInUnit(unit, sum)}
            </text>
            {pieces.map(({ index, start, end }) => (
              <rect
                key={index}
                x={percentOfWidth(start)}
                width={percentOfWidth(end - start)}
                y={top + 20}
                height="20"
                fill={`url(#${id}${index})`}
                className="stroke-surface"
                strokeWidth="1.5"
              />
            ))}
            {labelled.map(({ index, label: name, start, end, anchor }, at) => (
              <g key={index}>
                <line
                  x1={percentOfWidth((start + end) / 2)}
                  x2={percentOfWidth((start + end) / 2)}
                  y1={top + 40}
                  y2={top + 44 + (lines[at] ?? 0) * LINE}
                  className="stroke-edge"
                />
                <text
                  x={percentOfWidth((start + end) / 2)}
                  y={top + 55 + (lines[at] ?? 0) * LINE}
                  fontSize="11"
                  textAnchor={anchor}
                  className="fill-ink [paint-order:stroke] stroke-surface"
                  strokeWidth="3"
                >
                  {name}
                </text>
              </g>
            ))}
          </g>
        ))}
      </Plot>
    </ChartFigure>
  );
}

/** The bar that has a part and the most parts beside; of several the longest. */
function longestBarWith(bars: readonly StackedBar[], part: number): number {
  const size = ({ values }: StackedBar) => [
    values.filter((value) => (value ?? 0) > 0).length,
    values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
  ];
  return bars.reduce((best, bar, row) => {
    if ((bar.values[part] ?? 0) <= 0) return best;
    const [count = 0, sum = 0] = size(bar);
    const [bestCount = 0, bestSum = 0] = bars[best] ? size(bars[best]) : [];
    return count > bestCount || (count === bestCount && sum > bestSum) ? row : best;
  }, -1);
}
