'use client';
import { useState } from 'react';
import { useScriptStyle } from '@/components/ui/behaviour/use-script-style';
import { nearestDot } from '@/components/charts/scatter/scatter-drawing';
import { gridWords, rowWords, type ChartTable } from './chart-table';
import { percentOfWidth, type PlotMargin } from './plot';

/**
 * Where the rows of the table are drawn: along, as shares of the width, or down, in pixels; with both, the cells of a grid,
 * or scattered rows, each at its own place.
 */
export interface CursorPath {
  readonly along?: readonly number[];
  readonly down?: readonly number[];
  readonly isScattered?: boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface ChartCursorProps {
  table: ChartTable;
  path: CursorPath;
  margin: PlotMargin;
}

/** The browser's own slider under the chart: screen readers read its value at every step; touch and mouse move it too. */
export function ChartCursor({ table, path, margin }: ChartCursorProps) {
  const { along, down, isScattered = false } = path;
  const [[column, row], moveTo] = useState<readonly [number, number]>([0, 0]);
  const [shown, show] = useState(false);
  const columns = along?.length ?? 1;
  const rows = isScattered ? 1 : (down?.length ?? 1);
  const at: readonly [number, number] = [Math.min(column, columns - 1), Math.min(row, rows - 1)];
  const words = along && down && !isScattered ? gridWords(table, at[1], at[0]) : rowWords(table, along ? at[0] : at[1]);
  const index = at[1] * columns + at[0];
  const { top, right, bottom, left } = margin;
  const scriptStyle = useScriptStyle({ top, right, bottom, left });
  return (
    <>
      <div
        className="absolute touch-pan-y rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent print:hidden"
        style={scriptStyle}
        onPointerMove={({ clientX, clientY, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect();
          moveTo(placeUnder(path, { x: clientX - box.left, y: clientY - box.top, across: box.width }));
          show(true);
        }}
        onPointerLeave={() => show(false)}
      >
        <input
          type="range"
          min={0}
          max={Math.max(columns * rows - 1, 0)}
          value={index}
          aria-label={`Values of ${table.caption}`}
          aria-valuetext={words}
          className="pointer-events-none absolute inset-x-0 bottom-0 h-px opacity-0"
          onChange={({ target }) =>
            moveTo([Number(target.value) % columns, Math.floor(Number(target.value) / columns)])
          }
          onKeyDown={(event) => {
            const step = STEPS[event.key];
            if (!step || isScattered || !(along && down)) return;
            event.preventDefault();
            moveTo([clampIndex(at[0] + step[0], columns), clampIndex(at[1] + step[1], rows)]);
          }}
          onFocus={() => show(true)}
          onBlur={() => show(false)}
        />
        {shown && along && (
          <div
            className="pointer-events-none absolute inset-y-0 border-l border-ink"
            style={{ left: percentOfWidth(along[at[0]] ?? 0) }}
          />
        )}
        {shown && down && (
          <div
            className="pointer-events-none absolute inset-x-0 border-t border-ink"
            style={{ top: down[isScattered ? at[0] : at[1]] ?? 0 }}
          />
        )}
      </div>
      <p
        className={`pointer-events-none absolute inset-x-0 top-0 min-h-5 text-xs font-semibold text-ink print:hidden ${shown ? 'bg-surface' : ''}`}
        data-read-out
        aria-hidden="true"
      >
        {shown ? words : null}
      </p>
    </>
  );
}

/** The column and row whose figures are drawn nearest to a place of the plot, in pixels. */
function placeUnder(
  { along = [0], down = [0], isScattered = false }: CursorPath,
  { x, y, across }: { readonly x: number; readonly y: number; readonly across: number },
): readonly [number, number] {
  if (isScattered) return [nearestDot(along, down, { x, y, across }), 0];
  return [nearest(along, x / across), nearest(down, y)];
}

const clampIndex = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

function nearest(positions: readonly number[], target: number): number {
  let best = 0;
  positions.forEach((position, index) => {
    if (Math.abs(position - target) < Math.abs((positions[best] ?? 0) - target)) best = index;
  });
  return best;
}
