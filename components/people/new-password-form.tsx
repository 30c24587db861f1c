'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { usePasswordLink } from '@/lib/api/addresses/password-links';
import { signIn } from '@/lib/api/addresses/people';
import { ask } from '@/lib/api/ask';
import { Fault } from '@/lib/fault';

/** Chooses a new password by a link, and signs in with it. */
export function NewPasswordForm({ token, email }: { token: string; email: string }) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const wrong = fault?.field === 'password' ? `${fault.message} ${fault.fix}` : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFault(null);
    const password = String(new FormData(event.currentTarget).get('password'));
    try {
      await ask(usePasswordLink, { token, password });
      const { goTo } = await ask(signIn, { email, password, goTo: '/' });
      window.location.assign(goTo);
    } catch (error) {
      setPending(false);
      setFault(
        error instanceof Fault ? error : new Fault('unexpected', { message: 'It did not work.', fix: 'Try again.' }),
      );
    }
  }

  return (
    <Card>
      <form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4 pt-1">
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
