'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RecordSkeleton } from './record-skeleton';
import { useShownRecord } from './shown-record';

/**
 * A page whose submissions lead to records: once the address names one, the record is shown here in place of the page,
 * painted from the answer and without a page from the server. A reload of that address gets the record's page.
 */
export function ValuationRecordOutlet({ children }: { children: ReactNode }) {
  const id = useShownRecord();
  const [RecordPage, setRecordPage] = useState<ComponentType<{ id: string }> | null>(null);
  useEffect(() => {
    // While the dealer types. Held as it is, not by `lazy`, whose first drawing waits once more.
    void import('./valuation-record-page').then((loaded) => setRecordPage(() => loaded.ValuationRecordPage));
  }, []);
  if (id === null) return children;
  return RecordPage === null ? <RecordSkeleton /> : <RecordPage id={id} />;
}
