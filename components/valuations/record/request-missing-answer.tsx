'use client';

import { Notice } from '@/components/ui/feedback/notice';
import { createValuation } from '@/lib/api/addresses/valuations';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { missingAnswerRequest } from '@/components/valuations/form/valuation-request';
import { PricedButton } from '@/components/valuations/form/priced-button';
import { useRecordCreation } from '@/components/valuations/form/use-record-creation';
import { useCostPreview } from '@/components/valuations/form/use-cost-preview';
import { RequestFault } from '@/components/valuations/form/request-fault';

/** For a plate with a result missing: the same request again, which pays only for what is missing. */
export function RequestMissingAnswer({ record }: { record: Pick<ValuationRecord, 'kind' | 'asked' | 'sources'> }) {
  const request = missingAnswerRequest(record);
  const costPreview = useCostPreview(request);
  const { pending, fault, act, retry } = useRecordCreation(createValuation);
  if (!request) return null;
  return (
    <div className="space-y-3 print:hidden">
      <Notice
        tone="warning"
        title="Part of the check failed"
        actions={
          <PricedButton
            variant="primary"
            pending={pending}
            costPreview={costPreview}
            atMost={2}
            onClick={() => void act(request)}
          >
            Retry
          </PricedButton>
        }
      >
        Results already received are used again, late ones too. Only what is missing is requested.
      </Notice>
      <RequestFault fault={fault} retry={retry} />
    </div>
  );
}
