import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import type { Metadata } from 'next';
import { GuideWorkbench } from '@/components/guide/guide-workbench';
import { readGuideAddress } from '@/components/guide/guide-address';
import { guideQuery } from '@/components/guide/guide-query';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { readGuide } from '@/lib/api/endpoints/guide/guide';
import { runReadGuide } from '@/lib/features/guide/guide';
import { requireSession } from '@/lib/server';
import { prefetchQuery } from '../../../../prefetch-query';
import { textQuery } from '../../../../text-query';
import { readVehicle, readVehicleForTitle } from '../read-vehicle';

type GuidePageProps = PageProps<'/vehicles/[kind]/[identifier]/guide'>;

export async function generateMetadata({ params }: GuidePageProps): Promise<Metadata> {
  const { kind, identifier } = await params;
  const vehicle = await readVehicleForTitle(kind, identifier);
  return { title: vehicle ? `${GUIDE_PAGE} of ${makeAndModel(vehicle)}` : GUIDE_PAGE };
}

export default async function GuidePage({ params, searchParams }: GuidePageProps) {
  await requireSession('vehicles.read');
  const named = await params;
  const { kind, identifier } = await readVehicle(named.kind, named.identifier);
  const query = guideQuery({ kind, identifier }, readGuideAddress(textQuery(await searchParams)));
  return (
    <HydratedQueries queries={await prefetchQuery(readGuide, runReadGuide, query)}>
      <GuideWorkbench kind={kind} identifier={identifier} />
    </HydratedQueries>
  );
}
