'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { ask } from '@/lib/api/ask';
import { acceptInvitation } from '@/lib/api/addresses/members';
import { useEntering } from './use-entering';

/** Takes up an invitation: a name and a password make the account, which is then signed in. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const { pending, fault, said, enter } = useEntering();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const password = String(entries.get('password'));
    void enter(password, () => ask(acceptInvitation, { token, name: String(entries.get('name')), password }));
  }

  return (
    <Card>
      <form method="dialog" onSubmit={submit} noValidate className="space-y-4 pt-1">
        {fault && fault.field === undefined && <FaultNotice error={fault} money={false} />}
        <Field label="E-mail address" name="email">
          {(control) => <TextInput {...control} type="email" readOnly value={email} autoComplete="username" />}
        </Field>
        <Field label="Your name" name="name" error={said('name')} required>
          {(control) => <TextInput {...control} autoComplete="name" maxLength={100} />}
        </Field>
        <Field label="Password" name="password" hint="At least 12 characters." error={said('password')} required>
          {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" wide pending={pending}>
          Join
        </Button>
      </form>
    </Card>
  );
}
