'use client';

import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { useHeadingFocus, useIsDrawnWhole } from '@/components/layout/navigation/in-place-navigation';
import { useTitle } from '@/components/layout/page/use-title';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { IdentityLine } from '@/components/valuations/identity/identity-line';
import { RecordFlags } from '@/components/valuations/record/record-flags';
import { CleanAirCard } from '@/components/vehicles/file/clean-air-card';
import { FileView } from '@/components/vehicles/file/file-view';
import { TimelineCard } from '@/components/vehicles/file/timeline-card';
import { readRegistration } from '@/lib/api/addresses/registrations/registrations';
import { useAnswer } from '@/lib/api/client/use-answer';
import { AppraiseFile } from '@/components/valuations/file/appraise-file';
import { DerivativeForm } from '@/components/valuations/file/derivative-form';
import { FileActions } from '@/components/valuations/file/file-actions';
import { FileComparison } from '@/components/valuations/file/file-comparison';
import { FileLinks } from '@/components/valuations/file/file-links';
import { FileSkeleton } from '@/components/valuations/file/file-skeleton';
import { ValueFileForm } from '@/components/valuations/file/value-file-form';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

/**
 * A vehicle file by its id: from the cache after a submission or a page load, otherwise read again, free. The
 * provider's other answers are requested by the browser, so that the file does not wait for them.
 */
export function VehicleFilePage({ id }: { id: string }) {
  const answer = useAnswer(readRegistration, { id });
  const mayLookUp = useHasPermission('registrations.create');
  const mayValue = useHasPermission('valuations.create');
  const title = answer.data && displayName(answer.data.record.identity.title);
  // After a submission, the vehicle is painted first and the rest right after; a page from the server comes whole.
  const isFullyRendered = useIsDrawnWhole(id);
  const heading = useHeadingFocus(id, title !== undefined);
  useTitle(title);
  return (
    <QueryBoundary query={answer} what="the vehicle file" money={false} waiting={<FileSkeleton />}>
      {({ record, contentHash }) => (
        <FileView
          key={record.id}
          record={record}
          contentHash={contentHash}
          heading={heading}
          isFullyRendered={isFullyRendered}
          actions={<FileActions record={record} />}
          check={
            <>
              <RecordFlags {...record} lookUpMissing={null} />
              <IdentityLine {...record} withFacts={false} />
            </>
          }
          next={
            <>
              {mayLookUp && <DerivativeForm record={record} />}
              {mayValue && <ValueFileForm record={record} />}
              <AppraiseFile id={id} />
              <FileLinks record={record} />
            </>
          }
        >
          <FileComparison record={record} />
          <CleanAirCard id={id} />
          <TimelineCard id={id} />
        </FileView>
      )}
    </QueryBoundary>
  );
}
