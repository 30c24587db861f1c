'use client';

import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { RefreshRecord } from './refresh-record';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { noAppraisalWords } from '@/lib/domain/valuations/missing/no-vehicle-words';
import { isVehicleFound } from '@/lib/domain/vehicles/identity/no-vehicle-found';
import { recordPath } from '@/lib/domain/page-paths';
import { TakeIntoStock } from '@/components/layout/stock/take-into-stock';
import { StartAppraisal } from './start-appraisal';
import { ShareRecord } from '@/components/valuations/shares/share-record';

/** What can be done with a whole record. */
export function RecordActions({ record, mayCreate }: { record: ValuationRecord; mayCreate: boolean }) {
  const mayAppraise = useHasPermission('appraisals.work');
  const noAppraisal = noAppraisalWords(record);
  // Without a vehicle a customer's copy would be an empty page.
  const isForCustomers = isVehicleFound(record.identity);
  return (
    <div className="flex flex-wrap items-start gap-2">
      {mayAppraise && noAppraisal === null && <StartAppraisal id={record.id} />}
      <TakeIntoStock from="valuation" id={record.id} />
      <Button icon="print" onClick={() => window.print()}>
        Print
      </Button>
      {isForCustomers && <ButtonLink href={`${recordPath(record.id)}/customer`}>Customer copy</ButtonLink>}
      {isForCustomers && mayCreate && <ShareRecord record={record} />}
      {mayCreate && <RefreshRecord record={record} />}
      {mayAppraise && noAppraisal !== null && <p className="w-full text-sm text-soft">{noAppraisal}</p>}
    </div>
  );
}
