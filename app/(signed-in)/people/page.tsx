import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { PeopleTable } from '@/components/people/people-table';
import { may } from '@/lib/access';
import { listAccountEvents as eventsAddress } from '@/lib/api/addresses/people/account-events';
import { readPeople as address } from '@/lib/api/addresses/people/members';
import { listAccountEvents } from '@/lib/api/endpoints/people/account-events';
import { readPeople } from '@/lib/api/endpoints/people/members';
import { runListAccountEvents } from '@/lib/features/people/account-events';
import { runReadPeople } from '@/lib/features/people/members';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Users' };

export default async function PeoplePage() {
  const { role } = await requireSession('people.read');
  const requestHeaders = await headers();
  const [people, events] = await Promise.all([
    answered(readPeople, runReadPeople, {}, requestHeaders),
    may(role, 'people.manage') ? answered(listAccountEvents, runListAccountEvents, {}, requestHeaders) : null,
  ]);
  return (
    <HydratedQueries
      queries={[hydratedQuery(address, {}, people), ...(events ? [hydratedQuery(eventsAddress, {}, events)] : [])]}
    >
      <PageHeader title="Users" lead="Roles and monthly credits." />
      <PeopleTable />
    </HydratedQueries>
  );
}
