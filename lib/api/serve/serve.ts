import type { z } from 'zod';
import { may, type Session } from '@/lib/access';
import { Fault } from '@/lib/fault';
import type { EndpointAccess, EndpointOutput, EndpointInput, Endpoint, FaultBody } from '@/lib/api/endpoint';
import type { FileAnswer } from '@/lib/api/file-answer';
import { describeError, type Log } from './log';
import { refuseForeignOrigin } from './origin';
import { readerOf } from './read-request';
import { ImmutableAnswerCache } from './immutable-answer-cache';

/** What a `run…` is given besides the house. */
export interface EndpointCall<E extends Endpoint> {
  readonly input: z.output<E['input']>;
  /** null only where the endpoint admits everyone. */
  readonly session: E['permission'] extends 'everyone' ? null : Session;
  /** Ends when the asker goes away. A billed look-up under way is not to follow it: what is paid for is kept. */
  readonly signal: AbortSignal;
  readonly ids: {
    /** Stands in the log, and in the fault if there is one. */
    readonly reference: string;
    /** The asker's own, always there for a billed endpoint; otherwise made here when none was sent. */
    readonly idempotencyKey: string;
  };
  /** The request's headers, and those of the answer (cookies). */
  readonly headers: Headers;
  readonly reply: Headers;
}

/** One thing a user can do. It names, as its second parameter's type, the parts of the house it needs. */
export type Run<E extends Endpoint, Services> = (
  call: EndpointCall<E>,
  services: Services,
) => Promise<z.input<E['output']>>;

/** As `Run`, where the answer is a file. */
export type RunFile<E extends Endpoint, Services> = (call: EndpointCall<E>, services: Services) => Promise<FileAnswer>;

/** What serving needs, given once by the composition root. */
export interface ServeOptions<Services> {
  readonly services: () => Promise<Services>;
  readonly sessionOf: (headers: Headers) => Promise<Session | null>;
  readonly appOrigin: () => string | null;
  /** The Fault behind an error of a library, where there is a known one. */
  readonly faultOf: (error: unknown) => Fault | null;
  readonly log: Log;
  readonly now: () => Date;
}

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };

/**
 * Turns a declaration and its run into a Next route handler (`serve`), or into the answer a page draws its first HTML
 * with (`answered`). The order is the same for all: where the request comes from → session → input → permission → run
 * → output. The only catch is here: any throw becomes a Fault body with a reference number, logged once.
 */
