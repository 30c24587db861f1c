'use client';

import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { RefreshRecord } from './refresh-record';
import { recordPath } from './record-address';
import { ShareRecord } from '@/components/valuations/shares/share-record';

/** What can be done with a whole record. */
export function RecordActions({ record, mayCreate }: { record: ValuationRecord; mayCreate: boolean }) {
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      <Button icon="print" onClick={() => window.print()}>
        Print
      </Button>
      <ButtonLink href={`${recordPath(record.id)}/customer`}>Customer copy</ButtonLink>
      {mayCreate && <ShareRecord record={record} />}
      {mayCreate && <RefreshRecord record={record} />}
    </div>
  );
}
