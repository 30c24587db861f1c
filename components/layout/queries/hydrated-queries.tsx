import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Address } from '@/lib/api/address';
import { answerKey, type EndpointAnswer, type InputOf } from '@/lib/api/client/answer-of';

export interface HydratedQuery {
  readonly key: readonly unknown[];
  readonly answer: unknown;
}

/** An answer that a page has on the server already: `hydratedQuery(readValuation, { id }, await answered(…))`. */
export function hydratedQuery<A extends Address>(
  address: A,
  input: InputOf<A>,
  answer: EndpointAnswer<A>,
): HydratedQuery {
  return { key: answerKey(address, input), answer };
}

/** Sends answers to the browser with the first HTML, so that `useAnswer` below it sends no request for them. */
export function HydratedQueries({ queries, children }: { queries: readonly HydratedQuery[]; children: ReactNode }) {
  const client = new QueryClient();
  for (const { key, answer } of queries) client.setQueryData(key, answer);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
