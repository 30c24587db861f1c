import type { z } from 'zod';
import type { Session } from '@/lib/access';
import type { Fault } from '@/lib/fault';
import { takesApiKey, type Endpoint } from '@/lib/api/endpoint';
import type { FileAnswer } from '@/lib/api/file-answer';
import { callReaderOf } from './admit';
import { answeredWith } from './answered';
import { faultPage, isOpenedAsPage } from './fault-page';
import { asFault, faultBodyOf, logFault, newReference } from './faults';
import { describeError, type Log } from './log';
import { ImmutableAnswerCache } from './immutable-answer-cache';

/** The arguments of a `run…`, besides its services. */
export interface EndpointCall<E extends Endpoint> {
  readonly input: z.output<E['input']>;
  /** null only where the endpoint admits everyone. */
  readonly session: E['permission'] extends 'everyone' ? null : Session;
  /** Aborts when the caller disconnects. A billed look-up under way must ignore it: a paid answer is stored. */
  readonly signal: AbortSignal;
  readonly ids: {
    /** Appears in the log, and in the fault if there is one. */
    readonly reference: string;
    /** The caller's, always present for a billed endpoint; otherwise generated if none was sent. */
    readonly idempotencyKey: string;
  };
  /** The request's headers, and those of the answer (cookies). */
  readonly headers: Headers;
  readonly reply: Headers;
}

/** One use case. The type of its second parameter names the services it needs. */
export type Run<E extends Endpoint, Services> = (
  call: EndpointCall<E>,
  services: Services,
) => Promise<z.input<E['output']>>;

/** As `Run`, where the answer is a file. */
export type RunFile<E extends Endpoint, Services> = (call: EndpointCall<E>, services: Services) => Promise<FileAnswer>;

/** What serving needs, provided once by the composition root. */
export interface ServeOptions<Services> {
  readonly services: () => Promise<Services>;
  /** The session of a cookie. */
  readonly sessionOf: (headers: Headers) => Promise<Session | null>;
  /** The session of an API key; null if it does not work. */
  readonly sessionOfKey: (key: string) => Promise<Session | null>;
  readonly appOrigin: () => string | null;
  /** The Fault for a library's error, if there is a known one. */
  readonly faultOf: (error: unknown) => Fault | null;
  readonly log: Log;
  readonly now: () => Date;
}

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };

/** One request on its way to its answer. */
export interface ServedExchange {
  readonly request: Request;
  readonly context: RouteContext;
  readonly reference: string;
  readonly reply: Headers;
}

/**
 * Turns a declaration and its run into a Next route handler (`serve`, `serveFile`), or into the answer for a page's
 * first HTML (`answered.ts`). The order of a request: origin → session → subject → input → permission → run → output. Its only
 * catch is in `handlerOf`.
 */
export function serveWith<Services>(options: ServeOptions<Services>) {
  function serve<E extends Endpoint>(endpoint: E, run: Run<E, Services>) {
    const cache = endpoint.unchanging ? new ImmutableAnswerCache(options.now) : null;
    const readCall = callReaderOf(endpoint, options);

    return handlerOf(endpoint, options, async (exchange) => {
      const { request, reply } = exchange;
      const call = await readCall(exchange);
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
    const readCall = callReaderOf(endpoint, options);

    return handlerOf(endpoint, options, async (exchange) => {
      const { reference, reply } = exchange;
      const { name, type, length, inline, body } = await run(await readCall(exchange), await options.services());
      reply.set('content-type', type);
      if (!inline) reply.set('content-disposition', `attachment; filename="${name.replace(/[^\w.-]+/g, '-')}"`);
      if (length !== undefined) reply.set('content-length', String(length));
      const { method, path } = endpoint;
      const logFailure = (error: unknown) =>
        options.log({ event: 'fault', reference, method, path, ...describeError(error) });
      return new Response(streamed(body, logFailure), { headers: reply });
    });
  }

  return { serve, serveFile, ...answeredWith(options) };
}

/** For a program that tries again by itself; the sentence for a person says “in a moment”. */
const UNAVAILABLE_SECONDS = 5;

/** A challenge is required with 401. Browsers show no dialogue for these schemes (draft-broyer-http-cookie-auth). */
const SESSION_CHALLENGE = 'Cookie form-action="/api/sign-in"';
const KEY_CHALLENGE = 'Bearer';

/** Answers every request. The only catch: any throw becomes a Fault body with a reference number, logged once. */
function handlerOf(
  endpoint: Endpoint,
  options: Pick<ServeOptions<never>, 'now' | 'log' | 'faultOf'>,
  respond: (exchange: ServedExchange) => Promise<Response>,
) {
  return async function handle(request: Request, context: RouteContext): Promise<Response> {
    const started = options.now().getTime();
    const reference = newReference();
    const reply = new Headers({ 'cache-control': 'private, no-store' });
    try {
      return await respond({ request, context, reference, reply });
    } catch (error) {
      const fault = asFault(error, endpoint, reference, options);
      const milliseconds = options.now().getTime() - started;
      logFault(error, fault, { endpoint, reference, milliseconds }, options.log);
      const retryAfter = fault.retryAfterSeconds ?? (fault.status === 503 ? UNAVAILABLE_SECONDS : undefined);
      if (retryAfter !== undefined) reply.set('retry-after', String(retryAfter));
      if (fault.status === 401) reply.set('www-authenticate', challengesOf(endpoint).join(', '));
      if (isPlainForm(endpoint, request)) return seeOther(`${endpoint.form?.faulty}?fault=${fault.code}`, reply);
      if (!isOpenedAsPage(endpoint, request))
        return Response.json(faultBodyOf(fault, reference), { status: fault.status, headers: reply });
      reply.set('content-type', 'text/html; charset=utf-8');
      const page = faultPage(endpoint, fault, reference, await context.params);
      return new Response(page, { status: fault.status, headers: reply });
    }
  };
}

/** What admits to an endpoint, as challenges. */
function challengesOf(endpoint: Endpoint): string[] {
  if (endpoint.bearer) return [KEY_CHALLENGE];
  return takesApiKey(endpoint) ? [KEY_CHALLENGE, SESSION_CHALLENGE] : [SESSION_CHALLENGE];
}

/** Once the first byte is sent, an error can only truncate the file. */
function streamed(body: FileAnswer['body'], logFailure: (error: unknown) => void): ReadableStream {
  const [pieces, encoder] = [body[Symbol.asyncIterator](), new TextEncoder()];
  return new ReadableStream<Uint8Array>({
    async pull(out) {
      try {
        const { done, value } = await pieces.next();
        if (done) out.close();
        else out.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      } catch (error) {
        logFailure(error);
        out.error(error);
      }
    },
    cancel: async () => void (await pieces.return?.()),
  });
}

function isPlainForm(endpoint: Endpoint, request: Request): boolean {
  return Boolean(endpoint.form && request.headers.get('content-type')?.startsWith('application/x-www-form'));
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
