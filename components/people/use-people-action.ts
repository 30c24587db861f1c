'use client';

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/feedback/toast-store';
import type { Address } from '@/lib/api/address';
import type { EndpointAnswer, InputOf } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';

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
      const answer = await act(input).catch(() => null); // reported in `fault`
      if (answer === null) return null;
      void readAgain(client);
      if (message !== null) showToast(typeof message === 'string' ? message : message(answer));
      return answer;
    },
  };
}

async function readAgain(client: QueryClient): Promise<void> {
  const changed = await import('@/components/people/requests/changed-answers').then(
    (loaded) => loaded.CHANGED_ANSWERS,
    () => null,
  );
  // If the list of affected queries cannot be loaded, everything is read again.
  if (changed === null) return client.invalidateQueries();
  for (const { method, path } of changed) void client.invalidateQueries({ queryKey: [method, path] });
}
