import { GUIDE_PAGE } from '@/lib/domain/guide/guide-page';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GuideWorkbench } from '@/components/guide/guide-workbench';
import { readGuideAddress } from '@/components/guide/guide-address';
import { guideQuery } from '@/components/guide/guide-query';
import { PageHeader } from '@/components/layout/page/page-header';
import { HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { readGuide } from '@/lib/api/endpoints/guide/guide';
import { inputFromTexts } from '@/lib/api/serve/read-request';
import { runReadGuide } from '@/lib/features/guide/guide';
import { requireSession } from '@/lib/server';
import { prefetchQuery } from '../../../../prefetch-query';
import { textQuery } from '../../../../text-query';

export const metadata: Metadata = { title: `${GUIDE_PAGE} of a motorcycle` };

/** The guide has only names, dates and used values of motorcycles, so this is their only page. */
export default async function MotorcycleGuidePage({
  params,
  searchParams,
}: PageProps<'/vehicles/bike/[identifier]/guide'>) {
  await requireSession('vehicles.read');
  const view = readGuideAddress(textQuery(await searchParams));
  const named = readGuide.input.safeParse(inputFromTexts(readGuide, { kind: 'bike', ...(await params) }));
  if (!named.success) notFound();
  const { identifier } = named.data;
  const queries = await prefetchQuery(readGuide, runReadGuide, guideQuery({ kind: 'bike', identifier }, view));
  return (
    <>
      <PageHeader
        title={queries[0]?.answer.name ?? `Motorcycle ${identifier}`}
        lead="Motorcycles have names, dates and used values only."
      />
      <HydratedQueries queries={queries}>
        <GuideWorkbench kind="bike" identifier={identifier} />
      </HydratedQueries>
    </>
  );
}
