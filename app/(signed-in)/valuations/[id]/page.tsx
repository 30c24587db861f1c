import type { Metadata } from 'next';
import { Suspense } from 'react';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { SavedOnDevice } from '@/components/valuations/record/saved-on-device';
import { ValuationRecordOutlet } from '@/components/valuations/record/valuation-record-outlet';
import { WholeRecord } from '@/components/valuations/record/whole-record';
import { may } from '@/lib/access';
import { readValuation as address } from '@/lib/api/addresses/valuations';
import { vehicleOf } from '@/lib/features/appraisals/appraisal-view';
import { requireSession } from '@/lib/server';
import { ComparableSales } from '../../comparable-sales';
import { readRecord } from './read-record';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

export async function generateMetadata({ params }: PageProps<'/valuations/[id]'>): Promise<Metadata> {
  const { record } = await readRecord((await params).id);
  return { title: displayName(record.identity.title) };
}

export default async function ValuationPage({ params }: PageProps<'/valuations/[id]'>) {
  const session = await requireSession('valuations.read');
  const { id } = await params;
  const answer = await readRecord(id);
  const { make, registered, mileage } = vehicleOf(answer.record);
  return (
    <HydratedQueries queries={[hydratedQuery(address, { id }, answer)]}>
      <ValuationRecordOutlet own={id}>
        <SavedOnDevice id={id} />
        <WholeRecord
          {...answer}
          mayCreate={may(session.role, 'valuations.create')}
          ownSales={
            answer.record.identity.vehicle && (
              // Streamed: the values do not wait for it.
              <Suspense>
                <ComparableSales make={make} registered={registered} mileage={mileage} screenOnly />
              </Suspense>
            )
          }
        />
      </ValuationRecordOutlet>
    </HydratedQueries>
  );
}
