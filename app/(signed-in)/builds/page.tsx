import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { BuildList } from '@/components/builds/build-list';
import { ButtonLink } from '@/components/layout/button-link';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { PageHeader } from '@/components/layout/page-header';
import { listBuilds as address } from '@/lib/api/addresses/builds';
import { listBuilds } from '@/lib/api/builds';
import { runListBuilds } from '@/lib/features/builds';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Builds' };

const PAGE = 25;

export default async function BuildsPage({ searchParams }: PageProps<'/builds'>) {
  await requireSession('vehicles.read');
  const { after } = await searchParams;
  const asked = { limit: PAGE, ...(typeof after === 'string' && { after: after.slice(0, 100) }) };
  const page = await answered(listBuilds, runListBuilds, asked, await headers()).catch(() => null);
  return (
    <KnownAnswers of={page ? [known(address, asked, page)] : []}>
      <PageHeader
        title="Builds"
        lead="Configured vehicles kept under a name. Each opens with the prices of its day, and says what has changed since."
        actions={<ButtonLink href="/vehicles">Find a vehicle</ButtonLink>}
      />
      <BuildList asked={asked} />
    </KnownAnswers>
  );
}
