import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { ApiKeys } from '@/components/people/api-keys/api-keys';
import { listApiKeys as address } from '@/lib/api/addresses/people/api-keys';
import { readPeople as peopleAddress } from '@/lib/api/addresses/people/members';
import { listApiKeys } from '@/lib/api/endpoints/people/api-keys';
import { readPeople } from '@/lib/api/endpoints/people/members';
import { runListApiKeys } from '@/lib/features/people/api-keys';
import { runReadPeople } from '@/lib/features/people/members';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'API keys' };

export default async function ApiKeysPage() {
  await requireSession('keys.manage');
  const [keys, people] = await Promise.all([
    answered(listApiKeys, runListApiKeys, {}, await headers()),
    answered(readPeople, runReadPeople, {}, await headers()),
  ]);
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, keys), hydratedQuery(peopleAddress, {}, people)]}>
      <PageHeader title="API keys" lead="For your other systems: each key works as one of your users." />
      <ApiKeys />
    </HydratedQueries>
  );
}
