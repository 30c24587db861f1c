'use client';

import { usePathname } from 'next/navigation';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { decideApproval } from '@/lib/api/addresses/approvals';
import { approvalOffer } from '@/lib/domain/accounts/approval-offer';
import { formatPlural } from '@/lib/format';
import { PENDING_REQUESTS_QUERY } from './pending-requests-query';
import { useRequests } from './use-requests';
import { usePeopleAction } from '@/components/people/use-people-action';

const REQUESTS_PATH = '/people/approvals';

/** On every page: a request for credits that awaits this person, approved with one click. */
export function PendingRequestNotice() {
  const path = usePathname();
  const mayDecideOwn = useHasPermission('limits.manage');
  const { data } = useRequests(PENDING_REQUESTS_QUERY);
  const { pending, fault, change } = usePeopleAction(decideApproval);
  const waiting = data?.items.filter(({ isYours }) => mayDecideOwn || !isYours) ?? [];
  // The longest waiting.
  const request = waiting.at(-1);
  if (data === undefined || request === undefined || path === REQUESTS_PATH) return null;
  const budgets = request.personUse && { person: request.personUse, organisation: data.organisationUse };
  const offer = approvalOffer(request.lookUps, data.most, budgets);
  return (
    <div className="mb-4 space-y-2 print:hidden" data-focus="a, button">
      {fault && <FaultNotice error={fault} money={false} />}
      <Notice
        title={`${request.person.name} requests ${formatPlural(request.lookUps, 'extra credit')} this month`}
        actions={
          <>
            {offer.credits > 0 && (
              <Button
                variant="primary"
                pending={pending}
                onClick={() => void change({ id: request.id, lookUps: offer.credits }, ({ words }) => words)}
              >
                Approve {formatPlural(offer.credits, 'extra credit')}
              </Button>
            )}
            <ButtonLink href={REQUESTS_PATH}>
              {waiting.length > 1 ? `All ${waiting.length} requests` : 'Change or decline'}
            </ButtonLink>
          </>
        }
      >
        {[request.reason && `“${request.reason}”`, offer.words].filter(Boolean).join(' ')}
      </Notice>
    </div>
  );
}
