import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { Endpoint, EndpointInput, EndpointOutput } from '@/lib/api/endpoint';
import type { Run } from '@/lib/api/serve/serve';
import { Fault } from '@/lib/fault';
import { answered, type Services } from '@/lib/server';

/**
 * What an address names. If the endpoint does not accept the address, or it names nothing that this organisation has,
 * shows the not-found page, with status 404.
 */
export async function readAtAddress<E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  run: Run<E, Services>,
  input: EndpointInput<E>,
): Promise<EndpointOutput<E>> {
  if (!endpoint.input.safeParse(input).success) notFound();
  return answered(endpoint, run, input, await headers()).catch((error: unknown) => {
    if (error instanceof Fault && (error.code === 'not_found' || error.code === 'invalid_input')) notFound();
    throw error;
  });
}
