'use client';
import { useRef } from 'react';
import { useMovingRedraw, type MovingValue } from '@/components/charts/moving/moving-value';
import { Stretched, STRETCHED_WIDTH } from '@/components/charts/frame/stretched';

export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridPathProps {
  cells: readonly GridCell[];
  columns: number;
  rowHeight: number;
  height: number;
  /** Follows a slider at each step, without React. */
  live?: { readonly moving: MovingValue; readonly cellsAt: (value: number) => readonly GridCell[] } | undefined;
}

/** Frames around cells of a grid: one path, the only part that moves. */
export function GridPath({ cells, columns, rowHeight, height, live }: GridPathProps) {
  const path = useRef<SVGPathElement>(null);
  const width = STRETCHED_WIDTH / Math.max(columns, 1);
  const framePath = (cells: readonly GridCell[]) =>
    cells.map(({ row, column }) => `M${column * width} ${row * rowHeight}h${width}v${rowHeight}h${-width}z`).join('');
  useMovingRedraw(live?.moving, () => (value) => {
    const [node, frames] = [path.current, framePath(live?.cellsAt(value) ?? cells)];
    if (node && node.getAttribute('d') !== frames) node.setAttribute('d', frames);
    return true;
  });
  return (
    <Stretched height={height}>
      <path
        ref={path}
        d={framePath(cells)}
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </Stretched>
  );
}
