/** Carries out what was ordered of an operation, in the ways of the API it belongs to. */
import { writeTokenRefusal } from '@/lib/contract/refusals';
import { reg } from '@/lib/contract/reg';
import { vehicleImage } from '@/lib/contract/vehicle-image';
import type { Credentials } from '@/lib/wire/operation';
import type { WebAnswer } from '@/lib/sandbox/answers';
import type { Misbehaving, Order } from '@/lib/sandbox/misbehaviour';
import { pause } from '@/lib/sandbox/pause';
import { serveResource, type Found, type ResourceDesk } from '@/lib/sandbox/resources';
import type { Service } from '@/lib/sandbox/services';
import type { Tokens } from '@/lib/sandbox/tokens';

/** An order to fail, of a test plate or of whoever tries a caller out: HTTP 500 in the service's own words. */
export class Broken extends Error {}

/** An order to ask for patience. */
export class TooMany extends Error {}

/** No document shows a rate limit; this is HTTP's own way (RFC 6585 §4). */
export const tooMany = (): Response =>
  new Response('Too many requests.\r\n', {
    status: 429,
    headers: { 'retry-after': '60', 'content-type': 'text/plain; charset=utf-8' },
  });

/** The ways of an API; `T` is what it answers with. */
interface Ways<T> {
  answer(): Promise<T>;
  /** As after a wrong password or an old token. */
  refuse(): Promise<T>;
  /** As over the monthly limit, where the operation knows one. */
  overLimit: (() => Promise<T>) | null;
  spoiled(answer: T, how: (body: string) => string): Promise<T>;
}

async function obey<T>(order: Order, ways: Ways<T>, signal: AbortSignal): Promise<T> {
  switch (order.fault) {
    case 'slow':
      await pause(order.seconds * 1000, signal);
      return ways.answer();
    case 'error':
      throw new Broken();
    case 'credentials':
      return ways.refuse();
    case 'limit':
      if (ways.overLimit === null) throw new TooMany();
      return ways.overLimit();
    case 'cut':
      return ways.spoiled(await ways.answer(), (body) => body.slice(0, body.length / 2));
    case 'garbage':
      return ways.spoiled(await ways.answer(), () => '\u0000\u0001{"<&]]>\ufffd');
  }
}

/** The service with every operation doing what is ordered of it, over whichever binding it is called. */
export function obedientService(service: Service, misbehaving: Misbehaving, signal: AbortSignal): Service {
  if (misbehaving.orders().length === 0) return service;
  const obedient = (operation: WebAnswer): WebAnswer => ({
    ...operation,
    async perform(asked) {
      const order = misbehaving.take(operation.name);
      if (order === undefined) return operation.perform(asked);
      const ways: Ways<string> = {
        answer: () => operation.perform(asked),
        refuse: () => operation.perform({ ...asked, knows: () => false }),
        overLimit:
          service.key === reg.key
            ? () => operation.perform({ ...asked, call: () => ({ ...asked.call(), monthlyLimit: 0 }) })
            : null,
        spoiled: async (body, how) => how(body),
      };
      return obey(order, ways, signal);
    },
  });
  return { ...service, answers: service.answers.map(obedient) };
}

/** A token API's answer, as ordered. */
export function obedientResource(
  request: Request,
  found: readonly Found[],
  desk: ResourceDesk,
  misbehaving: Misbehaving,
): Promise<Response> {
  const answer = (using: ResourceDesk): Promise<Response> => serveResource(request, found, using);
  const called = found.find((each) => each.answer.resource.method === request.method)?.answer.resource;
  const order = called && misbehaving.take(called.name);
  if (order === undefined) return answer(desk);
  const ways: Ways<Response> = {
    answer: () => answer(desk),
    // Whoever asks without a header shows its credentials in the body: that is a token server.
    refuse: async () => (called?.authorization === 'none' ? invalidClient() : answer(knowingNobody(desk))),
    overLimit: null,
    spoiled: async (response, how) => new Response(how(await response.text()), response),
  };
  return obey(order, ways, request.signal);
}

/** An image, as ordered. `answer` is told whose credentials it is to know. */
export function obedientImage(
  { signal }: Request,
  answer: (as: Credentials) => Promise<Response>,
  credentials: Credentials,
  misbehaving: Misbehaving,
): Promise<Response> {
  const order = misbehaving.take(vehicleImage.name);
  if (order === undefined) return answer(credentials);
  const ways: Ways<Response> = {
    answer: () => answer(credentials),
    refuse: () => answer({ ...credentials, subscriberId: NOBODY }),
    overLimit: null,
    async spoiled(response, how) {
      const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
      return new Response(Buffer.from(how(bytes), 'latin1'), response);
    },
  };
  return obey(order, ways, signal);
}

/** No subscriber has a number below zero. */
const NOBODY = -1;

const knowingNobody = (desk: ResourceDesk): ResourceDesk => ({
  knows: () => false,
  call() {
    const call = desk.call();
    const nobody = (tokens: Tokens): Tokens => ({ ...tokens, holds: () => false });
    return { ...call, tokens: nobody(call.tokens), wltp: { ...call.wltp, tokens: nobody(call.wltp.tokens) } };
  },
});

function invalidClient(): Response {
  const { status, body } = writeTokenRefusal('invalid_client', 'The client or its secret is unknown.');
  return new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
