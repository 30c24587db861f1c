'use client';

import type { ReactNode } from 'react';
import { useScriptStyle } from '@/components/ui/behaviour/use-script-style';
import { useHasMoved, type MovingValue } from '@/components/charts/moving/moving-value';
import type { PlotMargin } from './plot';

export interface PlotAreaProps {
  margin: PlotMargin;
  /**
   * For a plot that follows a slider. From the first move the browser lays out and paints it separately, and skips it when
   * far off screen. Not earlier: a plot contained after its first paint counts as a layout shift.
   */
  moving: { readonly value: MovingValue; readonly height: number } | undefined;
  /** Over the plot and its margins. */
  cursor: ReactNode;
  children: ReactNode;
}

/** The plot with its margins, held open by two empty drawings: SVG attributes need neither script nor a style. */
export function PlotArea({ margin, moving, cursor, children }: PlotAreaProps) {
  const { top, right, bottom, left } = margin;
  const hasMoved = useHasMoved(moving?.value);
  const scriptStyle = useScriptStyle(
    moving === undefined || !hasMoved
      ? {}
      : {
          contain: 'size layout style',
          contentVisibility: 'auto',
          // For what overlaps its edge: a frame's stroke, the ring of the cursor.
          overflowClipMargin: 8,
          height: top + moving.height + bottom,
        },
  );
  return (
    <div
      data-plot-area
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto_auto] content-start"
      style={scriptStyle}
    >
      <svg aria-hidden="true" className="block" width={left} height={top} />
      <div className="col-start-2 row-start-2">{children}</div>
      <svg aria-hidden="true" className="col-start-3 row-start-3 block" width={right} height={bottom} />
      {cursor}
    </div>
  );
}
