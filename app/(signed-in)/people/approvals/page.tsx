import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { ApprovalList } from '@/components/people/approval-list';
import { OfferRequests } from '@/components/appraisals/offer/offer-requests';
import { listOfferRequests } from '@/lib/api/endpoints/appraisals/appraisals';
import { runListOfferRequests } from '@/lib/features/appraisals/offers';
import { listApprovals } from '@/lib/api/endpoints/approvals';
import { listApprovals as address } from '@/lib/api/addresses/approvals';
import { runListApprovals } from '@/lib/features/people/approvals';
import { answered, requireSession } from '@/lib/server';

export const metadata: Metadata = { title: 'Requests' };

export default async function ApprovalsPage() {
  await requireSession('approvals.decide');
  const requestHeaders = await headers();
  const [approvals, offers] = await Promise.all([
    answered(listApprovals, runListApprovals, {}, requestHeaders),
    answered(listOfferRequests, runListOfferRequests, {}, requestHeaders),
  ]);
  return (
    <HydratedQueries queries={[hydratedQuery(address, {}, approvals)]}>
      <PageHeader title="Requests" lead="Offers beyond a valuer’s limit, and requests for extra credits this month." />
      <div className="space-y-4">
        <OfferRequests items={offers.items} />
        <ApprovalList />
      </div>
    </HydratedQueries>
  );
}
