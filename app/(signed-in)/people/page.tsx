import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { PeopleTable } from '@/components/people/people-table';
import { readPeople as address } from '@/lib/api/addresses/people/members';
import { readPeople } from '@/lib/api/endpoints/people/members';
import { runReadPeople } from '@/lib/features/people/members';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'People' };

export default async function PeoplePage() {
  await requireSession('people.read');
  const people = await answered(readPeople, runReadPeople, {}, await headers());
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, people)]}>
      <PageHeader title="People" lead="Users, their roles and their monthly credits." />
      <PeopleTable />
    </HydratedQueries>
  );
}
