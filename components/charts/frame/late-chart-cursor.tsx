'use client';

import { useLateComponent } from '@/components/ui/behaviour/use-late-component';
import type { ChartCursorProps } from './chart-cursor';

const importCursor = async () => (await import('./chart-cursor')).ChartCursor;

/** A cursor needs script, so it is not in the first HTML; it lies over the plot. */
export function LateChartCursor(props: ChartCursorProps) {
  const { Component: ChartCursor } = useLateComponent(importCursor);
  return ChartCursor && <ChartCursor {...props} />;
}
