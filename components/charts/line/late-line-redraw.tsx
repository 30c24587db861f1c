'use client';

import { useLateComponent } from '@/components/ui/behaviour/use-late-component';
import type { LineRedrawProps } from './line-redraw';

const importRedraw = async () => (await import('./line-redraw')).LineRedraw;

/** Until this script has loaded, a chart follows its slider only once the slider rests. */
export function LateLineRedraw(props: LineRedrawProps) {
  const { Component: LineRedraw } = useLateComponent(importRedraw);
  return LineRedraw && <LineRedraw {...props} />;
}
