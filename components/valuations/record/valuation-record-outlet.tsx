'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { recordIdIn } from './record-address';
import { RecordSkeleton } from './record-skeleton';

const loadRecordPage = () => import('./valuation-record-page');
const RecordPage = lazy(async () => ({ default: (await loadRecordPage()).ValuationRecordPage }));

/**
 * A page whose submissions lead to records: once the address names one, the record is shown here in place of the page,
 * painted from the answer and without a page from the server. A reload of that address gets the record's page.
 */
export function ValuationRecordOutlet({ children }: { children: ReactNode }) {
  const id = recordIdIn(usePathname());
  useEffect(() => {
    void loadRecordPage(); // While the dealer types.
  }, []);
  if (id === null) return children;
  return (
    <Suspense fallback={<RecordSkeleton />}>
      <RecordPage id={id} />
    </Suspense>
  );
}
