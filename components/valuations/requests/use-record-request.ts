'use client';

import { valueVehicleFile } from '@/lib/api/addresses/registrations/vehicle-files';
import {
  createValuation,
  createValuationByIdentifier,
  createValuationByVin,
  revalue,
} from '@/lib/api/addresses/valuations';
import { useAction } from '@/lib/api/client/use-answer';
import { creditsShown, mostCreditsOf } from '@/lib/domain/usage/price-words';
import { useCostPreview } from '@/components/layout/billing/use-cost-preview';
import { useRecordCreation } from '@/components/valuations/form/use-record-creation';
import type { RecordRequest } from './record-request';

/**
 * Submits a record's request, with its price.
 * @param request null if there is none
 * @param lackingRecord the id of the record, if a result of it is missing and may have arrived since
 */
export function useRecordRequest(request: RecordRequest | null, lackingRecord?: string) {
  const file = useRecordCreation(useAction(valueVehicleFile));
  const record = useRecordCreation(useAction(revalue));
  const identifier = useRecordCreation(useAction(createValuationByIdentifier));
  const plate = useRecordCreation(useAction(createValuation));
  const vin = useRecordCreation(useAction(createValuationByVin));
  const costPreview = useCostPreview(
    request && (lackingRecord === undefined ? request.priced : { ...request.priced, record: lackingRecord }),
  );
  const mostCredits = request ? mostCreditsOf(request.priced) : 0;

  async function submit(fresh: boolean): Promise<void> {
    const price = { fresh, mostCredits: creditsShown(costPreview?.cost, mostCredits, fresh) };
    switch (request?.by) {
      case 'file':
        return file.act({ ...request.input, ...price });
      case 'record':
        return record.act({ ...request.input, ...price });
      case 'identifier':
        return identifier.act({ ...request.input, ...price });
      case 'plate':
        return plate.act({ ...request.input, ...price });
      case 'vin':
        return vin.act({ ...request.input, ...price });
    }
  }

  const { pending, fault, submittedInput, retry } = { file, record, identifier, plate, vin }[request?.by ?? 'plate'];
  return {
    pending,
    fault,
    submittedInput,
    retry,
    costPreview,
    mostCredits,
    act: () => submit(false),
    /** As a new check, without recent results. */
    refresh: () => submit(true),
  };
}
