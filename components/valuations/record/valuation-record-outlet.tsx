'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { recordIdIn } from './record-address';
import { RecordSkeleton } from './record-skeleton';

const loadRecordPage = () => import('./valuation-record-page');
const KeptRecord = lazy(async () => ({ default: (await loadRecordPage()).ValuationRecordPage }));

/**
 * A page whose presses lead to records: once the address names one, it stands here in place of the page, painted from
 * what the press brought and without a page from the server. A reload of that address gets the record's own page.
 */
export function ValuationRecordOutlet({ children }: { children: ReactNode }) {
  const id = recordIdIn(usePathname());
  useEffect(() => {
    void loadRecordPage(); // While the dealer types.
  }, []);
  if (id === null) return children;
  return (
    <Suspense fallback={<RecordSkeleton />}>
      <KeptRecord id={id} />
    </Suspense>
  );
}
