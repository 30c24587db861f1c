/** One request and its reply, within its time: no repeats, no memory. */
import type { WireRequest } from '@/lib/wire/operation';
import { Unreadable } from '@/lib/wire/shape';
import { raceAbort } from './deadline';
import type { Policy } from './policy';
import { refusedByAnswer, refusedByStatus, type Asked } from './refusal';
import { readBytes, textOf } from './reply';
import type { IncomingReply, Transport } from './transport';
import { CalledOff, codeOf, Late, type Subject } from './trouble';
import type { Unread } from './unread';

export interface Answered<V> {
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
export type Watch = (seen: Omit<Exchange, 'response'> & Partial<Pick<Exchange, 'response'>>) => void;

export interface ReplyBody {
  readonly bytes: Buffer;
  /** Of a binary reply only a word about it. */
  readonly text: string;
  readonly type: string;
}

export interface Read<V> {
  readonly value: V;
  readonly problems: string[];
}

export interface Question<V> {
  readonly declared: Asked;
  readonly subject: Subject;
  /** Base address, without a trailing slash. */
  readonly base: string;
  /** The good reply is no text. */
  readonly isBinary?: true;
  readonly read: (body: ReplyBody) => Read<V> | Promise<Read<V>>;
}

export interface Means {
  readonly transport: Transport;
  readonly policy: Policy;
  readonly clock: () => number;
  readonly unread: Unread;
}

/** Told, once, that the time is over although the answer may still come. */
export type Overdue = (error: unknown) => void;

/** A transport that was aborted gets this long to say that nothing had been sent yet. */
const GRACE_MS = 20;

/**
 * @param overdue where it is given the answer is waited for beyond the deadline, for `policy.lateMs`
 * @throws Trouble, NotSent, Unreadable, Late, CalledOff, or whatever a broken connection throws
 */
export async function attempt<V>(
  question: Question<V>,
  request: WireRequest,
  deadline: AbortSignal,
  { transport, policy, clock, unread }: Means,
  watch?: Watch,
  overdue?: Overdue,
): Promise<Answered<V>> {
  const { declared, subject } = question;
  const url = question.base + request.path;
  const headers = { ...request.headers, 'accept-encoding': 'gzip, deflate, br' };
  const { mask } = subject;
  const masked = (map: Iterable<[string, string]>): Record<string, string> =>
    Object.fromEntries([...map].map(([name, each]) => [name, mask(each)]));
  const asked = (): Exchange['request'] => ({
    method: request.method,
    url: question.base + mask(request.path),
    path: mask(request.path),
    headers: masked(Object.entries(headers)),
    body: mask(request.body),
  });
  watch?.({ request: asked() });
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Late(policy.headersMs)), policy.headersMs);
  const signal = AbortSignal.any([deadline, patience.signal]);
  const waiting = overdue ? longer(signal, policy.lateMs, overdue) : { last: signal, end: () => undefined };
  const { last } = waiting;
  const sentAt = clock();
  try {
    const { method, body } = request;
    const sending = transport({ url, method, headers, body, billed: subject.billed, signal, last });
    const reply = await raceAbort(sending, last, GRACE_MS).finally(() => clearTimeout(timer));
    return await answered(reply);
  } finally {
    waiting.end();
  }

  async function answered(reply: IncomingReply): Promise<Answered<V>> {
    const { status } = reply;
    const well = status >= 200 && status <= 299;
    const type = reply.headers.get('content-type') ?? '';
    const isText = !well || !question.isBinary;
    const read = async () => {
      const bytes = await raceAbort(readBytes(reply, policy.maxBytes, last), last, 0);
      return { bytes, text: isText ? textOf(bytes, type) : `${bytes.length} bytes of ${type}` };
    };
    const { bytes, text } = await read().catch((error: unknown) => {
      if (error instanceof Late || error instanceof CalledOff) throw error;
      if (!well) return { bytes: Buffer.alloc(0), text: '' }; // Its status says enough.
      throw error instanceof Unreadable ? error : new Unreadable(`it broke off (${codeOf(error)})`);
    });
    const receivedAt = clock();
    const exchange = (): Exchange => ({
      request: asked(),
      response: {
        status,
        headers: masked([...reply.headers].filter(([name]) => name !== 'set-cookie')),
        body: mask(text),
      },
    });
    watch?.(exchange());
    if (!well) throw refusedByStatus(declared, { status, headers: reply.headers, text }, subject);
    const { value, problems } = await decoded(question, { text, bytes, type });
    if (problems.length > 0) unread(subject.operation, problems);
    const refused = refusedByAnswer(value, subject);
    if (refused) throw refused;

    return { value, problems, sentAt, receivedAt, exchange };
  }
}

/**
 * A signal for those who wait on: where the deadline ends a request that has left, so many milliseconds later; at once
 * where the request was called off. One that has not left is refused by the transport itself, within its grace.
 */
function longer(signal: AbortSignal, lateMs: number, overdue: Overdue): { last: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  const over = () => {
    if (!(signal.reason instanceof Late)) return controller.abort(signal.reason);
    timers.push(setTimeout(() => overdue(signal.reason), GRACE_MS));
    timers.push(setTimeout(() => controller.abort(signal.reason), lateMs).unref());
  };
  if (signal.aborted) over();
  else signal.addEventListener('abort', over, { once: true });
  const end = () => {
    signal.removeEventListener('abort', over);
    timers.forEach(clearTimeout);
  };
  return { last: controller.signal, end };
}

/** Whatever a reader trips over lies in the provider's bytes: none of it may end as anything but "unreadable". */
async function decoded<V>(question: Question<V>, body: ReplyBody): Promise<Read<V>> {
  if (/\bhtml\b/i.test(body.type)) throw new Unreadable('it is a web page');
  try {
    return await question.read(body);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`reading it failed (${codeOf(error)})`);
  }
}
