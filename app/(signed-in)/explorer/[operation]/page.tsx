import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { OperationView } from '@/components/explorer/operation-view';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/page-header';
import { readOperation } from '@/lib/api/explorer';
import { Fault } from '@/lib/fault';
import { runReadOperation } from '@/lib/features/explorer';
import { answered, requireSession } from '@/lib/server';

type Props = PageProps<'/explorer/[operation]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: decodeURIComponent((await params).operation).slice(0, 100) };
}

export default async function OperationPage({ params }: Props) {
  await requireSession('explorer.read');
  const { operation } = await params;
  const read = await answered(readOperation, runReadOperation, { operation }, await headers()).catch(
    (error: unknown) => {
      if (error instanceof Fault && error.code === 'not_found') notFound();
      throw error;
    },
  );
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={[{ href: '/explorer', label: 'Explorer' }]} />}
        title={<span className="break-all">{read.name}</span>}
        lead={read.summary}
      />
      <OperationView read={read} />
    </>
  );
}
