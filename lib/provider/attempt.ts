/** One request and its reply, within its time: no repeats, no memory. */
import type { WireRequest } from '@/lib/wire/operation';
import { Unreadable } from '@/lib/wire/shape';
import { raceAbort } from './deadline';
import type { Policy } from './policy';
import { refusedByAnswer, refusedByStatus, type RefusableRequest } from './refusal';
import { readBytes, textOf } from './reply';
import type { IncomingReply, Transport } from './transport';
import { CallAborted, codeOf, DeadlineExceeded, type CallSubject } from './call-error';
import type { UnreadFieldsReporter } from './unread-fields';

export interface ProviderAnswer<V> {
  readonly value: V;
  /** Optional fields of the answer that could not be read, by path. */
  readonly problems: readonly string[];
  /** By the clock of the settings, in milliseconds. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** What went over the wire, without credentials and tokens: made when asked for. */
  readonly exchange: () => Exchange;
}

export interface Exchange {
  readonly request: WireRequest & { readonly url: string };
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: string };
}

/** Told of a request as it is about to leave (no reply yet), and again when its reply is in. Secrets are masked. */
export type ExchangeObserver = (seen: Omit<Exchange, 'response'> & Partial<Pick<Exchange, 'response'>>) => void;

export interface ReplyBody {
  readonly bytes: Buffer;
  /** Of a binary reply only a word about it. */
  readonly text: string;
  readonly type: string;
}

export interface DecodedReply<V> {
  readonly value: V;
  readonly problems: string[];
}

export interface CallDefinition<V> {
  readonly declared: RefusableRequest;
  readonly subject: CallSubject;
  /** Base address, without a trailing slash. */
  readonly base: string;
  /** The good reply is no text. */
  readonly isBinary?: true;
  readonly read: (body: ReplyBody) => DecodedReply<V> | Promise<DecodedReply<V>>;
}

export interface CallContext {
  readonly transport: Transport;
  readonly policy: Policy;
  readonly clock: () => number;
  readonly reportUnread: UnreadFieldsReporter;
}

/** Told, once, that the time is over although the answer may still come. */
export type OverdueObserver = (error: unknown) => void;

/** A transport that was aborted gets this long to say that nothing had been sent yet. */
const GRACE_MS = 20;

/**
 * @param onOverdue where it is given the answer is waited for beyond the deadline, for `policy.lateMs`
 * @throws Trouble, NotSent, Unreadable, Late, CalledOff, or whatever a broken connection throws
 */
export async function attempt<V>(
  definition: CallDefinition<V>,
  request: WireRequest,
  deadline: AbortSignal,
  { transport, policy, clock, reportUnread }: CallContext,
  watch?: ExchangeObserver,
  onOverdue?: OverdueObserver,
): Promise<ProviderAnswer<V>> {
  const { declared, subject } = definition;
  const url = definition.base + request.path;
  const headers = { ...request.headers, 'accept-encoding': 'gzip, deflate, br' };
  const { mask } = subject;
  const masked = (map: Iterable<[string, string]>): Record<string, string> =>
    Object.fromEntries([...map].map(([name, headerValue]) => [name, mask(headerValue)]));
  const maskedRequest = (): Exchange['request'] => ({
    method: request.method,
    url: definition.base + mask(request.path),
    path: mask(request.path),
    headers: masked(Object.entries(headers)),
    body: mask(request.body),
  });
  watch?.({ request: maskedRequest() });
  const headersTimeout = new AbortController();
  const timer = setTimeout(() => headersTimeout.abort(new DeadlineExceeded(policy.headersMs)), policy.headersMs);
  const signal = AbortSignal.any([deadline, headersTimeout.signal]);
  const extension = onOverdue
    ? extendDeadline(signal, policy.lateMs, onOverdue)
    : { last: signal, end: () => undefined };
  const { last } = extension;
  const sentAt = clock();
  try {
    const { method, body } = request;
    const sending = transport({ url, method, headers, body, billed: subject.billed, signal, last });
    const reply = await raceAbort(sending, last, GRACE_MS).finally(() => clearTimeout(timer));
    return await answerFrom(reply);
  } finally {
    extension.end();
  }

  async function answerFrom(reply: IncomingReply): Promise<ProviderAnswer<V>> {
    const { status } = reply;
    const isSuccess = status >= 200 && status <= 299;
    const type = reply.headers.get('content-type') ?? '';
    const isText = !isSuccess || !definition.isBinary;
    const read = async () => {
      const bytes = await raceAbort(readBytes(reply, policy.maxBytes, last), last, 0);
      return { bytes, text: isText ? textOf(bytes, type) : `${bytes.length} bytes of ${type}` };
    };
    const { bytes, text } = await read().catch((error: unknown) => {
      if (error instanceof DeadlineExceeded || error instanceof CallAborted) throw error;
      if (!isSuccess) return { bytes: Buffer.alloc(0), text: '' }; // Its status says enough.
      throw error instanceof Unreadable ? error : new Unreadable(`it broke off (${codeOf(error)})`);
    });
    const receivedAt = clock();
    const exchange = (): Exchange => ({
      request: maskedRequest(),
      response: {
        status,
        headers: masked([...reply.headers].filter(([name]) => name !== 'set-cookie')),
        body: mask(text),
      },
    });
    watch?.(exchange());
    if (!isSuccess) throw refusedByStatus(declared, { status, headers: reply.headers, text }, subject);
    const { value, problems } = await decodeReply(definition, { text, bytes, type });
    if (problems.length > 0) reportUnread(subject.operation, problems);
    const refused = refusedByAnswer(value, subject);
    if (refused) throw refused;

    return { value, problems, sentAt, receivedAt, exchange };
  }
}

/**
 * A signal for those who wait on: where the deadline ends a request that has left, so many milliseconds later; at once
 * where the request was called off. One that has not left is refused by the transport itself, within its grace.
 */
function extendDeadline(
  signal: AbortSignal,
  lateMs: number,
  onOverdue: OverdueObserver,
): { last: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const onDeadline = () => {
    if (!(signal.reason instanceof DeadlineExceeded)) return controller.abort(signal.reason);
    timers.push(setTimeout(() => onOverdue(signal.reason), GRACE_MS));
    timers.push(setTimeout(() => controller.abort(signal.reason), lateMs).unref());
  };
  if (signal.aborted) onDeadline();
  else signal.addEventListener('abort', onDeadline, { once: true });
  const end = () => {
    signal.removeEventListener('abort', onDeadline);
    timers.forEach(clearTimeout);
  };
  return { last: controller.signal, end };
}

/** Whatever a reader trips over lies in the provider's bytes: none of it may end as anything but "unreadable". */
async function decodeReply<V>(definition: CallDefinition<V>, body: ReplyBody): Promise<DecodedReply<V>> {
  if (/\bhtml\b/i.test(body.type)) throw new Unreadable('it is a web page');
  try {
    return await definition.read(body);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`reading it failed (${codeOf(error)})`);
  }
}
