'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { lineDrawing, movedOf, type LineSpace, type Moved } from './line-drawing';
import type { LineSeries } from './line-series';
import type { Moving } from './moving';

/** How a chart follows a slider without React: which series it shows at a value. */
export interface Live {
  readonly moving: Moving;
  readonly seriesAt: (value: number) => readonly LineSeries[];
}

/** Redraws the chart it stands in under a moving slider, on the nodes that React has made, where somebody may see it. */
export function LineRedraw({ live: { moving, seriesAt }, space }: { live: Live; space: LineSpace }) {
  const place = useRef<SVGGElement>(null);
  const isNear = useRef(true);
  useEffect(() => {
    const plot = place.current?.ownerSVGElement;
    if (!plot) return;
    const watch = new IntersectionObserver(([seen]) => (isNear.current = seen?.isIntersecting ?? true), {
      rootMargin: '100px',
    });
    watch.observe(plot);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    const plot = place.current?.ownerSVGElement;
    if (!plot) return;
    const draw = (value: number) => redrawn(plot, movedOf(lineDrawing(seriesAt(value), space)));
    // React writes what it thinks has changed; what a redraw wrote since, it does not know.
    draw(moving.now());
    return moving.listen((value, isAtRest) => (isNear.current || isAtRest ? draw(value) : true));
  });
  return <g ref={place} />;
}

/** React's names of attributes that the document writes otherwise. */
const WRITTEN: Readonly<Record<string, string>> = { className: 'class', strokeWidth: 'stroke-width' };

/** Writes what has changed. @returns false where other nodes would be needed: then nothing is touched */
function redrawn(plot: SVGSVGElement, moved: readonly Moved[]): boolean {
  const nodes = plot.querySelectorAll('[data-moved]');
  if (nodes.length !== moved.length) return false;
  moved.forEach(({ on, says }, index) => {
    const node = nodes[index];
    if (!node) return;
    for (const [name, value] of Object.entries(on)) {
      const attribute = WRITTEN[name] ?? name;
      if (node.getAttribute(attribute) !== String(value)) node.setAttribute(attribute, String(value));
    }
    if (says !== undefined && node.firstChild && node.firstChild.nodeValue !== says) node.firstChild.nodeValue = says;
  });
  return true;
}
