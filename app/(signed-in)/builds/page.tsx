import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { BuildList } from '@/components/builds/build-list';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { listBuilds as address } from '@/lib/api/addresses/builds';
import { listBuilds } from '@/lib/api/endpoints/builds';
import { runListBuilds } from '@/lib/features/builds/builds';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Builds' };

const PAGE_SIZE = 25;

export default async function BuildsPage({ searchParams }: PageProps<'/builds'>) {
  await requireSession('vehicles.read');
  const { after } = await searchParams;
  const listQuery = { limit: PAGE_SIZE, ...(typeof after === 'string' && { after: after.slice(0, 100) }) };
  const page = await answered(listBuilds, runListBuilds, listQuery, await headers()).catch(() => null);
  return (
    <HydratedQueries queries={page ? [hydratedQuery(address, listQuery, page)] : []}>
      <PageHeader
        title="Builds"
        lead="Saved configured vehicles. Each opens with its saved prices, and shows what has changed since."
        actions={<ButtonLink href="/vehicles">Find a vehicle</ButtonLink>}
      />
      <BuildList page={listQuery} />
    </HydratedQueries>
  );
}
