'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { usePasswordLink } from '@/lib/api/addresses/password-links';
import { ask } from '@/lib/api/ask';
import { useEntering } from './use-entering';

/** Chooses a new password by a link, and signs in with it. */
export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const { pending, fault, said, enter } = useEntering();
  const wrong = said('password');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    void enter(password, async () => {
      await ask(usePasswordLink, { token, password });
      return { email };
    });
  }

  return (
    <Card>
      <form method="dialog" onSubmit={submit} noValidate className="space-y-4 pt-1">
        {fault && wrong === undefined && <FaultNotice error={fault} money={false} />}
        <Field label="E-mail address" name="email">
          {(control) => <TextInput {...control} type="email" readOnly value={email} autoComplete="username" />}
        </Field>
        <Field label="New password" name="password" hint="At least 12 characters." error={wrong} required>
          {(control) => <TextInput {...control} type="password" autoComplete="new-password" />}
        </Field>
        <Button type="submit" variant="primary" wide pending={pending}>
          Set it and sign in
        </Button>
      </form>
    </Card>
  );
}
