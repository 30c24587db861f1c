import type { Metadata } from 'next';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { ValuationRecordAtAddress } from '@/components/valuations/record/valuation-record-at-address';
import { readValuation as address } from '@/lib/api/addresses/valuations';
import { requireSession } from '@/lib/server';
import { readRecord } from './read-record';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

export async function generateMetadata({ params }: PageProps<'/valuations/[id]'>): Promise<Metadata> {
  const { record } = await readRecord((await params).id);
  return { title: displayName(record.identity.title) };
}

export default async function ValuationPage({ params }: PageProps<'/valuations/[id]'>) {
  await requireSession('valuations.read');
  const { id } = await params;
  return (
    <HydratedQueries queries={[hydratedQuery(address, { id }, await readRecord(id))]}>
      <ValuationRecordAtAddress />
    </HydratedQueries>
  );
}
