import type { ReactNode } from 'react';

/** Paths take no per cent: here 1000 units are the whole width, and strokes keep their thickness and their dashes. */
export const STRETCHED_WIDTH = 1000;

export function Stretched({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg
      width="100%"
      height={height}
      viewBox={`0 0 ${STRETCHED_WIDTH} ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {children}
    </svg>
  );
}
