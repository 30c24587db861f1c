'use client';

import { useDeferredValue } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { isNavigatingTo, useHeadingFocus } from '@/components/layout/navigation/in-place-navigation';
import { useTitle } from '@/components/layout/page/use-title';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { readValuation } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/client/use-answer';
import { OutlookLinks } from '@/components/valuations/outlook/outlook-links';
import { RequestMissingAnswer } from './request-missing-answer';
import { OutlookSkeleton } from '@/components/valuations/outlook/outlook-skeleton';
import { useLateComponent } from '@/components/ui/behaviour/use-late-component';
import { RecordActions } from './record-actions';
import { RecordComparison } from './record-comparison';
import { RecordView } from './record-view';
import { RecordSkeleton } from './record-skeleton';
import { RevalueForm } from './revalue-form';
import { useSavedOnDevice } from './use-saved-on-device';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

const importOutlook = async () => (await import('@/components/valuations/outlook/record-outlook')).RecordOutlook;

/** A record by its id: from the cache after a submission or a page load, otherwise read again, free. */
export function ValuationRecordPage({ id }: { id: string }) {
  const answer = useAnswer(readValuation, { id });
  const mayCreate = useHasPermission('valuations.create');
  const title = answer.data && displayName(answer.data.record.identity.title);
  // After a submission the values are painted first and the rest right after; a page from the server comes whole.
  const isFullyRendered = useDeferredValue(true, !isNavigatingTo(id));

  const heading = useHeadingFocus(id, title !== undefined);
  useTitle(title);
  useSavedOnDevice(answer.data);

  return (
    <QueryBoundary query={answer} what="the valuation" money={false} waiting={<RecordSkeleton />}>
      {({ record, contentHash }) => (
        <RecordView
          key={record.id}
          record={record}
          contentHash={contentHash}
          heading={heading}
          isFullyRendered={isFullyRendered}
          outlook={
            record.identity.vehicle && (
              <>
                <LateOutlook id={record.id} />
                {/* The browser does not draw it: its script stays on the server. */}
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
      )}
    </QueryBoundary>
  );
}

/** The values do not wait for its charts. */
function LateOutlook({ id }: { id: string }) {
  const { Component: RecordOutlook } = useLateComponent(importOutlook);
  return RecordOutlook ? (
    <RecordOutlook id={id} />
  ) : (
    <div data-waiting>
      <div className="grid gap-4 lg:grid-cols-2 print:hidden">
        <OutlookSkeleton />
      </div>
    </div>
  );
}
