'use client';

import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { PricedButton } from '@/components/layout/billing/priced-button';
import { refreshRequest } from '@/components/valuations/requests/record-request';
import { useRecordRequest } from '@/components/valuations/requests/use-record-request';
import { RequestFault } from '@/components/valuations/form/request-fault';

export interface RefreshRecordProps {
  record: Pick<ValuationRecord, 'asked' | 'basedOn' | 'fileId' | 'sources'>;
}

/** The same look-ups again, without recent results. It ends in a new record; this one stays. */
export function RefreshRecord({ record }: RefreshRecordProps) {
  const request = refreshRequest(record);
  const { pending, fault, submittedInput, retry, costPreview, mostCredits, refresh } = useRecordRequest(request);
  if (!request) return null;
  return (
    <>
      <PricedButton
        icon="refresh"
        fresh
        costPlace="beside"
        costPreview={costPreview}
        mostCredits={mostCredits}
        pending={pending}
        onClick={() => void refresh()}
      >
        Refresh (new check)
      </PricedButton>
      <RequestFault fault={fault} submittedInput={submittedInput} costPreview={costPreview} retry={retry} />
    </>
  );
}
