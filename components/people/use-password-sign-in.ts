'use client';

import { useRef, useState } from 'react';
import { signIn } from '@/lib/api/addresses/people/sign-in';
import { fetchEndpoint } from '@/lib/api/client/fetch-endpoint';
import { Fault } from '@/lib/fault';

interface PasswordSignIn {
  readonly pending: boolean;
  readonly fault: Fault | null;
  /** What was wrong with one field, in a sentence. */
  readonly fieldError: (field: string) => string | undefined;
  /** @param savePassword makes the password this person's, and tells whose it is */
  readonly setPasswordAndSignIn: (password: string, savePassword: () => Promise<{ email: string }>) => Promise<void>;
}

/** For whoever comes by a link: the password they chose is made theirs, and they are signed in with it. */
export function usePasswordSignIn(): PasswordSignIn {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  // A link works once: pressed again because only the signing-in failed, only that is done again.
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
