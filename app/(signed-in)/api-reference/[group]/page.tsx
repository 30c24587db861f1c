import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb';
import { PageHeader } from '@/components/layout/page/page-header';
import { EndpointCard } from '@/components/reference/endpoint-card';
import { findEndpointGroup } from '@/lib/api/endpoint-groups';
import { formatPlural } from '@/lib/format';
import { requireSession } from '@/lib/server';

type EndpointGroupPageProps = PageProps<'/api-reference/[group]'>;

export async function generateMetadata({ params }: EndpointGroupPageProps): Promise<Metadata> {
  const group = findEndpointGroup((await params).group);
  return { title: group ? `API reference: ${group.name}` : 'API reference' };
}

export default async function EndpointGroupPage({ params }: EndpointGroupPageProps) {
  await requireSession('session.read');
  const group = findEndpointGroup((await params).group);
  if (group === undefined) notFound();
  return (
    <>
      <PageHeader
        above={<Breadcrumb crumbs={[{ href: '/api-reference', label: 'API reference' }]} />}
        title={<code className="break-all">/api/{group.name}</code>}
        lead={formatPlural(group.endpoints.length, 'endpoint')}
      />
      <div className="space-y-5">
        {group.endpoints.map((endpoint) => (
          <EndpointCard key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
        ))}
      </div>
    </>
  );
}
