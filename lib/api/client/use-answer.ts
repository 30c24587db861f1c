'use client';

import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Fault } from '@/lib/fault';
import { fetchEndpoint, newIdempotencyKey } from './fetch-endpoint';
import { answerKey, type Address, type FreeAddress } from './address';
import type { EndpointOutput, EndpointInput, Endpoint } from '@/lib/api/endpoint';

/**
 * The answer of an endpoint that costs nothing, kept in the query cache. Pass `null` while there is nothing to ask.
 * A billed endpoint is refused by its type: looking at a page never bills.
 * @param staleAfterMs how long the answer may be shown again without asking; for ever unless said
 */
export function useAnswer<E extends Endpoint>(
  endpoint: FreeAddress<E>,
  input: EndpointInput<E> | null,
  staleAfterMs = Infinity,
): UseQueryResult<EndpointOutput<E>, Fault> {
  return useQuery<EndpointOutput<E>, Fault>({
    queryKey: answerKey(endpoint, input),
    queryFn: ({ signal }) => {
      if (input === null) throw new Error('asked without an input');
      return fetchEndpoint<E>(endpoint, input, { signal });
    },
    enabled: input !== null,
    staleTime: staleAfterMs,
  });
}

/** Fetches ahead what is likely to be asked for next, so that it is there by then. What fails says so when it is asked for. */
export function usePrefetch(): <E extends Endpoint>(endpoint: FreeAddress<E>, input: EndpointInput<E>) => void {
  const client = useQueryClient();
  return (endpoint, input) =>
    void client.prefetchQuery({
      queryKey: answerKey(endpoint, input),
      queryFn: ({ signal }) => fetchEndpoint(endpoint, input, { signal }),
    });
}

/**
 * Something a person does by pressing. Each press is one wish with a key of its own; `again()` repeats the last wish
 * under the same key, so a repeat after a lost answer is never charged twice.
 */
export function useAction<E extends Endpoint>(
  endpoint: Address<E>,
): Omit<UseMutationResult<EndpointOutput<E>, Fault, EndpointSubmission<E>>, 'mutate' | 'mutateAsync'> & {
  act: (input: EndpointInput<E>) => Promise<EndpointOutput<E>>;
  repeat: () => Promise<EndpointOutput<E>> | null;
} {
  const {
    mutateAsync,
    mutate: _,
    ...state
  } = useMutation<EndpointOutput<E>, Fault, EndpointSubmission<E>>({
    mutationFn: ({ input, idempotencyKey }) => fetchEndpoint(endpoint, input, { idempotencyKey }),
  });
  return {
    ...state,
    act: (input) => mutateAsync({ input, idempotencyKey: newIdempotencyKey() }),
    repeat: () => (state.variables === undefined ? null : mutateAsync(state.variables)),
  };
}

interface EndpointSubmission<E extends Endpoint> {
  readonly input: EndpointInput<E>;
  readonly idempotencyKey: string;
}
