import { headers } from 'next/headers';
import { hydratedQuery } from '@/components/layout/queries/hydrated-queries';
import type { Address } from '@/lib/api/client/address';
import type { EndpointInput, Endpoint } from '@/lib/api/endpoint';
import type { Run } from '@/lib/api/serve/serve';
import { answered, type Services } from '@/lib/server';

/**
 * An answer for the first HTML: `<KnownAnswers of={await knownAhead(address, declaration, run, input)}>`. Empty where
 * there is nothing to ask or it fails: the page then asks for it, and draws the fault in its place.
 */
export async function prefetchQuery<E extends Endpoint & { method: 'GET' }>(
  address: Address<E>,
  declaration: E,
  run: Run<E, Services>,
  input: EndpointInput<E> | null,
): Promise<ReturnType<typeof hydratedQuery>[]> {
  if (input === null) return [];
  const answer = await answered(declaration, run, input, await headers()).catch(() => null);
  return answer === null ? [] : [hydratedQuery(address, input, answer)];
}
