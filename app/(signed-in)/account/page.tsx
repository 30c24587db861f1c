import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { hydratedQuery, HydratedQueries } from '@/components/layout/queries/hydrated-queries';
import { PageHeader } from '@/components/layout/page/page-header';
import { AccountEventList } from '@/components/people/account-event-list';
import { ApprovalList } from '@/components/people/approval-list';
import { RequestLookUpsForm } from '@/components/people/request-look-ups-form';
import { DeliveryChoices } from '@/components/notifications/delivery-choices';
import { PasswordForm } from '@/components/people/password-form';
import { ROLE_WORDS } from '@/components/people/role-words';
import { SignOutEverywhere } from '@/components/people/sign-out-everywhere';
import { may } from '@/lib/access';
import { readChoices as choicesAddress } from '@/lib/api/addresses/notifications/notifications';
import { listOwnEvents as address } from '@/lib/api/addresses/people/account-events';
import { listApprovals } from '@/lib/api/endpoints/approvals';
import { readChoices } from '@/lib/api/endpoints/notifications/notifications';
import { listOwnEvents } from '@/lib/api/endpoints/people/account-events';
import { runReadChoices } from '@/lib/features/notifications/notifications';
import { runListOwnEvents } from '@/lib/features/people/account-events';
import { runListApprovals } from '@/lib/features/people/approvals';
import { answered, requireSession } from '@/lib/server';
import { prefetchQuery } from '../prefetch-query';

export const metadata: Metadata = { title: 'Your account' };

export default async function AccountPage() {
  const { personName, email, organisationName, role } = await requireSession('account.change');
  const requestHeaders = await headers();
  // All in the first HTML, as later content would push the cards below it down.
  const [events, choices, requests] = await Promise.all([
    answered(listOwnEvents, runListOwnEvents, {}, requestHeaders),
    answered(readChoices, runReadChoices, {}, requestHeaders),
    prefetchQuery(listApprovals, runListApprovals, may(role, 'approvals.ask') ? {} : null),
  ]);
  return (
    <HydratedQueries
      queries={[hydratedQuery(address, {}, events), hydratedQuery(choicesAddress, {}, choices), ...requests]}
    >
      <PageHeader
        title="Your account"
        lead={`${personName}, ${email}: ${ROLE_WORDS[role].name} of ${organisationName}.`}
      />
      <div className="grid grid-cols-1 items-start gap-4 *:min-w-0 lg:grid-cols-2">
        <div className="space-y-4">
          {may(role, 'approvals.ask') && (
            <>
              <RequestLookUpsForm />
              <ApprovalList own />
            </>
          )}
          <PasswordForm />
          <SignOutEverywhere />
        </div>
        <div className="space-y-4">
          <DeliveryChoices />
          <AccountEventList own />
        </div>
      </div>
    </HydratedQueries>
  );
}
