'use client';
import { useEffect, useRef } from 'react';
import { lineDrawing, movedOf, movingDrawing, type LineSpace } from './line-drawing';
import type { LineSeries } from './line-series';
import { paintOf } from './mark';
import { useMoved, type Moving } from './moving';
import { writerOf } from './redraw';

/** How a chart follows a slider without React: which series it shows at a value. */
export interface Live {
  readonly moving: Moving;
  readonly seriesAt: (value: number) => readonly LineSeries[];
}

export interface LineRedrawProps {
  live: Live;
  series: readonly LineSeries[];
  space: LineSpace;
}

/**
 * Redraws the chart it stands in under a moving slider, where somebody may see it. The marks, a node for each value, are
 * put away meanwhile: two paths a series stand for them, in pixels. At rest all is as React draws it.
 */
export function LineRedraw({ live: { moving, seriesAt }, series, space }: LineRedrawProps) {
  const place = useRef<SVGGElement>(null);
  const seen = useRef({ isNear: true, width: 0 });
  useEffect(() => {
    const plot = place.current?.ownerSVGElement;
    if (!plot) return;
    const near = new IntersectionObserver(([entry]) => (seen.current.isNear = entry?.isIntersecting ?? true), {
      rootMargin: '100px',
    });
    // So that nothing is measured while the slider moves.
    const size = new ResizeObserver(([entry]) => (seen.current.width = entry?.contentRect.width ?? 0));
    near.observe(plot);
    size.observe(plot);
    return () => {
      near.disconnect();
      size.disconnect();
    };
  }, []);
  // React writes what it thinks has changed; what a redraw wrote since, it does not know.
  useMoved(moving, () => {
    const own = place.current;
    const plot = own?.ownerSVGElement;
    if (!own || !plot) return;
    const marks = plot.querySelector('[data-marks]');
    const writeOthers = writerOf(plot.querySelectorAll('[data-moved]'));
    const writeMarks = writerOf(plot.querySelectorAll('[data-mark]'));
    const writeMoving = writerOf(own.children);
    const atRest = (value: number) => {
      const drawing = lineDrawing(seriesAt(value), space);
      const shapes = drawing.marks.flatMap(({ shapes }) => shapes);
      // Other marks are React's to make: until it has, what moved stays.
      if (!writeMarks(shapes) || !writeOthers(movedOf(drawing))) return false;
      if (own.hasAttribute('display')) return true;
      marks?.removeAttribute('display');
      own.setAttribute('display', 'none');
      writeMoving(Array.from(own.children, () => ({ on: { d: '' } })));
      return true;
    };
    const onTheMove = (value: number) => {
      const drawing = movingDrawing(seriesAt(value), space, seen.current.width);
      if (!writeOthers(drawing.others)) return false;
      writeMoving(drawing.marks);
      if (!own.hasAttribute('display')) return true;
      own.removeAttribute('display');
      marks?.setAttribute('display', 'none');
      return true;
    };
    return (value, isAtRest) => {
      if (isAtRest) return atRest(value);
      return !seen.current.isNear || onTheMove(value);
    };
  });
  return (
    <g ref={place} display="none">
      {series.flatMap(({ name, look }) => [
        <path key={name} d="" {...paintOf(look, false)} />,
        <path key={`${name} reckoned`} d="" {...paintOf(look, true)} />,
      ])}
    </g>
  );
}
