'use client';
import { useRef } from 'react';
import type { Bar } from './bar-chart';
import { useMovingRedraw, type MovingValue } from '@/components/charts/moving/moving-value';
import { createNodeWriter, type NodeChange } from '@/components/charts/moving/node-changes';

/** How bars follow a slider without React: the same bars, in the same order, at a value. */
export interface LiveBars {
  readonly moving: MovingValue;
  readonly barsAt: (value: number) => readonly Bar[];
}

/** Redraws the bars of its plot under a moving slider. @param changesOf a bar: its figure, then its length */
export function BarRedraw({ live, changesOf }: { live: LiveBars; changesOf: (bar: Bar) => readonly NodeChange[] }) {
  const anchor = useRef<SVGGElement>(null);
  const { moving, barsAt } = live;
  useMovingRedraw(moving, () => {
    const plot = anchor.current?.ownerSVGElement;
    if (!plot) return;
    const write = createNodeWriter(plot.querySelectorAll('[data-moved]'));
    return (value) => write(barsAt(value).flatMap(changesOf));
  });
  return <g ref={anchor} />;
}
