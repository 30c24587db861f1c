'use client';
import { useRef } from 'react';
import type { Bar } from './bar-chart';
import { useMoved, type Moving } from './moving';
import { writerOf, type Moved } from './redraw';

/** How bars follow a slider without React: the same bars, in the same order, at a value. */
export interface LiveBars {
  readonly moving: Moving;
  readonly barsAt: (value: number) => readonly Bar[];
}

/** Redraws the bars it stands among under a moving slider. @param movedOf a bar: its figure, then its length */
export function BarRedraw({ live, movedOf }: { live: LiveBars; movedOf: (bar: Bar) => readonly Moved[] }) {
  const place = useRef<SVGGElement>(null);
  const { moving, barsAt } = live;
  useMoved(moving, () => {
    const plot = place.current?.ownerSVGElement;
    if (!plot) return;
    const write = writerOf(plot.querySelectorAll('[data-moved]'));
    return (value) => write(barsAt(value).flatMap(movedOf));
  });
  return <g ref={place} />;
}
