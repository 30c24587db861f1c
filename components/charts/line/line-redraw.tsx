'use client';
import { useEffect, useRef } from 'react';
import { lineDrawing, drawingChanges, movingDrawing, type LineSpace } from './line-drawing';
import type { LineSeries } from './line-series';
import { paintOf } from '@/components/charts/marks/mark';
import { useMovingRedraw, type MovingValue } from '@/components/charts/moving/moving-value';
import { createNodeWriter } from '@/components/charts/moving/node-changes';

/** How a chart follows a slider without React: the series it shows at a value. */
export interface LiveLineSeries {
  readonly moving: MovingValue;
  readonly seriesAt: (value: number) => readonly LineSeries[];
}

export interface LineRedrawProps {
  live: LiveLineSeries;
  series: readonly LineSeries[];
  space: LineSpace;
}

/**
 * Redraws its chart under a moving slider, where the chart is on the screen. Meanwhile the marks, a node for each value,
 * are hidden: two paths a series stand for them, in pixels. At rest everything is as React draws it.
 */
export function LineRedraw({ live: { moving, seriesAt }, series, space }: LineRedrawProps) {
  const anchor = useRef<SVGGElement>(null);
  const visibility = useRef({ isNear: true, width: 0 });
  useEffect(() => {
    const plot = anchor.current?.ownerSVGElement;
    if (!plot) return;
    const near = new IntersectionObserver(([entry]) => (visibility.current.isNear = entry?.isIntersecting ?? true), {
      rootMargin: '100px',
    });
    // So that nothing is measured while the slider moves.
    const size = new ResizeObserver(([entry]) => (visibility.current.width = entry?.contentRect.width ?? 0));
    near.observe(plot);
    size.observe(plot);
    return () => {
      near.disconnect();
      size.disconnect();
    };
  }, []);
  // React writes what it takes for changed: it does not know what a redraw wrote since.
  useMovingRedraw(moving, () => {
    const group = anchor.current;
    const plot = group?.ownerSVGElement;
    if (!group || !plot) return;
    const marks = plot.querySelector('[data-marks]');
    const writeOthers = createNodeWriter(plot.querySelectorAll('[data-moved]'));
    const writeMarks = createNodeWriter(plot.querySelectorAll('[data-mark]'));
    const writeMoving = createNodeWriter(group.children);
    const drawAtRest = (value: number) => {
      const drawing = lineDrawing(seriesAt(value), space);
      const shapes = drawing.marks.flatMap(({ shapes }) => shapes);
      // Marks of another number are for React to make: until then the drawing stays.
      if (!writeMarks(shapes) || !writeOthers(drawingChanges(drawing))) return false;
      if (group.hasAttribute('display')) return true;
      marks?.removeAttribute('display');
      group.setAttribute('display', 'none');
      writeMoving(Array.from(group.children, () => ({ attributes: { d: '' } })));
      return true;
    };
    const drawMoving = (value: number) => {
      const drawing = movingDrawing(seriesAt(value), space, visibility.current.width);
      if (!writeOthers(drawing.others)) return false;
      writeMoving(drawing.marks);
      if (!group.hasAttribute('display')) return true;
      group.removeAttribute('display');
      marks?.setAttribute('display', 'none');
      return true;
    };
    return (value, isAtRest) => {
      if (isAtRest) return drawAtRest(value);
      return !visibility.current.isNear || drawMoving(value);
    };
  });
  return (
    <g ref={anchor} display="none">
      {series.flatMap(({ name, look }) => [
        <path key={name} d="" {...paintOf(look, false)} />,
        <path key={`${name} interpolated`} d="" {...paintOf(look, true)} />,
      ])}
    </g>
  );
}