export function serveWith<Services>(options: ServeOptions<Services>) {
  async function requireSession(endpoint: Endpoint, headers: Headers): Promise<Session | null> {
    if (endpoint.permission === 'everyone') return null;
    const session = await options.sessionOf(headers);
    if (!session) throw signedOut();
    return session;
  }

  function serve<E extends Endpoint>(endpoint: E, run: Run<E, Services>) {
    const cache = endpoint.unchanging ? new ImmutableAnswerCache(options.now) : null;
    const readCall = callReaderOf(endpoint);

    return handlerOf(endpoint, async (request, context, reference, reply) => {
      const call = await readCall(request, context, reference, reply);
      const { session, input } = call;
      const cached = session ? cache?.get(session.organisationId, input) : undefined;
      const text = cached ?? JSON.stringify(endpoint.output.parse(await run(call, await options.services())));
      if (session && cached === undefined) cache?.set(session.organisationId, input, text);
      if (isPlainForm(endpoint, request)) return seeOther(redirectTargetOf(text), reply);
      reply.set('content-type', 'application/json');
      return new Response(text, { status: endpoint.status ?? 200, headers: reply });
    });
  }

  function serveFile<E extends Endpoint & { file: readonly string[] }>(endpoint: E, run: RunFile<E, Services>) {
    const readCall = callReaderOf(endpoint);

    return handlerOf(endpoint, async (request, context, reference, reply) => {
      const call = await readCall(request, context, reference, reply);
      const { name, type, length, inline, body } = await run(call, await options.services());
      reply.set('content-type', type);
      if (!inline) reply.set('content-disposition', `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`);
      if (length !== undefined) reply.set('content-length', String(length));
      return new Response(streamed(body, endpoint, reference), { headers: reply });
    });
  }

  /** Reads and admits one request: what a run is called with, or the Fault. */
  function callReaderOf<E extends Endpoint>(endpoint: E) {
    const read = readerOf(endpoint);
    return async (
      request: Request,
      context: RouteContext,
      reference: string,
      reply: Headers,
    ): Promise<EndpointCall<E>> => {
      const { headers, signal } = request;
      if (endpoint.method !== 'GET') refuseForeignOrigin(headers, options.appOrigin());
      const session = await requireSession(endpoint, headers);
      const input = await read(request, await context.params);
      requirePermission(session, endpoint.permission);
      const ids = { reference, idempotencyKey: idempotencyKeyOf(endpoint, headers) };
      return { input, session, signal, ids, headers, reply } as EndpointCall<E>; // session is null where Call says so
    };
  }

  /** Once the first byte has left, what goes wrong can only cut the file short; the log then says why. */
  function streamed(body: FileAnswer['body'], { method, path }: Endpoint, reference: string): ReadableStream {
    const [pieces, encoder] = [body[Symbol.asyncIterator](), new TextEncoder()];
    return new ReadableStream<Uint8Array>({
      async pull(out) {
        try {
          const { done, value } = await pieces.next();
          if (done) out.close();
          else out.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
        } catch (error) {
          options.log({ event: 'fault', reference, method, path, ...describeError(error) });
          out.error(error);
        }
      },
      cancel: async () => void (await pieces.return?.()),
    });
  }

  type Responder = (request: Request, context: RouteContext, reference: string, reply: Headers) => Promise<Response>;

  function handlerOf(endpoint: Endpoint, respond: Responder) {
    return async function handle(request: Request, context: RouteContext): Promise<Response> {
      const started = options.now().getTime();
      const reference = newReference();
      const reply = new Headers({ 'cache-control': 'private, no-store' });
      try {
        return await respond(request, context, reference, reply);
      } catch (error) {
        const fault = asFault(error, endpoint);
        options.log({
          event: 'fault',
          reference,
          method: endpoint.method,
          path: endpoint.path,
          status: fault.status,
          code: fault.code,
          charged: fault.charged,
          milliseconds: options.now().getTime() - started,
          ...describeError(error),
        });
        if (isPlainForm(endpoint, request)) return seeOther(`${endpoint.form?.faulty}?fault=${fault.code}`, reply);
        return Response.json(faultBodyOf(fault, reference), { status: fault.status, headers: reply });
      }
    };
  }

  /** The answer of a GET inside a page. Throws the Fault; what the page then draws asks again from the browser. */
  async function answered<E extends Endpoint & { method: 'GET' }>(
    endpoint: E,
    run: Run<E, Services>,
    input: EndpointInput<E>,
    headers: Headers,
  ): Promise<EndpointOutput<E>> {
    const session = await requireSession(endpoint, headers);
    requirePermission(session, endpoint.permission);
    const ids = { reference: newReference(), idempotencyKey: '' };
    const parts = { session, ids, headers, reply: new Headers(), signal: new AbortController().signal };
    const call = { input: endpoint.input.parse(input), ...parts } as unknown as EndpointCall<E>; // as in serve
    return endpoint.output.parse(await run(call, await options.services())) as EndpointOutput<E>; // zod loses the generic
  }

  /** What is not a Fault by now is our own mistake; for a billed endpoint nobody can say then what was counted. */
  function asFault(error: unknown, endpoint: Endpoint): Fault {
    if (error instanceof Fault) return error;
    const cached = options.faultOf(error);
    if (cached) return cached;
    return new Fault('unexpected', {
      message: 'Something went wrong on our side.',
      fix: 'Try again. If it happens again, quote the reference to support.',
      charged: endpoint.billed ? 'unknown' : 'no',
      cause: error,
    });
  }

  return { serve, serveFile, answered };
}

function isPlainForm(endpoint: Endpoint, request: Request): boolean {
  return Boolean(endpoint.form && request.headers.get('content-type')?.startsWith('application/x-www-form'));
}

export function signedOut(): Fault {
  return new Fault('signed_out', {
    message: 'You are not signed in, or your session has ended.',
    fix: 'Sign in, then do it again.',
  });
}

export function requirePermission(session: Session | null, permission: EndpointAccess): void {
  if (permission === 'everyone' || (session && may(session.role, permission))) return;
  throw new Fault('forbidden', {
    message: 'Your role does not allow this.',
    fix: 'Ask an administrator of your organisation for the right role.',
    detail: `role ${session?.role} lacks ${permission}`,
  });
}

export function faultBodyOf(fault: Fault, reference: string): FaultBody {
  const { code, message, fix, field, charged } = fault;
  return { fault: { code, message, fix, ...(field === undefined ? {} : { field }), reference, charged } };
}

const KEY = /^[\w-]{16,100}$/;

function idempotencyKeyOf(endpoint: Endpoint, headers: Headers): string {
  const given = headers.get('idempotency-key');
  if (given !== null && KEY.test(given)) return given;
  if (given === null && !endpoint.billed) return crypto.randomUUID();
  throw new Fault('invalid_input', {
    message: 'The request needs an Idempotency-Key of 16 to 100 letters, digits, - or _.',
    fix: 'Send a new key for each new wish, and the same key when repeating one.',
  });
}

function seeOther(goTo: string, reply: Headers): Response {
  reply.set('location', goTo);
  return new Response(null, { status: 303, headers: reply });
}

function redirectTargetOf(text: string): string {
  const value: unknown = JSON.parse(text);
  const goTo = typeof value === 'object' && value !== null && 'goTo' in value ? value.goTo : undefined;
  return typeof goTo === 'string' ? goTo : '/';
}

/** Ten characters without look-alikes, readable over the telephone: 7KQ2M-9XADR. */
function newReference(): string {
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const picked = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]);
  return `${picked.slice(0, 5).join('')}-${picked.slice(5).join('')}`;
}
