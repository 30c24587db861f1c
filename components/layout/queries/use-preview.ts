'use client';

import { useRef, useState } from 'react';
import type { Address } from '@/lib/api/address';
import type { EndpointAnswer, InputOf } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';

/**
 * What submitting would do, requested anew as the entries change: one request at a time, and of those that wait only the
 * last. A preview stays until the next one has come. One that comes after a later request, or after `forget()`, is
 * dropped: what it is of is no longer entered.
 */
export function usePreview<A extends Address>(endpoint: A) {
  const action = useAction(endpoint);
  const [preview, setPreview] = useState<EndpointAnswer<A> | null>(null);
  const latest = useRef(0);
  const waiting = useRef<InputOf<A> | null>(null);
  const isReading = useRef(false);

  async function read(input: InputOf<A>): Promise<void> {
    latest.current += 1;
    waiting.current = input;
    if (isReading.current) return;
    isReading.current = true;
    while (waiting.current !== null) {
      const request = latest.current;
      const next = waiting.current;
      waiting.current = null;
      const answer = await action.act(next).catch(() => null); // reported in `error`
      if (answer !== null && request === latest.current) setPreview(answer);
    }
    isReading.current = false;
  }
  function forget(): void {
    latest.current += 1;
    waiting.current = null;
    setPreview(null);
  }
  return { preview, error: action.error, isPending: action.isPending, read, forget, reset: action.reset };
}
