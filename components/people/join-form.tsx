'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { TextInput } from '@/components/ui/forms/text-input';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { acceptInvitation } from '@/lib/api/addresses/people/members';
import { usePasswordSignIn } from './use-password-sign-in';

/** Accepts an invitation: a name and a password create the account, which is then signed in. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const { pending, fault, fieldError, setPasswordAndSignIn } = usePasswordSignIn();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = formText(event.currentTarget, 'name');
    const password = formText(event.currentTarget, 'password');
    void setPasswordAndSignIn(password, () => fetchEndpoint(acceptInvitation, { token, name, password }));
  }

  return (
    <Card>
      <form method="dialog" onSubmit={submit} noValidate className="space-y-4 pt-1">
        {fault && fault.field === undefined && <FaultNotice error={fault} money={false} />}
        <Field label="E-mail address" name="email">
          {(control) => <TextInput {...control} type="email" readOnly value={email} autoComplete="username" />}
        </Field>
        <Field label="Your name" name="name" error={fieldError('name')} required>
          {(control) => <TextInput {...control} autoComplete="name" maxLength={100} />}
        </Field>
        <Field label="Password" name="password" hint="At least 12 characters." error={fieldError('password')} required>
          {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" wide pending={pending}>
          Join
        </Button>
      </form>
    </Card>
  );
}
