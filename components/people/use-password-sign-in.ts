'use client';

import { useRef, useState } from 'react';
import { signIn } from '@/lib/api/addresses/people/sign-in';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { Fault } from '@/lib/fault';

interface PasswordSignIn {
  readonly pending: boolean;
  readonly fault: Fault | null;
  /** What is wrong with one field, in a sentence. */
  readonly fieldError: (field: string) => string | undefined;
  /** @param savePassword saves the password and returns the e-mail address it belongs to */
  readonly setPasswordAndSignIn: (password: string, savePassword: () => Promise<{ email: string }>) => Promise<void>;
}

/** For a user who opened a link: saves the password they chose and signs them in with it. */
export function usePasswordSignIn(): PasswordSignIn {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  // A link works once: where only the sign-in failed, only the sign-in is repeated.
  const saved = useRef<{ email: string } | null>(null);
  return {
    pending,
    fault,
    fieldError: (field) => (fault?.field === field ? `${fault.message} ${fault.fix}` : undefined),
    async setPasswordAndSignIn(password, savePassword) {
      if (pending) return;
      setPending(true);
      setFault(null);
      try {
        saved.current ??= await savePassword();
        const { email } = saved.current;
        const { goTo } = await fetchEndpoint(signIn, { email, password, goTo: '/' });
        window.location.assign(goTo);
      } catch (error) {
        setPending(false);
        setFault(
          error instanceof Fault
            ? error
            : new Fault('unexpected', { message: 'That did not work.', fix: 'Try again.' }),
        );
      }
    },
  };
}
