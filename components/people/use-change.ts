'use client';

import { useQueryClient } from '@tanstack/react-query';
import { say } from '@/components/ui/toast-store';
import type { Address } from '@/lib/api/address';
import type { Answer, Ask, Endpoint } from '@/lib/api/endpoint';
import { useAction } from '@/lib/api/use-answer';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { listApprovals } from '@/lib/api/addresses/approvals';
import { readPeople } from '@/lib/api/addresses/members';
import { listPasswordLinks } from '@/lib/api/addresses/password-links';
import { readRetention } from '@/lib/api/addresses/privacy';

/** A press that changes who may do what: once it is done it is said, and what it changes is read again. */
export function useChange<E extends Endpoint>(address: Address<E>) {
  const { isPending, error, act, reset } = useAction<E>(address);
  const client = useQueryClient();
  return {
    pending: isPending,
    fault: error,
    reset,
    /** The answer, or null where `fault` says why there is none. */
    async change(input: Ask<E>, said: string | ((answer: Answer<E>) => string) | null): Promise<Answer<E> | null> {
      const answer = await act(input).catch(() => null); // stands in `fault`
      if (answer === null) return null;
      for (const { method, path } of [readPeople, listPasswordLinks, listApprovals, readRetention, readMonthUsage]) {
        void client.invalidateQueries({ queryKey: [method, path] });
      }
      if (said !== null) say(typeof said === 'string' ? said : said(answer));
      return answer;
    },
  };
}
