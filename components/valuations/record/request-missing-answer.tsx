'use client';

import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Notice } from '@/components/ui/feedback/notice';
import { missingAnswerWords } from '@/lib/domain/usage/retry-words';
import { recordPath } from '@/lib/domain/page-paths';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { missingAnswerRequest, missingSources } from '@/components/valuations/requests/record-request';
import { PricedButton } from '@/components/layout/billing/priced-button';
import { useRecordRequest } from '@/components/valuations/requests/use-record-request';
import { RequestFault } from '@/components/valuations/form/request-fault';

export interface RequestMissingAnswerProps {
  record: Pick<ValuationRecord, 'id' | 'kind' | 'asked' | 'basedOn' | 'fileId' | 'sources' | 'lookUpMissing'>;
}

/** For a plate with a missing result: repeats the request, which uses recent results, or leads to where it has arrived. */
export function RequestMissingAnswer({ record }: RequestMissingAnswerProps) {
  const request = missingAnswerRequest(record);
  const { pending, fault, submittedInput, retry, costPreview, mostCredits, act } = useRecordRequest(request, record.id);
  if (!request) return null;
  if (costPreview?.laterRecord) return <ArrivedSince id={costPreview.laterRecord} />;
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
            mostCredits={mostCredits}
            onClick={() => void act()}
          >
            Retry
          </PricedButton>
        }
      >
        {missingAnswerWords(record.lookUpMissing, missingSources(record), costPreview?.cost)}
      </Notice>
      <RequestFault fault={fault} submittedInput={submittedInput} costPreview={costPreview} retry={retry} />
    </div>
  );
}

function ArrivedSince({ id }: { id: string }) {
  return (
    <div className="print:hidden">
      <Notice
        tone="info"
        live
        title="What was missing has arrived"
        actions={
          <ButtonLink href={recordPath(id)} variant="primary">
            Open the complete valuation
          </ButtonLink>
        }
      >
        It is saved as a newer valuation of this vehicle. Nothing more is charged.
      </Notice>
    </div>
  );
}
