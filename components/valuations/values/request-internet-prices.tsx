'use client';

import { createValuation } from '@/lib/api/addresses/valuations';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { PricedButton } from '@/components/valuations/form/priced-button';
import { useRecordCreation } from '@/components/valuations/form/use-record-creation';
import { useCostPreview } from '@/components/valuations/form/use-cost-preview';
import { RequestFault } from '@/components/valuations/form/request-fault';

/** Gets market prices for a record's plate; recent results of the rest are used again, free. */
export function RequestInternetPrices({ record: { asked: requestedFor } }: { record: Pick<ValuationRecord, 'asked'> }) {
  const { plate, mileage, identifier } = requestedFor;
  const isByPlate = identifier === null && plate !== null && mileage !== null;
  const costPreview = useCostPreview(isByPlate ? { plate, mileage, internetPrices: true } : null);
  const { pending, fault, act, retry } = useRecordCreation(createValuation);
  if (!isByPlate) return null;
  return (
    <div className="space-y-3">
      <RequestFault fault={fault} retry={retry} />
      <PricedButton
        pending={pending}
        costPreview={costPreview}
        atMost={1}
        onClick={() => void act({ plate, mileage, internetPrices: true })}
      >
        Get market prices
      </PricedButton>
    </div>
  );
}
