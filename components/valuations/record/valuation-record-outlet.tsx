'use client';

import type { ReactNode } from 'react';
import { InPlaceOutlet } from '@/components/layout/navigation/in-place-outlet';
import { useLateComponent } from '@/components/ui/behaviour/use-late-component';
import { useShownRecord } from './shown-record';

const importSkeleton = async () => (await import('./record-skeleton')).RecordSkeleton;
const load = async () => (await import('./valuation-record-page')).ValuationRecordPage;

/**
 * A page whose submissions lead to records, each shown in place of the page.
 * @param own the record that the page itself shows
 */
export function ValuationRecordOutlet({ own, children }: { own?: string; children: ReactNode }) {
  const { Component: RecordSkeleton } = useLateComponent(importSkeleton);
  const shown = useShownRecord();
  return (
    <InPlaceOutlet id={shown === own ? null : shown} load={load} waiting={RecordSkeleton && <RecordSkeleton />}>
      {children}
    </InPlaceOutlet>
  );
}
