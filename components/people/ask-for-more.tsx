'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { askForMore } from '@/lib/api/addresses/approvals';
import { useChange } from './use-change';

/** When the month's look-ups are spent: asks a manager for more. */
export function AskForMore() {
  const [lookUps, setLookUps] = useState('10');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(false);
  const { pending, fault, change } = useChange(askForMore);

  function submit(event: FormEvent) {
    event.preventDefault();
    const fits = /^[1-9]\d{0,3}$/.test(lookUps.trim());
    setRefused(!fits);
    if (fits && !pending)
      void change({ lookUps: Number(lookUps), reason }, 'Your manager is asked. It is decided under People.');
  }

  return (
    <Card title="Ask for more look-ups" id="budget">
      <form method="dialog" onSubmit={submit} noValidate className="space-y-4">
        {fault && <FaultNotice error={fault} money={false} />}
        <div className="flex flex-wrap items-start gap-4">
          <div className="w-36">
            <Field label="How many more" name="lookUps" error={refused && 'Enter a whole number.'}>
              {(control) => (
                <TextInput {...control} numeric value={lookUps} onChange={(event) => setLookUps(event.target.value)} />
              )}
            </Field>
          </div>
          <div className="min-w-56 flex-1">
            <Field label="What for (may be left empty)" name="reason">
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
          Ask
        </Button>
      </form>
    </Card>
  );
}
