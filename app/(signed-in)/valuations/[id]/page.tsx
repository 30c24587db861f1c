import type { Metadata } from 'next';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { SavedOnDevice } from '@/components/valuations/record/saved-on-device';
import { ValuationRecordOutlet } from '@/components/valuations/record/valuation-record-outlet';
import { WholeRecord } from '@/components/valuations/record/whole-record';
import { may } from '@/lib/access';
import { readValuation as address } from '@/lib/api/addresses/valuations';
import { requireSession } from '@/lib/server';
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
  return (
    <HydratedQueries queries={[hydratedQuery(address, { id }, answer)]}>
      <ValuationRecordOutlet own={id}>
        <SavedOnDevice id={id} />
        <WholeRecord {...answer} mayCreate={may(session.role, 'valuations.create')} />
      </ValuationRecordOutlet>
    </HydratedQueries>
  );
}
