import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { known, KnownAnswers } from '@/components/layout/known-answers';
import { PageHeader } from '@/components/layout/page-header';
import { PeopleBoard } from '@/components/people/people-board';
import { readPeople as address } from '@/lib/api/addresses/members';
import { readPeople } from '@/lib/api/members';
import { runReadPeople } from '@/lib/features/members';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'People' };

export default async function PeoplePage() {
  await requireSession('people.read');
  const people = await answered(readPeople, runReadPeople, {}, await headers());
  return (
    <KnownAnswers of={[known(address, {}, people)]}>
      <PageHeader title="People" lead="Who may do what, and how much each may look up in a month." />
      <PeopleBoard />
    </KnownAnswers>
  );
}
