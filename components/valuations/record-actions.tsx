'use client';

import { ButtonLink } from '@/components/layout/button-link';
import { Button } from '@/components/ui/button';
import type { ValuationRecord } from '@/lib/domain/valuation';
import { LookUpAfresh } from './look-up-afresh';
import { recordPath } from './record-address';
import { ShareRecord } from './share-record';

/** What can be done with a whole record. */
export function RecordActions({ record, mayCreate }: { record: ValuationRecord; mayCreate: boolean }) {
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      <Button icon="print" onClick={() => window.print()}>
        Print
      </Button>
      <ButtonLink href={`${recordPath(record.id)}/customer`}>Customer copy</ButtonLink>
      {mayCreate && <ShareRecord record={record} />}
      {mayCreate && <LookUpAfresh record={record} />}
    </div>
  );
}
