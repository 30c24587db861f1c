'use client';

import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/feedback/toast-store';
import type { Address } from '@/lib/api/address';
import type { EndpointAnswer, InputOf } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { listApprovals } from '@/lib/api/addresses/approvals';
import { listAccountEvents } from '@/lib/api/addresses/people/account-events';
import { readPeople } from '@/lib/api/addresses/people/members';
import { listPasswordLinks } from '@/lib/api/addresses/people/password-links';
import { readRetention } from '@/lib/api/addresses/privacy';

/** What a change may have changed. */
const CHANGED = [readPeople, listAccountEvents, listPasswordLinks, listApprovals, readRetention, readMonthUsage];

/** A change of users or settings: afterwards a message is shown, and what it changes is read again. */
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
      const answer = await act(input).catch(() => null); // stands in `fault`
      if (answer === null) return null;
      for (const { method, path } of CHANGED) void client.invalidateQueries({ queryKey: [method, path] });
      if (message !== null) showToast(typeof message === 'string' ? message : message(answer));
      return answer;
    },
  };
}
