'use client';

import { useLateComponent } from '@/components/ui/behaviour/use-late-component';
import type { LineRedrawProps } from './line-redraw';

const importRedraw = async () => (await import('./line-redraw')).LineRedraw;

/** Until its script is there, a chart follows its slider once that is still. */
export function LateLineRedraw(props: LineRedrawProps) {
  const { Component: LineRedraw } = useLateComponent(importRedraw);
  return LineRedraw && <LineRedraw {...props} />;
}
