'use client';

import Link from 'next/link';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { formText } from '@/components/ui/forms/form-text';
import { TextInput } from '@/components/ui/forms/text-input';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { signIn } from '@/lib/api/addresses/people/sign-in';
import { Fault } from '@/lib/fault';
import { signInFault } from './sign-in-fault';

export interface SignInFormProps {
  /** The page to open afterwards. */
  goTo: string;
  /** The fault of an attempt without script. */
  faultCode: string | null;
  /** The sandbox's demo account. */
  demo: { email: string; password: string } | null;
}

/** A plain form that posts without script; with script it stays on the page and shows what is wrong at the field. */
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
    try {
      const answer = await fetchEndpoint(signIn, {
        email: formText(event.currentTarget, 'email'),
        password: formText(event.currentTarget, 'password'),
        goTo,
      });
      // A whole new page: nothing of the last user stays in memory.
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
        <form
          ref={form}
          method="post"
          action="/api/sign-in"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="space-y-4 pt-1"
        >
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
        <Link href="/forgotten-password" className="link">
          Forgotten your password?
        </Link>
      </p>
      {demo && <DemoAccount {...demo} onUse={fillIn} />}
    </div>
  );
}

function sentence(fault: Fault | null) {
  return fault && `${fault.message} ${fault.fix}`;
}

function DemoAccount({ email, password, onUse }: { email: string; password: string; onUse: () => void }) {
  return (
    <Notice title="Demo account" actions={<Button onClick={onUse}>Use demo account</Button>}>
      <p>
        E-mail address <code className="whitespace-nowrap select-all">{email}</code>, password{' '}
        <code className="whitespace-nowrap select-all">{password}</code>
      </p>
    </Notice>
  );
}
