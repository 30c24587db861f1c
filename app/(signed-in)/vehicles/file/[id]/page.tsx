import type { Metadata } from 'next';
import { HydratedQueries, hydratedQuery } from '@/components/layout/queries/hydrated-queries';
import { readRegistration } from '@/lib/api/addresses/registrations/registrations';
import { readTimeline } from '@/lib/api/endpoints/registrations/vehicle-files';
import { runReadTimeline } from '@/lib/features/vehicles/file-timeline';
import { requireSession } from '@/lib/server';
import { prefetchQuery } from '../../../prefetch-query';
import { VehicleFileAtAddress } from '../vehicle-file-at-address';
import { readFile } from './read-file';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

export async function generateMetadata({ params }: PageProps<'/vehicles/file/[id]'>): Promise<Metadata> {
  const { record } = await readFile((await params).id);
  return { title: displayName(record.identity.title) };
}

export default async function VehicleFile({ params }: PageProps<'/vehicles/file/[id]'>) {
  await requireSession('valuations.read');
  const { id } = await params;
  const [file, timeline] = await Promise.all([readFile(id), prefetchQuery(readTimeline, runReadTimeline, { id })]);
  return (
    <HydratedQueries queries={[hydratedQuery(readRegistration, { id }, file), ...timeline]}>
      <VehicleFileAtAddress />
    </HydratedQueries>
  );
}
