import type { Metadata } from 'next';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { DownloadsPage } from '@/components/downloads/downloads-page';
import { readDownloads } from '@/lib/api/endpoints/downloads';
import { runReadDownloads } from '@/lib/features/downloads/downloads';
import { britishToday, requireSession } from '@/lib/server';
import { prefetchQuery } from '../prefetch-query';

export const metadata: Metadata = { title: 'Downloads' };

export default async function Page() {
  await requireSession('downloads.read');
  const downloads = await prefetchQuery(readDownloads, runReadDownloads, {});
  const company = downloads[0]?.answer.subscriber?.company;
  return (
    <HydratedQueries queries={downloads}>
      <PageHeader
        title="Downloads"
        lead={<>Monthly data files{company && `, for ${company}`}. Included in the subscription, no charge.</>}
      />
      <DownloadsPage today={britishToday()} />
    </HydratedQueries>
  );
}
