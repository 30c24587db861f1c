'use client';

import { useLateComponent } from '@/components/ui/behaviour/use-late-component';

const importList = async () => (await import('./pending-valuations')).PendingValuations;

/** Valuations the provider has not answered yet. Mostly there is none: its script is not among the first of a page. */
export function LatePendingValuations() {
  const { Component: PendingValuations } = useLateComponent(importList);
  return PendingValuations && <PendingValuations />;
}
