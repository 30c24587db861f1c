'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { listApprovals, requestApproval } from '@/lib/api/addresses/approvals';
import { useAnswer } from '@/lib/api/client/use-answer';
import { usePeopleAction } from './use-people-action';

/** Requests extra credits from a manager when the month's budget is used; absent while no budget limits the person. */
export function RequestLookUpsForm() {
  const { data: approvals } = useAnswer(listApprovals, {}, { staleAfterMs: 10_000 });
  const [lookUps, setLookUps] = useState('10');
  const [reason, setReason] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { pending, fault, change } = usePeopleAction(requestApproval);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isValid = /^[1-9]\d{0,3}$/.test(lookUps.trim());
    setRefused(!isValid);
    if (isValid && !pending) void change({ lookUps: Number(lookUps), reason }, 'Request sent to your manager.');
  }

  if (!approvals?.mayRequest) return null;
  return (
    <Card title="Request extra credits" id="budget" screenOnly>
      <form method="dialog" onSubmit={submit} noValidate className="space-y-4">
        {fault && <FaultNotice error={fault} money={false} />}
        <div className="flex flex-wrap items-start gap-4">
          <div className="w-36">
            <Field label="Extra credits" name="lookUps" error={isRefused && 'Enter a whole number.'}>
              {(control) => (
                <TextInput {...control} numeric value={lookUps} onChange={(event) => setLookUps(event.target.value)} />
              )}
            </Field>
          </div>
          <div className="min-w-56 flex-1">
            <Field label="Reason (optional)" name="reason">
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={300}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </div>
        </div>
        <Button type="submit" pending={pending}>
          Send request
        </Button>
      </form>
    </Card>
  );
}
