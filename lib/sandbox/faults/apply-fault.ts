/** Applies the fault that was ordered for an operation, in the style of its API. */
import { writeTokenRefusal } from '@/lib/contract/refusals';
import { reg } from '@/lib/contract/reg';
import { vehicleImage } from '@/lib/contract/vehicle-image';
import type { SubscriberCredentials } from '@/lib/wire/operation';
import type { OperationHandler } from '@/lib/sandbox/host/operation-handlers';
import type { FaultOrders, FaultOrder } from '@/lib/sandbox/faults/fault-orders';
import { pause } from '@/lib/sandbox/time/pause';
import { serveResource, type MatchedResource, type ResourceHandlerContext } from '@/lib/sandbox/host/resource-handlers';
import type { MountedService } from '@/lib/sandbox/services/service-list';
import type { Tokens } from '@/lib/sandbox/accounts/tokens';

/** A requested failure, by a test plate or by someone testing a caller: HTTP 500 in the service's own form. */
export class OrderedFailure extends Error {}

/** An ordered HTTP 429. */
export class TooManyRequests extends Error {}

/** No document shows a rate limit; this is the standard one (RFC 6585 §4). */
export const tooManyRequests = (): Response =>
  new Response('Too many requests.\r\n', {
    status: 429,
    headers: { 'retry-after': '60', 'content-type': 'text/plain; charset=utf-8' },
  });

/** How an API fails; `T` is its type of answer. */
interface FaultActions<T> {
  answer(): Promise<T>;
  /** As after a wrong password or an expired token. */
  refuse(): Promise<T>;
  /** As when the monthly limit is exceeded, if the operation has one. */
  overLimit: (() => Promise<T>) | null;
  corrupted(answer: T, corrupt: (body: string) => string): Promise<T>;
}

async function applyFault<T>(order: FaultOrder, actions: FaultActions<T>, signal: AbortSignal): Promise<T> {
  switch (order.fault) {
    case 'slow':
      await pause(order.seconds * 1000, signal);
      return actions.answer();
    case 'error':
      throw new OrderedFailure();
    case 'credentials':
      return actions.refuse();
    case 'limit':
      if (actions.overLimit === null) throw new TooManyRequests();
      return actions.overLimit();
    case 'cut':
      return actions.corrupted(await actions.answer(), (body) => body.slice(0, body.length / 2));
    case 'garbage':
      return actions.corrupted(await actions.answer(), () => '\u0000\u0001{"<&]]>\ufffd');
  }
}

/** The service, with the ordered faults applied to every operation over any binding. */
export function withOrderedFaults(
  service: MountedService,
  faultOrders: FaultOrders,
  signal: AbortSignal,
): MountedService {
  if (faultOrders.orders().length === 0) return service;
  const withFaults = (operation: OperationHandler): OperationHandler => ({
    ...operation,
    async perform(request) {
      const order = faultOrders.take(operation.name);
      if (order === undefined) return operation.perform(request);
      const actions: FaultActions<string> = {
        answer: () => operation.perform(request),
        refuse: () => operation.perform({ ...request, knows: () => false }),
        overLimit:
          service.key === reg.key
            ? () => operation.perform({ ...request, call: () => ({ ...request.call(), monthlyLimit: 0 }) })
            : null,
        corrupted: async (body, corrupt) => corrupt(body),
      };
      return applyFault(order, actions, signal);
    },
  });
  return { ...service, handlers: service.handlers.map(withFaults) };
}

/** A token API's answer, with the ordered fault. */
export function serveResourceWithFaults(
  request: Request,
  found: readonly MatchedResource[],
  context: ResourceHandlerContext,
  faultOrders: FaultOrders,
): Promise<Response> {
  const answer = (usedContext: ResourceHandlerContext): Promise<Response> => serveResource(request, found, usedContext);
  const calledResource = found.find((match) => match.handler.resource.method === request.method)?.handler.resource;
  const order = calledResource && faultOrders.take(calledResource.name);
  if (order === undefined) return answer(context);
  const actions: FaultActions<Response> = {
    answer: () => answer(context),
    // A caller without a header sends its credentials in the body, so this is a token server.
    refuse: async () =>
      calledResource?.authorization === 'none' ? invalidClient() : answer(rejectingEveryone(context)),
    overLimit: null,
    corrupted: async (response, corrupt) => new Response(corrupt(await response.text()), response),
  };
  return applyFault(order, actions, request.signal);
}

/** An image, with the ordered fault. `answer` gets the credentials it should accept. */
export function serveImageWithFaults(
  { signal }: Request,
  answer: (as: SubscriberCredentials) => Promise<Response>,
  credentials: SubscriberCredentials,
  faultOrders: FaultOrders,
): Promise<Response> {
  const order = faultOrders.take(vehicleImage.name);
  if (order === undefined) return answer(credentials);
  const actions: FaultActions<Response> = {
    answer: () => answer(credentials),
    refuse: () => answer({ ...credentials, subscriberId: NO_SUBSCRIBER_ID }),
    overLimit: null,
    async corrupted(response, corrupt) {
      const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
      return new Response(Buffer.from(corrupt(bytes), 'latin1'), response);
    },
  };
  return applyFault(order, actions, signal);
}

/** No subscriber has a negative number. */
const NO_SUBSCRIBER_ID = -1;

const rejectingEveryone = (context: ResourceHandlerContext): ResourceHandlerContext => ({
  knows: () => false,
  call() {
    const call = context.call();
    const rejectingTokens = (tokens: Tokens): Tokens => ({ ...tokens, isValid: () => false });
    return {
      ...call,
      tokens: rejectingTokens(call.tokens),
      wltp: { ...call.wltp, tokens: rejectingTokens(call.wltp.tokens) },
    };
  },
});

function invalidClient(): Response {
  const { status, body } = writeTokenRefusal('invalid_client', 'The client or its secret is unknown.');
  return new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
