import type { Metadata } from 'next';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { AppraiseFile } from '@/components/valuations/file/appraise-file';
import { DerivativeForm } from '@/components/valuations/file/derivative-form';
import { FileActions } from '@/components/valuations/file/file-actions';
import { FileComparison } from '@/components/valuations/file/file-comparison';
import { FileLinks } from '@/components/valuations/file/file-links';
import { ValueFileForm } from '@/components/valuations/file/value-file-form';
import { IdentityLine } from '@/components/valuations/identity/identity-line';
import { RecordFlags } from '@/components/valuations/record/record-flags';
import { ValuationRecordOutlet } from '@/components/valuations/record/valuation-record-outlet';
import { CleanAirCard } from '@/components/vehicles/file/clean-air-card';
import { FileView } from '@/components/vehicles/file/file-view';
import { TimelineCard } from '@/components/vehicles/file/timeline-card';
import { may } from '@/lib/access';
import { readTimeline } from '@/lib/api/endpoints/registrations/vehicle-files';
import { runReadTimeline } from '@/lib/features/vehicles/file-timeline';
import { requireSession } from '@/lib/server';
import { prefetchQuery } from '../../../prefetch-query';
import { readFile } from './read-file';

export async function generateMetadata({ params }: PageProps<'/vehicles/file/[id]'>): Promise<Metadata> {
  const { record } = await readFile((await params).id);
  return { title: record.identity.title };
}

/** What the provider answers beside the file is requested by the browser: the file does not wait for it. */
export default async function VehicleFilePage({ params }: PageProps<'/vehicles/file/[id]'>) {
  const session = await requireSession('valuations.read');
  const { id } = await params;
  const [{ record, contentHash }, timeline] = await Promise.all([
    readFile(id),
    prefetchQuery(readTimeline, runReadTimeline, { id }),
  ]);
  return (
    <HydratedQueries queries={timeline}>
      <ValuationRecordOutlet>
        <FileView
          record={record}
          contentHash={contentHash}
          actions={<FileActions record={record} />}
          check={
            <>
              <RecordFlags {...record} lookUpMissing={null} />
              <IdentityLine {...record} withFacts={false} />
            </>
          }
          next={
            <>
              {may(session.role, 'registrations.create') && <DerivativeForm record={record} />}
              {may(session.role, 'valuations.create') && <ValueFileForm record={record} />}
              <AppraiseFile id={id} />
              <FileLinks record={record} />
            </>
          }
        >
          <FileComparison record={record} />
          <CleanAirCard id={id} />
          <TimelineCard id={id} />
        </FileView>
      </ValuationRecordOutlet>
    </HydratedQueries>
  );
}
