'use client';

import { valueVehicleFile } from '@/lib/api/addresses/registrations/vehicle-files';
import {
  createValuation,
  createValuationByIdentifier,
  createValuationByVin,
  revalue,
} from '@/lib/api/addresses/valuations';
import { creditsShown, mostCredits as mostCreditsOf } from '@/lib/domain/usage/price-words';
import { useCostPreview } from '@/components/valuations/form/use-cost-preview';
import { useRecordCreation } from '@/components/valuations/form/use-record-creation';
import type { RecordRequest } from './record-request';

/** Submits a record's request, with its price. @param request null if there is none */
export function useRecordRequest(request: RecordRequest | null) {
  const file = useRecordCreation(valueVehicleFile);
  const record = useRecordCreation(revalue);
  const identifier = useRecordCreation(createValuationByIdentifier);
  const plate = useRecordCreation(createValuation);
  const vin = useRecordCreation(createValuationByVin);
  const costPreview = useCostPreview(request?.priced ?? null);
  const atMost = request ? mostCreditsOf(request.priced) : 0;

  async function submit(fresh: boolean): Promise<void> {
    const mostCredits = creditsShown(costPreview?.cost, atMost, fresh);
    switch (request?.by) {
      case 'file':
        return file.act({ ...request.input, fresh, mostCredits });
      case 'record':
        return record.act({ ...request.input, fresh, mostCredits });
      case 'identifier':
        return identifier.act({ ...request.input, fresh, mostCredits });
      case 'plate':
        return plate.act({ ...request.input, fresh, mostCredits });
      case 'vin':
        return vin.act({ ...request.input, fresh, mostCredits });
    }
  }

  const { pending, fault, retry } = { file, record, identifier, plate, vin }[request?.by ?? 'plate'];
  return {
    pending,
    fault,
    retry,
    costPreview,
    atMost,
    act: () => submit(false),
    /** As a new check, without recent results. */
    refresh: () => submit(true),
  };
}
