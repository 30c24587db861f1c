import type { ReactNode } from 'react';
import { LateOutlook } from '@/components/valuations/outlook/late-outlook';
import { OutlookLinks } from '@/components/valuations/outlook/outlook-links';
import { OutlookSkeleton } from '@/components/valuations/outlook/outlook-skeleton';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import { RecordActions } from './record-actions';
import { RecordComparison } from './record-comparison';
import { RecordView } from './record-view';
import { RequestMissingAnswer } from './request-missing-answer';
import { RevalueForm } from './revalue-form';

export interface WholeRecordProps {
  record: ValuationRecord;
  contentHash: string;
  /** Whether the reader may value. */
  mayCreate: boolean;
  /** The organisation's own sales of cars like this one, rendered on the server: at the record's own address alone. */
  ownSales?: ReactNode;
  /** Whether to draw what is below the values too. */
  isFullyRendered?: boolean;
}

/**
 * A record with everything that can be done with it. At its own address the server renders it, and only its forms and
 * buttons have script in the browser; a record opened by a submission is rendered in the browser.
 */
export function WholeRecord({ record, contentHash, mayCreate, ownSales, isFullyRendered = true }: WholeRecordProps) {
  return (
    <RecordView
      record={record}
      contentHash={contentHash}
      isFullyRendered={isFullyRendered}
      ownSales={ownSales}
      outlook={
        record.identity.vehicle && (
          <>
            <LateOutlook id={record.id}>
              <OutlookSkeleton />
            </LateOutlook>
            {/* Not rendered in the browser, so its script stays on the server. */}
            <noscript>{typeof window === 'undefined' && <OutlookLinks record={record} />}</noscript>
          </>
        )
      }
      comparison={record.identity.vehicle && <RecordComparison record={record} mayCreate={mayCreate} />}
      actions={<RecordActions record={record} mayCreate={mayCreate} />}
      {...(mayCreate && {
        requestMissingAnswer: <RequestMissingAnswer record={record} />,
        revalue: <RevalueForm record={record} />,
      })}
    />
  );
}
