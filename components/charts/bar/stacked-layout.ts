import { NARROW_FIGURE } from '@/components/charts/frame/plot-widths';
import { placeInLines, placeLabel } from '@/components/charts/marks/place-labels';
import { textWidth } from '@/components/charts/marks/text-width';
import { formatDrawn } from '@/components/charts/axis/unit';
import type { ValueAxis } from '@/components/charts/axis/value-axis';

export interface StackedBar {
  readonly label: string;
  /** One for each part, in their order; null where it is not known. None is negative. */
  readonly values: readonly (number | null)[];
  /** Of all parts; added up from the values if left out, which rounded values do not always give exactly. */
  readonly sum?: number | undefined;
  /** Some part is unknown: drawn hatched and without a total, so that it is not compared. */
  readonly isIncomplete?: boolean;
}

interface StackedPiece {
  /** Of the part. */
  readonly index: number;
  readonly text: string;
  /** Empty where the part is named under another bar. */
  readonly label: string;
  /** In shares of the width. */
  readonly start: number;
  readonly end: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly span: readonly [number, number];
}

export interface StackedRow {
  readonly label: string;
  /** null for an incomplete bar that would be compared with others. */
  readonly sum: number | null;
  /** In pixels. */
  readonly top: number;
  readonly pieces: readonly StackedPiece[];
  /** The named pieces, each with the line of its name. */
  readonly named: readonly (StackedPiece & { readonly line: number })[];
}

/** In place of a sum. */
export const NOT_COMPARABLE = 'not comparable';
/** Of one line of names, in pixels. */
export const NAME_LINE = 15;

/** Where each bar and its parts are drawn, one below another, each with room for the names under it. */
export function stackedLayout(
  bars: readonly StackedBar[],
  parts: readonly string[],
  axis: ValueAxis,
  namedOnce: boolean,
): { readonly rows: readonly StackedRow[]; readonly height: number } {
  const namedAt = parts.map((_, index) => longestBarWith(bars, index));
  const rows: StackedRow[] = [];
  let top = 0;
  for (const [row, bar] of bars.entries()) {
    const pieces = piecesOf(bar, parts, axis, (index) =>
      !namedOnce ? 'value' : namedAt[index] === row ? 'name' : null,
    );
    const labelled = pieces.filter(({ label }) => label !== '');
    const lines = placeInLines(labelled.map(({ span }) => span));
    const named = labelled.map((piece, index) => ({ ...piece, line: lines[index] ?? 0 }));
    rows.push({ label: bar.label, sum: bar.isIncomplete ? null : sumOf(bar), top, pieces, named });
    top += 42 + (Math.max(-1, ...lines) + 1) * NAME_LINE + (namedOnce ? 6 : 14);
  }
  return { rows, height: Math.max(top, NAME_LINE) };
}

/** To hundredths of the unit: decimals do not add up exactly. */
export const sumOf = ({ values, sum: given }: StackedBar): number =>
  given ?? Math.round(values.reduce<number>((sum, value) => sum + (value ?? 0), 0) * 100) / 100;

/** @param wordsOf a part: its name with its value, its name, or nothing */
function piecesOf(
  { values }: StackedBar,
  parts: readonly string[],
  { share, unit }: ValueAxis,
  wordsOf: (index: number) => 'value' | 'name' | null,
): StackedPiece[] {
  let from = 0;
  return parts.flatMap((name, index) => {
    const value = values[index] ?? null;
    if (value === null || value === 0) return [];
    const [start, end] = [share(from), share(from + value)];
    from += value;
    const text = `${name} ${formatDrawn(unit, value)}`;
    const words = wordsOf(index);
    const label = words === 'value' ? text : words === 'name' ? name : '';
    return [
      {
        index,
        text,
        label,
        start,
        end,
        ...placeLabel(((start + end) / 2) * NARROW_FIGURE, textWidth(label, 11), NARROW_FIGURE),
      },
    ];
  });
}

/** The bar with this part and the most other parts; of several, the longest. */
function longestBarWith(bars: readonly StackedBar[], part: number): number {
  const partCount = ({ values }: StackedBar) => values.filter((value) => (value ?? 0) > 0).length;
  return bars.reduce((best, bar, row) => {
    if ((bar.values[part] ?? 0) <= 0) return best;
    const bestBar = bars[best];
    if (!bestBar) return row;
    const [count, bestCount] = [partCount(bar), partCount(bestBar)];
    return count > bestCount || (count === bestCount && sumOf(bar) > sumOf(bestBar)) ? row : best;
  }, -1);
}
