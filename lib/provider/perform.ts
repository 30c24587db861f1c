/** A call from its admission to its answer: health, place, token, the ledger's commit, attempts. */
import { Fault } from '@/lib/fault';
import type { WireRequest } from '@/lib/wire/operation';
import { attempt, type Answered, type Means, type Question, type Watch } from './attempt';
import { Deadline } from './deadline';
import { leftAlone, tooMany, type Lane } from './lane';
import type { TokenHolder } from './tokens';
import { NotSent } from './transport';
import { Late, Trouble, troubleFrom } from './trouble';

export interface CallOptions {
  /**
   * Awaited once, after the call was admitted and before its first byte; a billed call must have one, where the ledger
   * commits SENT. What it throws is thrown on, and nothing is sent.
   */
  readonly beforeSend?: () => Promise<void>;
  readonly signal?: AbortSignal;
  /**
   * For whoever keeps answers that come too late: told, once, that the time is over although the request has left. The
   * call then goes on: it ends with the answer when that comes, or with the same fault when it does not.
   */
  readonly overdue?: (fault: Fault) => void;
  /** Shown what goes over the wire, whatever becomes of it; of several attempts each. */
  readonly watch?: Watch;
}

export interface Job<V> {
  readonly question: Question<V>;
  readonly lane: Lane;
  readonly options: CallOptions;
  /** Where the call goes with a bearer token. */
  readonly tokens?: TokenHolder;
  /** Written before anything is reserved or committed; the bearer token is put in when it goes. */
  readonly request: WireRequest;
  /** A free call to the same service. */
  readonly probe: () => Promise<void>;
}

/** @throws Fault, and what `beforeSend` throws */
export async function perform<V>(job: Job<V>, means: Means): Promise<Answered<V>> {
  const { question, lane, options } = job;
  if (question.subject.billed && !options.beforeSend) throw unrecorded(question.subject.operation);
  const deadline = new Deadline(means.policy.totalMs, options.signal);
  let leave = (): void => {};
  // A service that answers too late is not asked less often for it.
  const giveUp = (fault: Fault): void => {
    leave();
    leave = () => {};
    options.overdue?.(fault);
  };
  let probing = false;
  try {
    probing = await admit(job, deadline);
    leave = await place(job, deadline);
    // While it waited for a place the service may have fallen sick.
    lane.checkOpen();
    if (!probing && lane.breaker.admission() !== 'closed') throw alone(job);
    lane.earnRepeat();
    return await attempts(job, deadline, probing, means, giveUp);
  } catch (error) {
    throw error instanceof Trouble ? error.fault : error;
  } finally {
    if (probing) lane.breaker.endProbe();
    leave();
    deadline.end();
  }
}

/** @returns whether this call is the probe of a service that was left alone. A billed call never is: it sends a free one */
async function admit<V>(job: Job<V>, deadline: Deadline): Promise<boolean> {
  const { lane, question } = job;
  lane.checkOpen();
  const admission = lane.breaker.admission();
  if (admission === 'closed') return false;
  if (admission === 'refused') throw alone(job);
  if (!question.subject.billed) {
    lane.breaker.beginProbe();
    return true;
  }
  await unsent(job, () => deadline.race(job.probe().catch(() => {})));
  if (lane.breaker.admission() !== 'closed') throw alone(job);
  return false;
}

async function place<V>(job: Job<V>, deadline: Deadline): Promise<() => void> {
  const leave = await unsent(job, () => job.lane.bulkhead.enter(deadline.race));
  if (!leave) throw tooMany(job.question.subject);
  return leave;
}

async function attempts<V>(
  job: Job<V>,
  deadline: Deadline,
  probing: boolean,
  means: Means,
  giveUp: (fault: Fault) => void,
): Promise<Answered<V>> {
  const { question, lane, tokens, options } = job;
  const freshToken = async () => (tokens ? unsent(job, () => deadline.race(tokens.get())) : '');
  let token = await freshToken();
  await unsent(job, async () => checkTime(job, deadline, means));
  await options.beforeSend?.();

  let late: Trouble | undefined;
  const overdue = (error: unknown): void => {
    late = troubleFrom(error, question.subject);
    lane.note(late);
    giveUp(late.fault);
  };
  let renewed = false;
  for (let repeats = 0; ; repeats++) {
    await unsent(job, async () => checkTime(job, deadline, means));
    let trouble: Trouble;
    try {
      const request = withToken(job.request, token);
      const beyond = options.overdue && overdue;
      const answered = await attempt(question, request, deadline.signal, means, options.watch, beyond);
      lane.note(undefined);
      tokens?.worked(token);
      return answered;
    } catch (error) {
      trouble = troubleFrom(error, question.subject);
    }
    if (late) throw trouble;
    lane.note(trouble);
    if (trouble.kind === 'token' && !renewed && tokens?.refused(token)) {
      renewed = true;
      token = await freshToken();
      continue;
    }
    const waitMs = probing ? undefined : waitBeforeRepeat(job, trouble, repeats, deadline, means);
    if (waitMs === undefined) throw trouble;
    await deadline.sleep(waitMs).catch(() => {
      throw trouble;
    });
    if (lane.breaker.admission() !== 'closed') throw trouble;
  }
}

/** A billed call that starts in its last moments would most likely end with nobody knowing whether it was charged. */
function checkTime<V>({ question }: Job<V>, deadline: Deadline, { policy }: Means): void {
  deadline.check();
  if (question.subject.billed && deadline.leftMs() < policy.totalMs / 4) throw new Late(policy.totalMs);
}

/** Milliseconds until the next attempt; undefined if there is none. */
function waitBeforeRepeat<V>(
  { question, lane }: Job<V>,
  trouble: Trouble,
  repeats: number,
  deadline: Deadline,
  { policy }: Means,
): number | undefined {
  const mayPass = trouble.kind === 'unsent' || trouble.kind === 'sick' || trouble.kind === 'busy';
  // Of a billed call a repeat might be the second that is charged, unless no byte of the first ever left.
  if (!mayPass || (question.subject.billed && trouble.kind !== 'unsent')) return undefined;
  const jittered = policy.retryDelayMs * 2 ** repeats * (0.5 + Math.random());
  const waitMs = Math.max(trouble.waitMs, jittered);
  return repeats < policy.retries && waitMs < deadline.leftMs() && lane.takeRepeat() ? waitMs : undefined;
}

/** Whatever ends the wait in here, no byte of the request has left. Faults (of a token's own call) pass. */
async function unsent<V, T>({ question }: Job<V>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw troubleFrom(new NotSent(error), question.subject);
  }
}

const withToken = (request: WireRequest, token: string): WireRequest =>
  token === '' ? request : { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };

const alone = <V>({ lane, question }: Job<V>): Trouble => leftAlone(question.subject, lane.breaker.waitMs());

const unrecorded = (operation: string): Fault =>
  new Fault('unexpected', {
    message: 'A charged look-up was about to be made without being recorded first. It was not made.',
    fix: 'Tell your administrator.',
    detail: `${operation} is billed and was called without beforeSend`,
  });
