'use client';

import { useState, type FormEvent } from 'react';
import { ButtonLink } from '@/components/layout/navigation/button-link';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { requestPasswordLink } from '@/lib/api/addresses/people/password-links';
import { useAction } from '@/lib/api/client/use-answer';

/** Shows the same message whether or not the address has an account. */
export function RequestPasswordLinkForm() {
  const { isPending, error, act } = useAction(requestPasswordLink);
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<{ email: string; isMailed: boolean } | null>(null);
  const emailError = error?.field === 'email' ? `${error.message} ${error.fix}` : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setSent(null);
    const answer = await act({ email }).catch(() => null); // reported in `error`
    if (answer) setSent({ email, isMailed: answer.isMailed });
  }

  return (
    <>
      {error && emailError === undefined && <FaultNotice error={error} money={false} />}
      {sent?.isMailed === true && (
        <Notice live title="Check your e-mail">
          If {sent.email} has an account here, an e-mail with a password reset link is on its way. The link works for an
          hour.
        </Notice>
      )}
      {sent?.isMailed === false && (
        <Notice live tone="warning" title="No e-mail is sent">
          No mail server is set up here. Ask an administrator of your organisation for a reset link.
        </Notice>
      )}
      <Card>
        <form method="dialog" onSubmit={(event) => void submit(event)} noValidate className="space-y-4 pt-1">
          <Field label="E-mail address" name="email" required error={emailError}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" wide pending={isPending}>
            Send reset link
          </Button>
        </form>
      </Card>
      <ButtonLink href="/sign-in">Back to sign-in</ButtonLink>
    </>
  );
}
