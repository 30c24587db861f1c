import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { OperationView } from '@/components/explorer/operation-view';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { PageHeader } from '@/components/layout/page/page-header';
import { readOperation } from '@/lib/api/endpoints/explorer';
import { Fault } from '@/lib/fault';
import { runReadOperation } from '@/lib/features/explorer/explorer';
import { answered, requireSession } from '@/lib/server';

type OperationPageProps = PageProps<'/explorer/[operation]'>;

export async function generateMetadata({ params }: OperationPageProps): Promise<Metadata> {
  return { title: decodeURIComponent((await params).operation).slice(0, 100) };
}

export default async function OperationPage({ params }: OperationPageProps) {
  await requireSession('explorer.read');
  const { operation } = await params;
  const operationDetail = await answered(readOperation, runReadOperation, { operation }, await headers()).catch(
    (error: unknown) => {
      if (error instanceof Fault && error.code === 'not_found') notFound();
      throw error;
    },
  );
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
