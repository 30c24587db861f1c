'use client';

import { useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { isAboutReason } from '@/components/layout/entries/decline-form';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Badge } from '@/components/ui/data/badge';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { decideApproval } from '@/lib/api/addresses/approvals';
import { isPending } from '@/lib/domain/accounts/approval-state';
import { nameInText } from '@/lib/domain/accounts/person-name';
import { formatDateTime, formatMonthLong, formatPlural } from '@/lib/format';
import { ApprovalDecision, type ApprovalDecisionProps, type LookUpApproval } from './requests/approval-decision';
import { useRequests } from './requests/use-requests';
import { usePeopleAction } from './use-people-action';

const STATES = {
  // oxlint-disable-next-line code/plain-words -- the state as the table of requests stores it
  asked: { tone: 'accent', words: 'Pending' },
  approved: { tone: 'success', words: 'Approved' },
  refused: { tone: 'neutral', words: 'Declined' },
  lapsed: { tone: 'neutral', words: 'Lapsed' },
} as const;

/** Requests for extra credits and their decisions; a manager decides here. */
export function ApprovalList({ own = false }: { own?: boolean }) {
  const answer = useRequests({});
  const mayDecide = useHasPermission('approvals.decide') && !own;
  const mayDecideOwn = useHasPermission('limits.manage');
  const { pending, fault, change } = usePeopleAction(decideApproval);
  const [decidedId, setDecidedId] = useState<string | null>(null);
  const decide: ApprovalDecisionProps['onDecide'] = (decision) => {
    setDecidedId(decision.id);
    void change(decision, ({ words }) => words);
  };
  return (
    <QueryBoundary
      query={answer}
      what="the requests"
      money={false}
      isEmpty={({ items }) => items.every(({ isYours }) => own && !isYours)}
      empty={
        own ? null : (
          <EmptyState title="No requests for extra credits">
            Users who have used their budget can request extra credits for the same month.
          </EmptyState>
        )
      }
    >
      {({ items, most, organisationUse }) => (
        <Card title={own ? 'Your requests' : 'Requests'}>
          <ul className="divide-y divide-line">
            {items
              .filter(({ isYours }) => isYours || !own)
              .map((item) => (
                <li key={item.id} className="space-y-2 py-3">
                  <RequestWords request={item} />
                  {/* Also where someone else was first: the request is decided then. */}
                  {fault && item.id === decidedId && !isAboutReason(fault) && (
                    <FaultNotice error={fault} money={false} />
                  )}
                  {mayDecide &&
                    isPending(item.state) &&
                    (item.isYours && !mayDecideOwn ? (
                      <p className="text-sm text-soft">
                        Another manager or an administrator must decide your own request.
                      </p>
                    ) : (
                      <ApprovalDecision
                        // A changed request is decided anew.
                        key={item.lookUps}
                        approval={item}
                        organisationUse={organisationUse}
                        most={most}
                        pending={pending && item.id === decidedId}
                        fault={item.id === decidedId ? fault : null}
                        onDecide={decide}
                      />
                    ))}
                </li>
              ))}
          </ul>
        </Card>
      )}
    </QueryBoundary>
  );
}

/** Who requests what and why, and the decision. */
function RequestWords({ request }: { request: LookUpApproval }) {
  const { person, lookUps, month, reason, declineReason } = request;
  const state = STATES[request.state];
  return (
    <p>
      <strong className="font-semibold">{person.name}</strong> <Badge tone={state.tone}>{state.words}</Badge>
      <span className="block text-sm">
        {formatPlural(lookUps, 'extra credit')} in {formatMonthLong(month)}
        {reason && `: “${reason}”`}
      </span>
      <span className="block text-sm text-soft">{approvalHistory(request)}</span>
      {declineReason !== null && (
        <span className="block text-sm wrap-anywhere">Reason for declining: “{declineReason}”</span>
      )}
    </p>
  );
}

function approvalHistory({ requestedAt, state, granted, decidedBy, decidedAt }: LookUpApproval): string {
  const requestedWords = `Requested ${formatDateTime(requestedAt)}`;
  if (isPending(state) || decidedAt === null) return requestedWords;
  const words = state === 'approved' ? `${formatPlural(granted ?? 0, 'credit')} approved` : 'declined';
  return `${requestedWords}; ${words} by ${nameInText(decidedBy)}, ${formatDateTime(decidedAt)}`;
}
