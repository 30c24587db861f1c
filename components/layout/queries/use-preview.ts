'use client';

import { useRef, useState } from 'react';
import type { Address } from '@/lib/api/address';
import type { EndpointAnswer, InputOf } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';

/**
 * What submitting would do, requested anew as the entries change. The last preview stays until the next has come. One that comes
 * after a later request, or after `forget()`, is dropped: what it is of is no longer entered.
 */
export function usePreview<A extends Address>(endpoint: A) {
  const action = useAction(endpoint);
  const [preview, setPreview] = useState<EndpointAnswer<A> | null>(null);
  const latest = useRef(0);

  async function read(input: InputOf<A>): Promise<void> {
    latest.current += 1;
    const request = latest.current;
    const answer = await action.act(input).catch(() => null); // reported in `error`
    if (answer !== null && request === latest.current) setPreview(answer);
  }
  function forget(): void {
    latest.current += 1;
    setPreview(null);
  }
  return { preview, error: action.error, isPending: action.isPending, read, forget, reset: action.reset };
}
