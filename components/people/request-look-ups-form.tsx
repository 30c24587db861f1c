'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { requestApproval } from '@/lib/api/addresses/approvals';
import { REASON_LETTERS_MAX } from '@/lib/domain/accounts/approval-reason';
import { isPending } from '@/lib/domain/accounts/approval-state';
import { budgetUseWords } from '@/lib/domain/accounts/approval-effect';
import { creditProblem, EXTRA_CREDITS } from '@/lib/domain/usage/credit-entry';
import { parseCount } from '@/lib/encoding/parse-count';
import { formatCount } from '@/lib/format';
import { useRequests } from './requests/use-requests';
import { usePeopleAction } from './use-people-action';

/**
 * Requests extra credits when the month's budget is used, or changes the request that is pending; absent while no budget
 * limits the person, and for those who set the budgets.
 */
export function RequestLookUpsForm() {
  const { data: approvals } = useRequests({});
  if (!approvals?.mayRequest) return null;
  const { items, ownUse, organisationUse } = approvals;
  const pending = items.find(({ isYours, state }) => isYours && isPending(state));
  return (
    <Card
      title={pending ? `Change your request (${formatCount(pending.lookUps)} pending)` : 'Request extra credits'}
      id="budget"
      screenOnly
    >
      <div className="space-y-4">
        <p className="text-sm text-soft">
          You this month: {budgetUseWords(ownUse)}. Your organisation: {budgetUseWords(organisationUse)}.
        </p>
        <RequestFields
          lookUps={pending?.lookUps ?? 10}
          reason={pending?.reason ?? ''}
          action={pending ? 'Change request' : 'Send request'}
        />
      </div>
    </Card>
  );
}

interface RequestFieldsProps {
  /** Those of the pending request. */
  lookUps: number;
  reason: string;
  action: string;
}

function RequestFields({ lookUps: requested, reason: given, action }: RequestFieldsProps) {
  const [lookUps, setLookUps] = useState(() => formatCount(requested));
  const [reason, setReason] = useState(given);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { pending, fault, change } = usePeopleAction(requestApproval);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = creditProblem(lookUps, EXTRA_CREDITS);
    setRefusal(problem);
    const count = parseCount(lookUps);
    if (problem !== null || count === null || pending) return;
    void change({ lookUps: count, reason }, ({ words }) => words);
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate className="space-y-4">
      {fault && <FaultNotice error={fault} money={false} />}
      <div className="flex flex-wrap items-start gap-4">
        <div className="w-36">
          <Field label="Extra credits" name="lookUps" error={refusal}>
            {(control) => (
              <TextInput {...control} numeric value={lookUps} onChange={(event) => setLookUps(event.target.value)} />
            )}
          </Field>
        </div>
        <div className="min-w-within-56 flex-1">
          <Field label="Reason (optional)" name="reason">
            {(control) => (
              <TextInput
                {...control}
                maxLength={REASON_LETTERS_MAX}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
      </div>
      <Button type="submit" pending={pending}>
        {action}
      </Button>
    </form>
  );
}
