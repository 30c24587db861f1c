'use client';
import { useEffect, useRef } from 'react';
import { lineDrawing, drawingChanges, movingDrawing, type LineSpace } from './line-drawing';
import { fitsIn, type LineSeries } from './line-series';
import { paintOf } from '@/components/charts/marks/mark';
import { useMovingRedraw, type MovingValue } from '@/components/charts/moving/moving-value';
import { createNodeWriter } from '@/components/charts/moving/node-changes';

/** How a chart follows a slider without React: the series it shows at a value. */
export interface LiveLineSeries {
  readonly moving: MovingValue;
  /** The value that React has drawn. */
  readonly at: number;
  readonly seriesAt: (value: number) => readonly LineSeries[];
  /** Where several charts share a scale: the series of all of them. */
  readonly sharedAt?: (value: number) => readonly LineSeries[];
  /** The lowest and the highest value the slider leads to: the scale holds them while it moves. */
  readonly reach: readonly number[];
}

export interface LineRedrawProps {
  live: LiveLineSeries;
  series: readonly LineSeries[];
  space: LineSpace;
  /** For values that leave the scale. */
  movingSpace: LineSpace;
}

/**
 * Redraws its chart under a moving slider, if the chart is on screen. Meanwhile the marks, one node per value, are hidden
 * and replaced by two paths per series, in pixels. Values outside the scale are drawn on one that holds every value the
 * slider leads to. At rest everything is as React draws it, on a scale that fits.
 */
export function LineRedraw({ live, series, space, movingSpace }: LineRedrawProps) {
  const { moving, at, seriesAt, sharedAt = seriesAt } = live;
  const anchor = useRef<SVGGElement>(null);
  const visibility = useRef({ isNear: true, width: 0 });
  useEffect(() => {
    const plot = anchor.current?.ownerSVGElement;
    if (!plot) return;
    const near = new IntersectionObserver(([entry]) => (visibility.current.isNear = entry?.isIntersecting ?? true), {
      rootMargin: '100px',
    });
    // Measured now, so that nothing is measured while the slider moves.
    const size = new ResizeObserver(([entry]) => (visibility.current.width = entry?.contentRect.width ?? 0));
    near.observe(plot);
    size.observe(plot);
    return () => {
      near.disconnect();
      size.disconnect();
    };
  }, []);
  // React writes only what it believes has changed, and does not know what a redraw has written since.
  useMovingRedraw(moving, () => {
    const group = anchor.current;
    const plot = group?.ownerSVGElement;
    if (!group || !plot) return;
    const marks = plot.querySelector('[data-marks]');
    const [axis, movingAxis] = [plot.querySelector('[data-axis]'), plot.querySelector('[data-moving-axis]')];
    const showAxis = (fits: boolean) => {
      const [shown, hidden] = fits ? [axis, movingAxis] : [movingAxis, axis];
      if (!shown?.hasAttribute('display')) return;
      shown.removeAttribute('display');
      hidden?.setAttribute('display', 'none');
    };
    const writeOthers = createNodeWriter(plot.querySelectorAll('[data-moved]'));
    const writeMarks = createNodeWriter(plot.querySelectorAll('[data-mark]'));
    const writeMoving = createNodeWriter(group.children);
    const drawAtRest = (value: number) => {
      // Another value has another scale, which React is about to draw: until then the moved drawing stays.
      if (value !== at) return true;
      const drawing = lineDrawing(seriesAt(value), space);
      const shapes = drawing.marks.flatMap(({ shapes }) => shapes);
      // A different number of marks is for React to draw: until then the drawing stays.
      if (!writeMarks(shapes) || !writeOthers(drawingChanges(drawing))) return false;
      if (group.hasAttribute('display')) return true;
      marks?.removeAttribute('display');
      showAxis(true);
      group.setAttribute('display', 'none');
      writeMoving(Array.from(group.children, () => ({ attributes: { d: '' } })));
      return true;
    };
    const drawMoving = (value: number) => {
      const fits = fitsIn(sharedAt(value), space.axis);
      const drawing = movingDrawing(seriesAt(value), fits ? space : movingSpace, visibility.current.width);
      if (!writeOthers(drawing.others)) return false;
      writeMoving(drawing.marks);
      showAxis(fits);
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
