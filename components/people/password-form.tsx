'use client';

import { useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { changePassword } from '@/lib/api/addresses/members';
import { useChange } from './use-change';

/** The own password; every other session ends with the old one. */
export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const { pending, fault, change } = useChange(changePassword);
  const said = (name: string) => (fault?.field === name ? `${fault.message} ${fault.fix}` : undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const entries = new FormData(event.currentTarget);
    const done = await change(
      { current: String(entries.get('current')), next: String(entries.get('next')) },
      'Your password is changed, and every other session has ended.',
    );
    if (done) form.current?.reset();
  }

  return (
    <Card title="Password">
      <form ref={form} method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
        {fault && fault.field === undefined && <FaultNotice error={fault} money={false} />}
        <Field label="Present password" name="current" error={said('current')} required>
          {(control) => <TextInput {...control} type="password" autoComplete="current-password" />}
        </Field>
        <Field label="New password" name="next" hint="At least 12 characters." error={said('next')} required>
          {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" pending={pending}>
          Change the password
        </Button>
      </form>
    </Card>
  );
}
