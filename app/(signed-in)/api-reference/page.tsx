import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page/page-header';
import { ApiIntroduction } from '@/components/reference/api-introduction';
import { WebhookReference } from '@/components/reference/webhook-reference';
import { EndpointList } from '@/components/reference/endpoint-list';
import { ENDPOINT_GROUPS } from '@/lib/api/endpoint-groups';
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
        <WebhookReference />
        <EndpointList groups={ENDPOINT_GROUPS} />
      </div>
    </>
  );
}
