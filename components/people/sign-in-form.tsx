'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { TextInput } from '@/components/ui/forms/text-input';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { signIn } from '@/lib/api/addresses/people/sign-in';
import { Fault } from '@/lib/fault';
import { signInFault } from './sign-in-fault';

export interface SignInFormProps {
  /** The page wanted before. */
  goTo: string;
  /** Of an attempt made before the page had its script. */
  faultCode: string | null;
  /** The sandbox's ready dealer. */
  demo: { email: string; password: string } | null;
}

/** A plain form that posts by itself; with its script it stays on the page and says what is wrong beside the field. */
export function SignInForm({ goTo, faultCode, demo }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(() => signInFault(faultCode));
  const fieldFault = (name: string) => (fault?.code === 'invalid_input' && fault.field === name ? fault : null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFault(null);
    const entries = new FormData(event.currentTarget);
    try {
      const answer = await fetchEndpoint(signIn, {
        email: String(entries.get('email')),
        password: String(entries.get('password')),
        goTo,
      });
      // A whole new page: nothing of whoever was here before stays in memory.
      window.location.assign(answer.goTo);
    } catch (error) {
      setPending(false);
      const thrown = error instanceof Fault ? error : signInFault('unexpected');
      setFault(thrown);
      const faultyField = form.current?.elements.namedItem(thrown?.field ?? '');
      if (faultyField instanceof HTMLInputElement) faultyField.focus();
    }
  }

  function fillIn() {
    for (const name of ['email', 'password'] as const) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && demo) input.value = demo[name];
    }
    form.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
  }

  return (
    <div className="mx-auto max-w-md space-y-5">
      <h1 className="text-2xl font-bold">Sign in</h1>
      {fault && !fault.field && <FaultNotice error={fault} money={false} />}
      <Card>
        <form ref={form} method="post" action="/api/sign-in" onSubmit={submit} noValidate className="space-y-4 pt-1">
          <input type="hidden" name="goTo" value={goTo} />
          <Field label="E-mail address" name="email" required error={sentence(fieldFault('email'))}>
            {(control) => (
              <TextInput {...control} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
            )}
          </Field>
          <Field label="Password" name="password" required error={sentence(fieldFault('password'))}>
            {(control) => <TextInput {...control} type="password" autoComplete="current-password" />}
          </Field>
          <Button type="submit" variant="primary" wide pending={pending}>
            Sign in
          </Button>
        </form>
      </Card>
      <p className="text-sm text-soft">
        Forgot your password? Ask an administrator of your organisation for a reset link.
      </p>
      {demo && (
        <Notice title="Demo account" actions={<Button onClick={fillIn}>Use demo account</Button>}>
          <p>
            E-mail address <code className="whitespace-nowrap select-all">{demo.email}</code>, password{' '}
            <code className="whitespace-nowrap select-all">{demo.password}</code>
          </p>
        </Notice>
      )}
    </div>
  );
}

function sentence(fault: Fault | null) {
  return fault && `${fault.message} ${fault.fix}`;
}
