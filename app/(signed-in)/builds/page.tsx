import type { Metadata } from 'next';
import { BuildList } from '@/components/builds/build-list';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { cursorOfAddress } from '@/lib/domain/page-cursor';
import { listBuilds } from '@/lib/api/endpoints/builds';
import { runListBuilds } from '@/lib/features/builds/builds';
import { requireSession } from '@/lib/server';
import { prefetchQuery } from '../prefetch-query';

export const metadata: Metadata = { title: 'Builds' };

const PAGE_SIZE = 25;

export default async function BuildsPage({ searchParams }: PageProps<'/builds'>) {
  await requireSession('vehicles.read');
  const after = cursorOfAddress((await searchParams).after);
  const listQuery = { limit: PAGE_SIZE, ...(after && { after }) };
  return (
    <HydratedQueries queries={await prefetchQuery(listBuilds, runListBuilds, listQuery)}>
      <PageHeader
        title="Builds"
        lead="Saved configured vehicles. Each opens with its saved prices, and shows what has changed since."
        actions={<ButtonLink href="/vehicles">Find a vehicle</ButtonLink>}
      />
      <BuildList page={listQuery} />
    </HydratedQueries>
  );
}
