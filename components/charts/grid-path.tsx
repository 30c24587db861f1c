'use client';
import { useRef } from 'react';
import { useMoved, type Moving } from './moving';
import { Stretched, STRETCHED_WIDTH } from './stretched';

export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface GridPathProps {
  cells: readonly Cell[];
  columns: number;
  rowHeight: number;
  height: number;
  /** Follows a slider at each of its steps, without React. */
  live?: { readonly moving: Moving; readonly cellsAt: (value: number) => readonly Cell[] } | undefined;
}

/** Frames about cells of a grid: one path, which is all that moves. */
export function GridPath({ cells, columns, rowHeight, height, live }: GridPathProps) {
  const path = useRef<SVGPathElement>(null);
  const width = STRETCHED_WIDTH / Math.max(columns, 1);
  const drawn = (cells: readonly Cell[]) =>
    cells.map(({ row, column }) => `M${column * width} ${row * rowHeight}h${width}v${rowHeight}h${-width}z`).join('');
  useMoved(live?.moving, () => (value) => {
    const [node, frames] = [path.current, drawn(live?.cellsAt(value) ?? cells)];
    if (node && node.getAttribute('d') !== frames) node.setAttribute('d', frames);
    return true;
  });
  return (
    <Stretched height={height}>
      <path
        ref={path}
        d={drawn(cells)}
        fill="none"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </Stretched>
  );
}
