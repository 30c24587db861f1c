import { useState } from 'react';
import { DeclineForm } from '@/components/layout/entries/decline-form';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import type { EndpointOutput as AnswerOf } from '@/lib/api/endpoint';
import type { decideApproval } from '@/lib/api/addresses/approvals';
import type { InputOf } from '@/lib/api/client/answer-of';
import type { listApprovals } from '@/lib/api/endpoints/approvals';
import { approvalEffectWords } from '@/lib/domain/accounts/approval-effect';
import { approvalOffer } from '@/lib/domain/accounts/approval-offer';
import type { BudgetUse } from '@/lib/domain/usage/budget-use';
import { creditProblem, EXTRA_CREDITS } from '@/lib/domain/usage/credit-entry';
import { parseCount } from '@/lib/encoding/parse-count';
import type { Fault } from '@/lib/fault';
import { formatCount } from '@/lib/format';

export type LookUpApproval = AnswerOf<typeof listApprovals>['items'][number];

export interface ApprovalDecisionProps {
  approval: LookUpApproval;
  organisationUse: BudgetUse;
  /** That may be approved now; null: no limit. */
  most: number | null;
  pending: boolean;
  /** Why the last decision on it was refused. */
  fault: Fault | null;
  onDecide: (decision: InputOf<typeof decideApproval>) => void;
}

/** Approves a request, all of it or another number, or declines it. */
export function ApprovalDecision({ approval, organisationUse, most, pending, fault, onDecide }: ApprovalDecisionProps) {
  const { id, person, lookUps, personUse } = approval;
  const budgets = personUse && { person: personUse, organisation: organisationUse };
  const offer = approvalOffer(lookUps, most, budgets);
  const [count, setCount] = useState(() => formatCount(offer.credits));
  const [isDeclining, setDeclining] = useState(false);
  const problem = creditProblem(count, EXTRA_CREDITS);
  const credits = problem === null ? parseCount(count) : null;
  if (isDeclining)
    return (
      <div data-focus="button">
        <DeclineForm
          name={person.name}
          pending={pending}
          fault={fault}
          onDecline={(reason) => onDecide({ id, lookUps: null, reason })}
          onCancel={() => setDeclining(false)}
        />
      </div>
    );
  const decline = (
    <Button pending={pending} onClick={() => setDeclining(true)}>
      Decline
    </Button>
  );
  if (offer.credits === 0)
    return (
      <div className="space-y-2" data-focus="button">
        <p className="text-sm text-soft">
          {offer.words} {budgets && approvalEffectWords(null, budgets)}
        </p>
        {decline}
      </div>
    );
  return (
    <div className="flex flex-wrap items-end gap-2" data-focus="button">
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
          if (credits !== null) onDecide({ id, lookUps: credits });
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
