/** How the bytes of a call are sent: over the network, or to a provider in this process. */
import { setImmediate } from 'node:timers/promises';
import { Agent, request as send, type Dispatcher } from 'undici';

export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** A billed request uses its own connection. */
  readonly billed: boolean;
  /** Once it aborts, no one waits for the reply, and anything unsent stays unsent. */
  readonly signal: AbortSignal;
  /** Until it aborts, a reply to a sent request is still awaited; `signal` by default. */
  readonly last?: AbortSignal;
}

export interface IncomingReply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** The bytes as they arrived, still compressed if `content-encoding` says so. */
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Follows no redirects and does not retry. @throws NotSent if provably no byte of the request was sent, else anything
 */
export type Transport = (request: OutgoingRequest) => Promise<IncomingReply>;

/** Not one byte of the request was written: nothing can have been charged, and it may be sent again. */
export class NotSent extends Error {
  constructor(cause: unknown) {
    super('the request was never sent', { cause });
    this.name = 'NotSent';
  }
}

/** A provider in this process, such as the sandbox: the same bytes, without a socket. */
export function inProcess(handle: (request: Request) => Promise<Response>): Transport {
  let turn = Promise.resolve();
  return async ({ url, method, headers, body, signal, last = signal }) => {
    // As over a network, other work gets its turn: each turn of the event loop starts one call, even if several were
    // made together.
    turn = turn.then(() => setImmediate());
    await turn;
    if (signal.aborted) throw new NotSent(signal.reason);
    const reply = await handle(new Request(url, { method, headers, signal: last, ...(body === '' ? {} : { body }) }));
    return { status: reply.status, headers: new Map(reply.headers), body: reply.body ?? emptyBody() };
  };
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

/** Connections of one product to its provider; `close` ends them. */
export function overNetwork({ connectMs }: { connectMs: number }): Transport & { close(): Promise<void> } {
  // The client's own deadlines are exact and cover every transport; of undici's, only the connect timeout stays on.
  const common = { connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 } satisfies Agent.Options;
  const free = new Agent(common);
  // The provider may close a reused connection just as we write to it, and whether the call was charged would be
  // unknown. `pipelining: 0` gives each billed call its own connection, at the cost of a handshake.
  const billed = new Agent({ ...common, pipelining: 0 });
  const transport: Transport = (request) => sendOnce(request, request.billed ? billed : free);
  return Object.assign(transport, { close: async () => void (await Promise.all([free.close(), billed.close()])) });
}

function sendOnce(
  { url, method, headers, body, signal, last = signal }: OutgoingRequest,
  agent: Agent,
): Promise<IncomingReply> {
  return new Promise((resolve, reject) => {
    let started = false;
    const rejectSend = (error: unknown) => reject(started ? error : new NotSent(error));
    // undici lets an aborted request wait until its connection is established; it would then not be written, as seen
    // below.
    signal.addEventListener('abort', () => started || rejectSend(signal.reason), { once: true });
    const startInterceptor: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
      dispatch(
        options,
        observeStart(handler, () => (signal.aborted || started ? false : (started = true))),
      );
    send(url, {
      method: method as Dispatcher.HttpMethod, // The contract has only GET and POST.
      headers: { ...headers },
      body,
      signal: last,
      dispatcher: agent.compose(startInterceptor),
    }).then(
      (reply) => resolve({ status: reply.statusCode, headers: joinedHeaders(reply.headers), body: reply.body }),
      rejectSend,
    );
  });
}

/**
 * undici notifies us when it is about to write a request, and again if it retries one by itself after losing a
 * connection. The first proves whether bytes were sent; the second must never happen.
 */
function observeStart(handler: Dispatcher.DispatchHandler, mayStart: () => boolean): Dispatcher.DispatchHandler {
  return {
    onRequestStart(controller, context) {
      if (mayStart()) handler.onRequestStart?.(controller, context);
      else controller.abort(new Error('the connection was lost after the request had been sent'));
    },
    onResponseStart: (...given) => handler.onResponseStart?.(...given),
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (...given) => handler.onResponseError?.(...given),
  };
}

const joinedHeaders = (headers: Record<string, string | string[] | undefined>): Map<string, string> =>
  new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? []].flat().join(', ')]));
