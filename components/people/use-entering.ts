'use client';

import { useRef, useState } from 'react';
import { signIn } from '@/lib/api/addresses/people';
import { ask } from '@/lib/api/ask';
import { Fault } from '@/lib/fault';

interface Entering {
  readonly pending: boolean;
  readonly fault: Fault | null;
  /** What was wrong with one field, in a sentence. */
  readonly said: (field: string) => string | undefined;
  /** @param settle makes the password this person's, and tells whose it is */
  readonly enter: (password: string, settle: () => Promise<{ email: string }>) => Promise<void>;
}

/** For whoever comes by a link: the password they chose is made theirs, and they are signed in with it. */
export function useEntering(): Entering {
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  // A link works once: pressed again because only the signing-in failed, only that is done again.
  const settled = useRef<{ email: string } | null>(null);
  return {
    pending,
    fault,
    said: (field) => (fault?.field === field ? `${fault.message} ${fault.fix}` : undefined),
    async enter(password, settle) {
      if (pending) return;
      setPending(true);
      setFault(null);
      try {
        settled.current ??= await settle();
        const { email } = settled.current;
        const { goTo } = await ask(signIn, { email, password, goTo: '/' });
        window.location.assign(goTo);
      } catch (error) {
        setPending(false);
        setFault(
          error instanceof Fault ? error : new Fault('unexpected', { message: 'It did not work.', fix: 'Try again.' }),
        );
      }
    },
  };
}
