'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { TextInput } from '@/components/ui/forms/text-input';
import { usePasswordLink } from '@/lib/api/addresses/people/password-links';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { usePasswordSignIn } from './use-password-sign-in';

/** Chooses a new password by a link, and signs in with it. */
export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { pending, fault, fieldError, setPasswordAndSignIn } = usePasswordSignIn();
  const passwordError = fieldError('password');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = formText(event.currentTarget, 'password');
    void setPasswordAndSignIn(password, async () => {
      await fetchEndpoint(usePasswordLink, { token, password });
      return { email };
    });
  }

  return (
    <Card>
      <form method="dialog" onSubmit={submit} noValidate className="space-y-4 pt-1">
        {fault && passwordError === undefined && <FaultNotice error={fault} money={false} />}
        <Field label="E-mail address" name="email">
          {(control) => <TextInput {...control} type="email" readOnly value={email} autoComplete="username" />}
        </Field>
        <Field label="New password" name="password" hint="At least 12 characters." error={passwordError} required>
          {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" wide pending={pending}>
          Set password and sign in
        </Button>
      </form>
    </Card>
  );
}
