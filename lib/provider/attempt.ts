/** One request and its reply, within a deadline: no retries, no state. */
import type { WireRequest } from '@/lib/wire/operation';
import { Unreadable } from '@/lib/wire/shape';
import { ABORT_GRACE_MS, AttemptTime, raceAbort } from './deadline';
import type { Policy } from './policy';
import { refusedByAnswer, refusedByStatus, type RefusableRequest } from './refusal';
import { isSoapFault } from './refusal-words';
import { readBytes, textOf } from './reply';
import type { IncomingReply, Transport } from './transport';
import { CallAborted, codeOf, DeadlineExceeded, WebPageReply, type CallSubject } from './call-error';
import type { UnreadFieldsReporter } from './unread-fields';

export interface ProviderAnswer<V> {
  readonly value: V;
  /** Optional fields of the answer that could not be read, by path. */
  readonly problems: readonly string[];
  /** By the clock of the settings, in milliseconds. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** What went over the wire, without credentials and tokens; built on demand. */
  readonly exchange: () => Exchange;
}

export interface Exchange {
  readonly request: WireRequest & { readonly url: string };
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: string };
}

/**
 * Notified when a request is about to be sent (no reply yet), and again when its reply has arrived. Secrets are masked.
 */
export type ExchangeObserver = (seen: Omit<Exchange, 'response'> & Partial<Pick<Exchange, 'response'>>) => void;

export interface ReplyBody {
  readonly bytes: Buffer;
  /** For a binary reply, only its size and type. */
  readonly text: string;
  readonly type: string;
}

export interface DecodedReply<V> {
  readonly value: V;
  readonly problems: readonly string[];
}

export interface CallDefinition<V> {
  readonly declared: RefusableRequest;
  readonly subject: CallSubject;
  /** Base address, without a trailing slash. */
  readonly base: string;
  /** A successful reply is binary. */
  readonly isBinary?: true;
  readonly read: (body: ReplyBody) => DecodedReply<V> | Promise<DecodedReply<V>>;
}

export interface CallContext {
  readonly transport: Transport;
  readonly policy: Policy;
  readonly clock: () => number;
  readonly reportUnread: UnreadFieldsReporter;
}

/** The outcome of a call at its deadline: an answer, or none yet, though it may still come. */
export type AttemptOutcome<V> =
  | { readonly answer: ProviderAnswer<V> }
  | {
      readonly overdue: DeadlineExceeded;
      /** Resolves with the answer when it comes, or rejects with the reason why it does not. */
      readonly late: Promise<ProviderAnswer<V>>;
    };

/**
 * Sends a request once. A billed answer is paid for, so it can still be received for `policy.lateMs` after the
 * deadline.
 * @throws CallError, NotSent, Unreadable, DeadlineExceeded, CallAborted, or whatever a broken connection throws
 */
export async function attempt<V>(
  definition: CallDefinition<V>,
  request: WireRequest,
  deadline: AbortSignal,
  context: CallContext,
  observer?: ExchangeObserver,
): Promise<AttemptOutcome<V>> {
  const { policy } = context;
  const time = new AttemptTime(deadline, policy, definition.subject.billed ? policy.lateMs : null);
  const answering = sendAndRead(definition, request, time, context, observer).finally(() => time.end());
  return Promise.race([
    answering.then((answer) => ({ answer })),
    time.overdue.then((overdue) => ({ overdue, late: answering })),
  ]);
}

async function sendAndRead<V>(
  definition: CallDefinition<V>,
  request: WireRequest,
  time: AttemptTime,
  { transport, policy, clock, reportUnread }: CallContext,
  observer: ExchangeObserver | undefined,
): Promise<ProviderAnswer<V>> {
  const { declared, subject, base } = definition;
  const { signal, last } = time;
  const outgoing = { ...request, headers: { ...request.headers, 'accept-encoding': 'gzip, deflate, br' } };
  observer?.({ request: maskedRequest(definition, outgoing) });

  const sentAt = clock();
  const { method, headers, body } = outgoing;
  const sending = transport({ url: base + request.path, method, headers, body, billed: subject.billed, signal, last });
  const reply = await raceAbort(sending, last, ABORT_GRACE_MS).finally(() => time.headersArrived());
  const received = await receive(definition, reply, policy, last);
  const receivedAt = clock();

  const exchange = (): Exchange => ({
    request: maskedRequest(definition, outgoing),
    response: maskedResponse(definition, reply, received.text),
  });
  observer?.(exchange());
  const refusal = { status: reply.status, headers: reply.headers, text: received.text };
  if (!isSuccess(reply)) throw refusedByStatus(declared, refusal, subject);
  // A service sends it with status 500 (wire.md §1); a gateway may give every reply status 200.
  if (isSoapFault(refusal)) throw refusedByStatus(declared, { ...refusal, status: 500 }, subject);
  const { value, problems } = await decodeReply(definition, received);
  if (problems.length > 0) reportUnread(subject.operation, problems);
  const refused = refusedByAnswer(value, subject);
  if (refused) throw refused;
  return { value, problems, sentAt, receivedAt, exchange };
}

const isSuccess = ({ status }: IncomingReply): boolean => status >= 200 && status <= 299;

async function receive<V>(
  { isBinary }: CallDefinition<V>,
  reply: IncomingReply,
  { maxBytes }: Policy,
  last: AbortSignal,
): Promise<ReplyBody> {
  const type = reply.headers.get('content-type') ?? '';
  try {
    const bytes = await raceAbort(readBytes(reply, maxBytes, last), last, 0);
    const isText = !isSuccess(reply) || !isBinary;
    return { bytes, text: isText ? textOf(bytes, type) : `${bytes.length} bytes of ${type}`, type };
  } catch (error) {
    if (error instanceof DeadlineExceeded || error instanceof CallAborted) throw error;
    if (!isSuccess(reply)) return { bytes: Buffer.alloc(0), text: '', type }; // Its status is enough.
    throw error instanceof Unreadable ? error : new Unreadable(`it broke off (${codeOf(error)})`);
  }
}

/** Whatever a reader fails on is in the provider's bytes, so every such failure becomes "unreadable". */
async function decodeReply<V>(definition: CallDefinition<V>, body: ReplyBody): Promise<DecodedReply<V>> {
  if (isWebPage(body)) throw new WebPageReply();
  try {
    return await definition.read({ ...body, text: definition.subject.maskReply(body.text) });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`reading it failed (${codeOf(error)})`);
  }
}

const isWebPage = ({ type, text }: ReplyBody): boolean =>
  /\bx?html\b/i.test(type) || /^\s*<(!doctype\s+html|html)\b/i.test(text);

function maskedRequest<V>({ base, subject: { mask } }: CallDefinition<V>, request: WireRequest): Exchange['request'] {
  const { method, path, headers, body } = request;
  return {
    method,
    url: base + mask(path),
    path: mask(path),
    headers: maskedHeaders(Object.entries(headers), mask),
    body: mask(body),
  };
}

function maskedResponse<V>(
  { subject: { mask } }: CallDefinition<V>,
  { status, headers }: IncomingReply,
  text: string,
): Exchange['response'] {
  const shown = [...headers].filter(([name]) => name !== 'set-cookie');
  return { status, headers: maskedHeaders(shown, mask), body: mask(text) };
}

const maskedHeaders = (headers: readonly [string, string][], mask: CallSubject['mask']): Record<string, string> =>
  Object.fromEntries(headers.map(([name, value]) => [name, mask(value)]));
