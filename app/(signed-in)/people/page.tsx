import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { PeopleTable } from '@/components/people/people-table';
import { may } from '@/lib/access';
import { readPeople as address } from '@/lib/api/addresses/people/members';
import { listAccountEvents } from '@/lib/api/endpoints/people/account-events';
import { readPeople } from '@/lib/api/endpoints/people/members';
import { runListAccountEvents } from '@/lib/features/people/account-events';
import { runReadPeople } from '@/lib/features/people/members';
import { answered, requireSession } from '@/lib/server';
import { prefetchQuery } from '../prefetch-query';

export const metadata: Metadata = { title: 'Users' };

export default async function PeoplePage() {
  const { role } = await requireSession('people.read');
  const [people, events] = await Promise.all([
    answered(readPeople, runReadPeople, {}, await headers()),
    prefetchQuery(listAccountEvents, runListAccountEvents, may(role, 'people.manage') ? {} : null),
  ]);
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, people), ...events]}>
      <PageHeader title="Users" lead="Roles and monthly credits." />
      <PeopleTable />
    </HydratedQueries>
  );
}
