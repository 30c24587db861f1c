'use client';

import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { useIsDrawnWhole } from '@/components/layout/navigation/in-place-navigation';
import { useTitle } from '@/components/layout/page/use-title';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { readValuation } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/client/use-answer';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { RecordSkeleton } from './record-skeleton';
import { useSavedOnDevice } from './use-saved-on-device';
import { WholeRecord } from './whole-record';

/** A record that a submission has led to, by its id: from the cache, otherwise read again, free. */
export function ValuationRecordPage({ id }: { id: string }) {
  const answer = useAnswer(readValuation, { id });
  const mayCreate = useHasPermission('valuations.create');
  // The values are painted first and the rest right after.
  const isFullyRendered = useIsDrawnWhole(id);

  useTitle(answer.data && displayName(answer.data.record.identity.title));
  useSavedOnDevice(answer.data);

  return (
    <QueryBoundary query={answer} what="the valuation" money={false} waiting={<RecordSkeleton />}>
      {({ record, contentHash }) => (
        <WholeRecord
          key={record.id}
          record={record}
          contentHash={contentHash}
          mayCreate={mayCreate}
          isFullyRendered={isFullyRendered}
        />
      )}
    </QueryBoundary>
  );
}
