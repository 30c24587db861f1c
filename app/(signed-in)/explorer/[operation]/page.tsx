import type { Metadata } from 'next';
import { OperationView } from '@/components/explorer/operation-view';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { PageHeader } from '@/components/layout/page/page-header';
import { readOperation } from '@/lib/api/endpoints/explorer';
import { runReadOperation } from '@/lib/features/explorer/explorer';
import { requireSession } from '@/lib/server';
import { readAtAddress } from '../../read-at-address';

type OperationPageProps = PageProps<'/explorer/[operation]'>;

export async function generateMetadata({ params }: OperationPageProps): Promise<Metadata> {
  return { title: decodeURIComponent((await params).operation).slice(0, 100) };
}

export default async function OperationPage({ params }: OperationPageProps) {
  await requireSession('explorer.read');
  const { operation } = await params;
  const operationDetail = await readAtAddress(readOperation, runReadOperation, { operation });
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={[{ href: '/explorer', label: 'Explorer' }]} />}
        title={<span className="break-all">{operationDetail.name}</span>}
        lead={operationDetail.summary}
      />
      <OperationView operation={operationDetail} />
    </>
  );
}
