import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page/page-header';
import { ApiIntroduction } from '@/components/reference/api-introduction';
import { EndpointCard } from '@/components/reference/endpoint-card';
import { ENDPOINTS } from '@/lib/api/all-endpoints';
import { requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'API reference' };

export default async function ApiReferencePage() {
  await requireSession('session.read');
  return (
    <>
      <PageHeader
        title="API reference"
        lead="The API behind these pages."
        actions={
          // Not a page of the product: nothing to prefetch.
          <a href="/api/openapi.json" className="link">
            OpenAPI 3.1
          </a>
        }
      />
      <div className="space-y-5">
        <ApiIntroduction />
        {ENDPOINTS.map((endpoint) => (
          <EndpointCard key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
        ))}
      </div>
    </>
  );
}
