'use client';

import {
  keepPreviousData,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Fault } from '@/lib/fault';
import { fetchEndpoint, newIdempotencyKey } from './fetch-endpoint';
import { answerKey, type EndpointAnswer, type InputOf } from './answer-of';
import type { Address, FreeAddress } from '@/lib/api/address';

export interface AnswerOptions<Answer> {
  /** How long the answer may be shown again without a new request; for ever when absent. */
  readonly staleAfterMs?: number;
  /** It is requested again after so long, while the page is in sight; `false`: not any more. */
  readonly pollMs?: number | ((answer: Answer | undefined) => number | false);
  /** Whether the answer to the last input is shown until that to the next has come. */
  readonly showsPrevious?: boolean;
}

/**
 * The answer of an endpoint that costs nothing, in the query cache. Pass `null` while there is nothing to request.
 * A billed endpoint is refused by its type: looking at a page never bills.
 */
export function useAnswer<A extends FreeAddress>(
  endpoint: A,
  input: InputOf<A> | null,
  { staleAfterMs = Infinity, pollMs, showsPrevious = false }: AnswerOptions<EndpointAnswer<A>> = {},
): UseQueryResult<EndpointAnswer<A>, Fault> {
  return useQuery<EndpointAnswer<A>, Fault>({
    queryKey: answerKey(endpoint, input),
    queryFn: ({ signal }) => {
      if (input === null) throw new Error('a query without an input is not enabled');
      return fetchEndpoint(endpoint, input, { signal });
    },
    enabled: input !== null,
    staleTime: staleAfterMs,
    ...(showsPrevious && { placeholderData: keepPreviousData }),
    refetchInterval: typeof pollMs === 'function' ? ({ state }) => pollMs(state.data) : (pollMs ?? false),
  });
}

/** The answers of one such endpoint to several inputs, in their order; undefined for those that have not come. */
export function useAnswers<A extends FreeAddress>(
  endpoint: A,
  inputs: readonly InputOf<A>[],
): readonly (EndpointAnswer<A> | undefined)[] {
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: answerKey(endpoint, input),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<EndpointAnswer<A>> =>
        fetchEndpoint(endpoint, input, { signal }),
      staleTime: Infinity,
    })),
    combine: dataOf<EndpointAnswer<A>>,
  });
}

const dataOf = <Answer>(results: readonly { readonly data: Answer | undefined }[]) => results.map(({ data }) => data);

/** Fetches an answer that is likely to be needed next. A failure is reported when the answer is needed. */
export function usePrefetch(): <A extends FreeAddress>(endpoint: A, input: InputOf<A>) => void {
  const client = useQueryClient();
  return (endpoint, input) =>
    void client.prefetchQuery({
      queryKey: answerKey(endpoint, input),
      queryFn: ({ signal }) => fetchEndpoint(endpoint, input, { signal }),
    });
}

/** What a hook that submits needs of `useAction`. */
export interface Action<Input, Answer> {
  readonly isPending: boolean;
  readonly error: Fault | null;
  /** Of the last submission. */
  readonly variables: { readonly input: Input } | undefined;
  readonly act: (input: Input) => Promise<Answer>;
  readonly repeat: (freeOnly: boolean) => Promise<Answer> | null;
}

/**
 * What a person submits. Each submission has its own idempotency key; `repeat` sends the last one again under the same
 * key, so that a repeat after a lost answer is never charged twice. One that is `freeOnly` is never charged at all: it is
 * refused if the server does not have the answer, because the request never arrived.
 */
export function useAction<A extends Address>(
  endpoint: A,
): Omit<UseMutationResult<EndpointAnswer<A>, Fault, EndpointSubmission<A>>, 'mutate' | 'mutateAsync'> & {
  act: (input: InputOf<A>) => Promise<EndpointAnswer<A>>;
  repeat: (freeOnly: boolean) => Promise<EndpointAnswer<A>> | null;
} {
  const {
    mutateAsync,
    mutate: _,
    ...state
  } = useMutation<EndpointAnswer<A>, Fault, EndpointSubmission<A>>({
    mutationFn: ({ answer }) => answer,
  });
  // Sends the request first: the mutation would send it only after React has rendered the pending state.
  const send = (input: InputOf<A>, idempotencyKey: string, freeOnly = false) =>
    mutateAsync({ input, idempotencyKey, answer: fetchEndpoint(endpoint, input, { idempotencyKey, freeOnly }) });
  return {
    ...state,
    act: (input) => send(input, newIdempotencyKey()),
    repeat: (freeOnly) =>
      state.variables === undefined ? null : send(state.variables.input, state.variables.idempotencyKey, freeOnly),
  };
}

interface EndpointSubmission<A extends Address> {
  readonly input: InputOf<A>;
  readonly idempotencyKey: string;
  readonly answer: Promise<EndpointAnswer<A>>;
}
