'use client';

import { useState } from 'react';
import { useHasPermission } from '@/components/layout/access/permissions-provider';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Badge } from '@/components/ui/data/badge';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import type { listApprovals as ListApprovals } from '@/lib/api/endpoints/approvals';
import { decideApproval } from '@/lib/api/addresses/approvals';
import type { EndpointOutput as AnswerOf } from '@/lib/api/endpoint';
import { isPending } from '@/lib/domain/accounts/approval-state';
import { approvalEffectWords, type BudgetUse } from '@/lib/domain/accounts/approval-effect';
import { approvalOffer } from '@/lib/domain/accounts/approval-offer';
import { nameInText } from '@/lib/domain/accounts/person-name';
import { creditProblem, EXTRA_CREDITS } from '@/lib/domain/usage/credit-entry';
import { parseCount } from '@/lib/encoding/parse-count';
import { formatCount, formatDateTime, formatMonthLong, formatPlural } from '@/lib/format';
import { useRequests } from './requests/use-requests';
import { usePeopleAction } from './use-people-action';

type LookUpApproval = AnswerOf<typeof ListApprovals>['items'][number];

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
  const decide = (id: string, lookUps: number | null) => {
    setDecidedId(id);
    void change({ id, lookUps }, ({ words }) => words);
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
                  <p>
                    <strong className="font-semibold">{item.person.name}</strong>{' '}
                    <Badge tone={STATES[item.state].tone}>{STATES[item.state].words}</Badge>
                    <span className="block text-sm">
                      {formatPlural(item.lookUps, 'extra credit')} in {formatMonthLong(item.month)}
                      {item.reason && `: “${item.reason}”`}
                    </span>
                    <span className="block text-sm text-soft">{approvalHistory(item)}</span>
                  </p>
                  {/* Also where someone else was first: the request is decided then. */}
                  {fault && item.id === decidedId && <FaultNotice error={fault} money={false} />}
                  {mayDecide &&
                    isPending(item.state) &&
                    (item.isYours && !mayDecideOwn ? (
                      <p className="text-sm text-soft">
                        Another manager or an administrator must decide your own request.
                      </p>
                    ) : (
                      <Decision
                        // A changed request is decided anew.
                        key={item.lookUps}
                        approval={item}
                        organisationUse={organisationUse}
                        most={most}
                        pending={pending && item.id === decidedId}
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

function approvalHistory({ requestedAt, state, granted, decidedBy, decidedAt }: LookUpApproval): string {
  const requestedWords = `Requested ${formatDateTime(requestedAt)}`;
  if (isPending(state) || decidedAt === null) return requestedWords;
  const words = state === 'approved' ? `${formatPlural(granted ?? 0, 'credit')} approved` : 'declined';
  return `${requestedWords}; ${words} by ${nameInText(decidedBy)}, ${formatDateTime(decidedAt)}`;
}

interface DecisionProps {
  approval: LookUpApproval;
  organisationUse: BudgetUse;
  /** That may be approved now; null: no limit. */
  most: number | null;
  pending: boolean;
  /** @param lookUps null declines */
  onDecide: (id: string, lookUps: number | null) => void;
}

function Decision({
  approval: { id, person, lookUps, personUse },
  organisationUse,
  most,
  pending,
  onDecide,
}: DecisionProps) {
  const offer = approvalOffer(lookUps, most);
  const [count, setCount] = useState(() => formatCount(offer.credits));
  const problem = creditProblem(count, EXTRA_CREDITS);
  const credits = problem === null ? parseCount(count) : null;
  const budgets = personUse && { person: personUse, organisation: organisationUse };
  const decline = (
    <Button pending={pending} onClick={() => onDecide(id, null)}>
      Decline
    </Button>
  );
  if (offer.credits === 0)
    return (
      <div className="space-y-2">
        <p className="text-sm text-soft">
          {offer.words} {budgets && approvalEffectWords(null, budgets)}
        </p>
        {decline}
      </div>
    );
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-36">
        <Field label={`Extra credits for ${person.name}`} name="lookUps" error={problem}>
          {(control) => (
            <TextInput {...control} numeric value={count} onChange={(event) => setCount(event.target.value)} />
          )}
        </Field>
      </div>
      <Button
        variant="primary"
        pending={pending}
        onClick={() => {
          if (credits !== null) onDecide(id, credits);
        }}
      >
        Approve
      </Button>
      {decline}
      <p className="w-full text-sm text-soft">
        {budgets && approvalEffectWords(credits, budgets)} {offer.words}
      </p>
    </div>
  );
}
