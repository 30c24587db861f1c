import type { QueryClient } from '@tanstack/react-query';
import type { FreeAddress } from '@/lib/api/address';
import { answerKey, type EndpointAnswer, type InputOf } from './answer-of';

/**
 * Shows in an answer what the server has just saved. The same answer on its way, such as a poll's, may have been read
 * before: it is dropped and requested again.
 * @param changed the answer now, by the one on screen; undefined for none
 */
export async function showChanged<A extends FreeAddress>(
  client: QueryClient,
  endpoint: A,
  input: InputOf<A>,
  changed: (shown: EndpointAnswer<A> | undefined) => EndpointAnswer<A> | undefined,
): Promise<void> {
  const queryKey = answerKey(endpoint, input);
  const isOnItsWay = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  client.setQueryData<EndpointAnswer<A>>(queryKey, changed);
  if (isOnItsWay) void client.invalidateQueries({ queryKey });
}
