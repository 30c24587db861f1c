import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page/page-header';
import { EndpointCard } from '@/components/reference/endpoint-card';
import { ENDPOINTS } from '@/lib/api/openapi';
import { requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'API reference' };

export default async function ApiReferencePage() {
  await requireSession('session.read');
  return (
    <>
      <PageHeader
        title="API reference"
        lead="What this product’s own pages ask of its server."
        actions={
          // Not a page of ours: nothing to load ahead or to go to inside the product.
          <a href="/api/openapi.json" className="link">
            OpenAPI 3.1
          </a>
        }
      />
      <div className="space-y-5">
        <p>
          A request that changes something carries the Origin header of this address. One that is charged carries an
          Idempotency-Key, and a repeat under the same key is never charged again. No GET is ever charged.
        </p>
        {ENDPOINTS.map((endpoint) => (
          <EndpointCard key={`${endpoint.method} ${endpoint.path}`} endpoint={endpoint} />
        ))}
      </div>
    </>
  );
}
