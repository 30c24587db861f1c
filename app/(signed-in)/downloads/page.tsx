import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { DownloadsPage } from '@/components/downloads/downloads-page';
import { readDownloads as address } from '@/lib/api/addresses/downloads';
import { readDownloads } from '@/lib/api/endpoints/downloads';
import { runReadDownloads } from '@/lib/features/downloads/downloads';
import { answered, britishToday, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Downloads' };

export default async function Page() {
  await requireSession('downloads.read');
  const downloads = await answered(readDownloads, runReadDownloads, {}, await headers()).catch(() => null);
  const company = downloads?.subscriber?.company;
  return (
    <HydratedQueries queries={downloads ? [hydratedQuery(address, {}, downloads)] : []}>
      <PageHeader
        title="Downloads"
        lead={<>Monthly data files{company && `, for ${company}`}. Included in the subscription, no charge.</>}
      />
      <DownloadsPage today={britishToday()} />
    </HydratedQueries>
  );
}
