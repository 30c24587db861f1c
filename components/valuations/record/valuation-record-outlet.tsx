'use client';

import type { ReactNode } from 'react';
import { InPlaceOutlet } from '@/components/layout/navigation/in-place-outlet';
import { RecordSkeleton } from './record-skeleton';
import { useShownRecord } from './shown-record';

const load = async () => (await import('./valuation-record-page')).ValuationRecordPage;

/** A page whose submissions lead to records, each shown in its place. */
export function ValuationRecordOutlet({ children }: { children: ReactNode }) {
  return (
    <InPlaceOutlet id={useShownRecord()} load={load} waiting={<RecordSkeleton />}>
      {children}
    </InPlaceOutlet>
  );
}
