import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { OperationList } from '@/components/explorer/operation-list';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { PageHeader } from '@/components/layout/page/page-header';
import { listOperations } from '@/lib/api/endpoints/explorer';
import { runListOperations } from '@/lib/features/explorer/explorer';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Explorer' };

export default async function ExplorerPage() {
  await requireSession('explorer.read');
  const list = await answered(listOperations, runListOperations, {}, await headers());
  return (
    <>
      <PageHeader
        title="Explorer"
        lead="Every operation of the provider: parameters, results and raw messages."
        actions={<ButtonLink href="/explorer/coverage">Coverage</ButtonLink>}
      />
      <OperationList {...list} />
    </>
  );
}
