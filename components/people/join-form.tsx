'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FaultNotice } from '@/components/ui/fault-notice';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { ask } from '@/lib/api/ask';
import { signIn } from '@/lib/api/addresses/people';
import { acceptInvitation } from '@/lib/api/addresses/members';
import { Fault } from '@/lib/fault';

/** Takes up an invitation: a name and a password make the account, which is then signed in. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const said = (name: string) => (fault?.field === name ? `${fault.message} ${fault.fix}` : undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFault(null);
    const entries = new FormData(event.currentTarget);
    const password = String(entries.get('password'));
    try {
      const made = await ask(acceptInvitation, { token, name: String(entries.get('name')), password });
      const { goTo } = await ask(signIn, { email: made.email, password, goTo: '/' });
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
