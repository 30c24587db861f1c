'use client';

import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Fault } from '@/lib/fault';
import { ask, newIdempotencyKey } from './ask';
import { answerKey, type Address, type FreeAddress } from './address';
import type { Answer, Ask, Endpoint } from './endpoint';

/**
 * The answer of an endpoint that costs nothing, kept in the query cache. Pass `null` while there is nothing to ask.
 * A billed endpoint is refused by its type: looking at a page never bills.
 * @param goodForMs how long the answer may be shown again without asking; for ever unless said
 */
export function useAnswer<E extends Endpoint>(
  endpoint: FreeAddress<E>,
  input: Ask<E> | null,
  goodForMs = Infinity,
): UseQueryResult<Answer<E>, Fault> {
  return useQuery<Answer<E>, Fault>({
    queryKey: answerKey(endpoint, input),
    queryFn: ({ signal }) => {
      if (input === null) throw new Error('asked without an input');
      return ask<E>(endpoint, input, { signal });
    },
    enabled: input !== null,
    staleTime: goodForMs,
  });
}

/** Fetches ahead what is likely to be asked for next, so that it is there by then. What fails says so when it is asked for. */
export function useFetchAhead(): <E extends Endpoint>(endpoint: FreeAddress<E>, input: Ask<E>) => void {
  const client = useQueryClient();
  return (endpoint, input) =>
    void client.prefetchQuery({
      queryKey: answerKey(endpoint, input),
      queryFn: ({ signal }) => ask(endpoint, input, { signal }),
    });
}

/**
 * Something a person does by pressing. Each press is one wish with a key of its own; `again()` repeats the last wish
 * under the same key, so a repeat after a lost answer is never charged twice.
 */
export function useAction<E extends Endpoint>(
  endpoint: Address<E>,
): Omit<UseMutationResult<Answer<E>, Fault, Wish<E>>, 'mutate' | 'mutateAsync'> & {
  act: (input: Ask<E>) => Promise<Answer<E>>;
  again: () => Promise<Answer<E>> | null;
} {
  const {
    mutateAsync,
    mutate: _,
    ...state
  } = useMutation<Answer<E>, Fault, Wish<E>>({
    mutationFn: ({ input, idempotencyKey }) => ask(endpoint, input, { idempotencyKey }),
  });
  return {
    ...state,
    act: (input) => mutateAsync({ input, idempotencyKey: newIdempotencyKey() }),
    again: () => (state.variables === undefined ? null : mutateAsync(state.variables)),
  };
}

interface Wish<E extends Endpoint> {
  readonly input: Ask<E>;
  readonly idempotencyKey: string;
}
