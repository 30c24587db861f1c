'use client';

import { useLateComponent } from '@/components/ui/behaviour/use-late-component';
import type { ChartCursorProps } from './chart-cursor';

const importCursor = async () => (await import('./chart-cursor')).ChartCursor;

/** Without script a cursor would do nothing: it is not in the first HTML, and lies over the plot. */
export function LateChartCursor(props: ChartCursorProps) {
  const { Component: ChartCursor } = useLateComponent(importCursor);
  return ChartCursor && <ChartCursor {...props} />;
}
