import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answerKey, type Address } from '@/lib/api/client/address';
import type { EndpointOutput, EndpointInput, Endpoint } from '@/lib/api/endpoint';

/** An answer a page has on the server already: `known(readValuation, { id }, await answered(…))`. */
export function hydratedQuery<E extends Endpoint>(
  address: Address<E>,
  input: EndpointInput<E>,
  answer: EndpointOutput<E>,
) {
  return { key: answerKey(address, input), answer };
}

/** Hands answers to the browser with the first HTML, so that `useAnswer` below it need not ask for them. */
export function HydratedQueries({
  queries,
  children,
}: {
  queries: readonly ReturnType<typeof hydratedQuery>[];
  children: ReactNode;
}) {
  const client = new QueryClient();
  for (const { key, answer } of queries) client.setQueryData(key, answer);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
