'use client';

import { useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { TextInput } from '@/components/ui/forms/text-input';
import { changePassword } from '@/lib/api/addresses/people/members';
import { usePeopleAction } from './use-people-action';

/** The user's own password. Every other session ends with the old one. */
export function PasswordForm() {
  const form = useRef<HTMLFormElement>(null);
  const { pending, fault, change } = usePeopleAction(changePassword);
  const fieldError = (name: string) => (fault?.field === name ? `${fault.message} ${fault.fix}` : undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const done = await change(
      { current: formText(event.currentTarget, 'current'), next: formText(event.currentTarget, 'next') },
      'Password changed. All other devices are signed out.',
    );
    if (done) form.current?.reset();
  }

  return (
    <Card title="Password" screenOnly>
      <form ref={form} method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
        {fault && fault.field === undefined && <FaultNotice error={fault} money={false} />}
        <Field label="Current password" name="current" error={fieldError('current')} required>
          {(control) => <TextInput {...control} type="password" autoComplete="current-password" />}
        </Field>
        <Field label="New password" name="next" hint="At least 12 characters." error={fieldError('next')} required>
          {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" pending={pending}>
          Change the password
        </Button>
      </form>
    </Card>
  );
}
