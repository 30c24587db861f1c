'use client';

import { marketPricesRequest } from '@/components/valuations/requests/record-request';
import { PricedButton } from '@/components/layout/billing/priced-button';
import { useRecordRequest } from '@/components/valuations/requests/use-record-request';
import { RequestFault } from '@/components/valuations/form/request-fault';

export interface RequestInternetPricesProps {
  record: Parameters<typeof marketPricesRequest>[0];
}

/** Gets market prices for a record's plate; recent results of the rest are used again, free. */
export function RequestInternetPrices({ record }: RequestInternetPricesProps) {
  const request = marketPricesRequest(record);
  const { pending, fault, submittedInput, retry, costPreview, mostCredits, act } = useRecordRequest(request);
  if (!request) return null;
  return (
    <div className="space-y-3">
      <RequestFault fault={fault} submittedInput={submittedInput} costPreview={costPreview} retry={retry} />
      <PricedButton pending={pending} costPreview={costPreview} mostCredits={mostCredits} onClick={() => void act()}>
        Get market prices
      </PricedButton>
    </div>
  );
}
