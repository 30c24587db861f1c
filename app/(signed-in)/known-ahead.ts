import { headers } from 'next/headers';
import { known } from '@/components/layout/known-answers';
import type { Address } from '@/lib/api/address';
import type { Ask, Endpoint } from '@/lib/api/endpoint';
import type { Run } from '@/lib/api/serve';
import { answered, type House } from '@/lib/server';

/**
 * An answer for the first HTML: `<KnownAnswers of={await knownAhead(address, declaration, run, input)}>`. Empty where
 * there is nothing to ask or it fails: the page then asks for it, and draws the fault in its place.
 */
export async function knownAhead<E extends Endpoint & { method: 'GET' }>(
  address: Address<E>,
  declaration: E,
  run: Run<E, House>,
  input: Ask<E> | null,
): Promise<ReturnType<typeof known>[]> {
  if (input === null) return [];
  const answer = await answered(declaration, run, input, await headers()).catch(() => null);
  return answer === null ? [] : [known(address, input, answer)];
}
