import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { Webhooks } from '@/components/people/webhooks/webhooks';
import { listWebhooks as address } from '@/lib/api/addresses/notifications/webhooks';
import { listWebhooks } from '@/lib/api/endpoints/notifications/webhooks';
import { runListWebhooks } from '@/lib/features/webhooks/webhooks';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Webhooks' };

export default async function WebhooksPage() {
  await requireSession('webhooks.manage');
  const webhooks = await answered(listWebhooks, runListWebhooks, {}, await headers());
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, webhooks)]}>
      <PageHeader
        title="Webhooks"
        lead="Your other systems are sent what happens here, such as an accepted offer. Never a registration, nor anything about a person."
      />
      <Webhooks />
    </HydratedQueries>
  );
}
