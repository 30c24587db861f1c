import type { z } from 'zod';
import type { Endpoint, EndpointInput, EndpointOutput } from '@/lib/api/endpoint';
import { Fault } from '@/lib/fault';
import { callOf, requirePermission, requireSession } from './admit';
import { asFault, logFault, newReference } from './faults';
import { refuseUnstorable } from './read-request';
import type { Run, ServeOptions } from './serve';

/** Answers for a page's first HTML. A page has no origin, and its permission is checked before its input. */
export function answeredWith<Services>(options: ServeOptions<Services>) {
  /**
   * The answer of a GET inside a page. Throws the Fault; the page is then rendered without it, and the browser requests
   * it.
   */
  async function answered<E extends Endpoint & { method: 'GET' }>(
    endpoint: E,
    run: Run<E, Services>,
    input: EndpointInput<E>,
    headers: Headers,
  ): Promise<EndpointOutput<E>> {
    const session = await requireSession(endpoint, headers, options);
    requirePermission(session, endpoint.permission);
    const ids = { reference: newReference(), idempotencyKey: '' };
    refuseUnstorable(input);
    const call = callOf<E>({
      input: endpoint.input.parse(input) as z.output<E['input']>, // zod widens it to a plain record
      session,
      signal: new AbortController().signal,
      ids,
      headers,
      reply: new Headers(),
    });
    return endpoint.output.parse(await run(call, await options.services())) as EndpointOutput<E>; // zod loses the generic
  }

  /**
   * The same for a part of a page that shows the Fault in its place. Input that the endpoint refuses and an answer that
   * does not match its declaration are our own mistakes, as is whatever else is thrown: a Fault too, with a line in the
   * log.
   */
  async function answeredOrFault<E extends Endpoint & { method: 'GET' }>(
    endpoint: E,
    run: Run<E, Services>,
    input: EndpointInput<E>,
    headers: Headers,
  ): Promise<EndpointOutput<E> | Fault> {
    try {
      return await answered(endpoint, run, input, headers);
    } catch (error) {
      const reference = newReference();
      const fault = asFault(error, endpoint, reference, options);
      if (fault.code === 'unexpected') logFault(error, fault, { endpoint, reference }, options.log);
      return fault;
    }
  }

  /**
   * The same for a part that a page is drawn without when it cannot be read: null for a Fault, and for input in the address
   * that the endpoint refuses.
   */
  async function answeredOrNull<E extends Endpoint & { method: 'GET' }>(
    endpoint: E,
    run: Run<E, Services>,
    input: EndpointInput<E>,
    headers: Headers,
  ): Promise<EndpointOutput<E> | null> {
    if (!endpoint.input.safeParse(input).success) return null;
    const answer = await answeredOrFault(endpoint, run, input, headers);
    return answer instanceof Fault ? null : answer;
  }

  return { answered, answeredOrFault, answeredOrNull };
}
