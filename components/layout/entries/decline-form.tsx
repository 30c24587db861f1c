import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { REASON_LETTERS_MAX } from '@/lib/domain/accounts/approval-reason';
import { Fault } from '@/lib/fault';

export interface DeclineFormProps {
  /** Who sees the reason: whose request it is. */
  name: string;
  pending: boolean;
  /** Why the last decision was refused. */
  fault: unknown;
  onDecline: (reason: string) => void;
  onCancel: () => void;
}

/** Declines a request, with a reason or without. */
export function DeclineForm({ name, pending, fault, onDecline, onCancel }: DeclineFormProps) {
  const [reason, setReason] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onDecline(reason);
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate className="space-y-2">
      <Field
        label="Reason for declining (optional)"
        name="reason"
        hint={`${name} sees it.`}
        error={isAboutReason(fault) && `${fault.message} ${fault.fix}`}
      >
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            maxLength={REASON_LETTERS_MAX}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending}>
          Decline the request
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

/** Shown at the field of the reason, and so in no notice. */
export const isAboutReason = (fault: unknown): fault is Fault => fault instanceof Fault && fault.field === 'reason';
