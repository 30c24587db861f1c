'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address, FreeAddress } from '@/lib/api/address';
import { answerKey, type EndpointAnswer, type InputOf } from '@/lib/api/client/answer-of';
import { isStillOpen, type ShownOnce } from '@/lib/api/client/shown-once';
import { useAnswer } from '@/lib/api/client/use-answer';

/**
 * A secret that is shown once. It is gone as soon as its list, read again, no longer has it: it was ended, replaced or
 * used, here or elsewhere.
 * @param input of its list
 */
export function useShownOnce<Make extends Address, List extends FreeAddress>(
  secret: ShownOnce<Make, List>,
  input: InputOf<List>,
): {
  /** The answer that has it; null while there is nothing to show. */
  readonly shown: EndpointAnswer<Make> | null;
  /** Called with the answer, before the list is read again. */
  readonly show: (made: EndpointAnswer<Make> | null) => void;
} {
  const client = useQueryClient();
  const [latest, setLatest] = useState<{ made: EndpointAnswer<Make>; listReadAt: number } | null>(null);
  const list = useAnswer(secret.list, input);
  const isOpen = latest !== null && isStillOpen(secret, latest.made, latest.listReadAt, list);
  return {
    shown: isOpen ? latest.made : null,
    show: (made) => {
      const listReadAt = client.getQueryState(answerKey(secret.list, input))?.dataUpdatedAt ?? 0;
      setLatest(made === null ? null : { made, listReadAt });
    },
  };
}
