import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { ApprovalList } from '@/components/people/approval-list';
import { listApprovals } from '@/lib/api/endpoints/approvals';
import { listApprovals as address } from '@/lib/api/addresses/approvals';
import { runListApprovals } from '@/lib/features/people/approvals';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Requests' };

export default async function ApprovalsPage() {
  await requireSession('approvals.decide');
  const approvals = await answered(listApprovals, runListApprovals, {}, await headers());
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, approvals)]}>
      <PageHeader title="Requests" lead="Requests for extra credits this month." />
      <ApprovalList />
    </HydratedQueries>
  );
}
