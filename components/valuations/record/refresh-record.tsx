'use client';

import {
  createValuation,
  createValuationByIdentifier,
  createValuationByVin,
  revalue,
} from '@/lib/api/addresses/valuations';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { PricedButton } from '@/components/valuations/form/priced-button';
import { useRecordCreation } from '@/components/valuations/form/use-record-creation';
import { useCostPreview, type CostPreviewInput } from '@/components/valuations/form/use-cost-preview';
import { RequestFault } from '@/components/valuations/form/request-fault';

/** The same look-ups again, without recent results. It ends in a new record; this one stays. */
export function RefreshRecord({ record }: { record: Pick<ValuationRecord, 'asked' | 'basedOn' | 'sources'> }) {
  const byPlate = useRecordCreation(createValuation);
  const byVin = useRecordCreation(createValuationByVin);
  const byIdentifier = useRecordCreation(createValuationByIdentifier);
  const fromRecord = useRecordCreation(revalue);
  const { plate, vin, kind, identifier, registered, mileage } = record.asked;
  const { basedOn } = record;

  function refreshRequest() {
    if (kind && identifier !== null && registered && mileage !== null) {
      const request = { kind, identifier, registered, mileage };
      // From the same record: its register data comes along.
      return basedOn === null
        ? { by: byIdentifier, input: request, credits: 1, act: () => byIdentifier.act({ ...request, fresh: true }) }
        : {
            by: fromRecord,
            input: request,
            credits: 1,
            act: () => fromRecord.act({ id: basedOn, ...request, fresh: true }),
          };
    }
    if (plate && mileage !== null) {
      const internetPrices = record.sources.internetPrices !== null;
      const request = { plate, mileage, internetPrices };
      return {
        by: byPlate,
        input: request,
        credits: internetPrices ? 3 : 2,
        act: () => byPlate.act({ ...request, fresh: true }),
      };
    }
    return vin ? { by: byVin, input: { vin }, credits: 1, act: () => byVin.act({ vin, fresh: true }) } : null;
  }

  const refresh = refreshRequest();
  const costPreview = useCostPreview(refresh ? (refresh.input satisfies CostPreviewInput) : null);
  if (!refresh) return null;
  return (
    <>
      <PricedButton
        icon="refresh"
        fresh
        costPlace="beside"
        costPreview={costPreview}
        atMost={refresh.credits}
        pending={refresh.by.pending}
        onClick={() => void refresh.act()}
      >
        Refresh (new check)
      </PricedButton>
      <RequestFault fault={refresh.by.fault} retry={refresh.by.retry} />
    </>
  );
}
