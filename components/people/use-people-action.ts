'use client';

import { useQueryClient } from '@tanstack/react-query';
import { endMessage, showToast } from '@/components/ui/feedback/toast-store';
import type { Address } from '@/lib/api/address';
import type { EndpointAnswer, InputOf } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import type { Fault } from '@/lib/fault';
import { isOutOfDate, readAgain } from '@/components/people/requests/read-again';

/**
 * A change of users or settings: the message of an earlier one ends, afterwards its own is shown, and what it changes is
 * read again, also where it is refused because someone else was first.
 */
export function usePeopleAction<A extends Address>(address: A) {
  const { isPending, error, act, reset } = useAction(address);
  const client = useQueryClient();
  return {
    pending: isPending,
    fault: error,
    reset,
    /** The answer, or null where `fault` says why there is none. */
    change: async (
      input: InputOf<A>,
      message: string | ((answer: EndpointAnswer<A>) => string) | null,
    ): Promise<EndpointAnswer<A> | null> => {
      endMessage();
      // Reported in `fault`.
      const answer = await act(input).catch((refusal: Fault) => {
        if (isOutOfDate(refusal)) void readAgain(client);
        return null;
      });
      if (answer === null) return null;
      void readAgain(client);
      if (message !== null) showToast(typeof message === 'string' ? message : message(answer));
      return answer;
    },
  };
}
