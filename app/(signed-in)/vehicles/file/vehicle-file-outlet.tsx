'use client';

import type { ReactNode } from 'react';
import { InPlaceOutlet } from '@/components/layout/navigation/in-place-outlet';
import { ValuationRecordOutlet } from '@/components/valuations/record/valuation-record-outlet';
import { FileSkeleton } from '@/components/valuations/file/file-skeleton';
import { useShownFile } from '@/components/valuations/file/shown-file';

const load = async () => (await import('./vehicle-file-page')).VehicleFilePage;

/** A page whose submissions lead to vehicle files, and from those to records, each shown in its place. */
export function VehicleFileOutlet({ children }: { children: ReactNode }) {
  return (
    <ValuationRecordOutlet>
      <InPlaceOutlet id={useShownFile()} load={load} waiting={<FileSkeleton />}>
        {children}
      </InPlaceOutlet>
    </ValuationRecordOutlet>
  );
}
