import { headers } from 'next/headers';
import type { HydratedQuery } from '@/components/layout/queries/hydrated-queries';
import { queryKey } from '@/lib/api/client/answer-of';
import type { EndpointInput, EndpointOutput, Endpoint } from '@/lib/api/endpoint';
import type { Run } from '@/lib/api/serve/serve';
import { answeredOrNull, type Services } from '@/lib/server';

/**
 * An answer for the first HTML: `<HydratedQueries queries={await prefetchQuery(declaration, run, input)}>`. Empty if
 * there is no input or the request fails: the page then requests it from the browser, and shows the fault in its place.
 */
export async function prefetchQuery<E extends Endpoint & { method: 'GET' }>(
  declaration: E,
  run: Run<E, Services>,
  input: EndpointInput<E> | null,
): Promise<(HydratedQuery & { readonly answer: EndpointOutput<E> })[]> {
  if (input === null) return [];
  const answer = await answeredOrNull(declaration, run, input, await headers());
  return answer === null ? [] : [{ key: queryKey(declaration, input), answer }];
}
