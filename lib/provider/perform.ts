/** A call from its admission to its answer: health, place, token, the ledger's commit, attempts. */
import { Fault } from '@/lib/fault';
import type { WireRequest } from '@/lib/wire/operation';
import { attempt, type ProviderAnswer, type CallContext, type CallDefinition, type ExchangeObserver } from './attempt';
import { Deadline } from './deadline';
import { circuitOpenError, queueFullError, type EndpointState } from './endpoint-state';
import type { TokenHolder } from './tokens';
import { NotSent } from './transport';
import { DeadlineExceeded, CallError, callErrorFrom } from './call-error';

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
  readonly watch?: ExchangeObserver;
}

export interface CallJob<V> {
  readonly definition: CallDefinition<V>;
  readonly endpointState: EndpointState;
  readonly options: CallOptions;
  /** Where the call goes with a bearer token. */
  readonly tokens?: TokenHolder;
  /** Written before anything is reserved or committed; the bearer token is put in when it goes. */
  readonly request: WireRequest;
  /** A free call to the same service. */
  readonly probe: () => Promise<void>;
}

/** @throws Fault, and what `beforeSend` throws */
export async function perform<V>(job: CallJob<V>, context: CallContext): Promise<ProviderAnswer<V>> {
  const { definition, endpointState, options } = job;
  if (definition.subject.billed && !options.beforeSend) throw unrecordedCallFault(definition.subject.operation);
  const deadline = new Deadline(context.policy.totalMs, options.signal);
  let releaseSlot = (): void => {};
  // A service that answers too late is not asked less often for it.
  const reportOverdue = (fault: Fault): void => {
    releaseSlot();
    releaseSlot = () => {};
    options.overdue?.(fault);
  };
  let probing = false;
  try {
    probing = await admit(job, deadline);
    releaseSlot = await acquireSlot(job, deadline);
    // While it waited for a place the service may have fallen sick.
    endpointState.checkOpen();
    if (!probing && endpointState.breaker.admission() !== 'closed') throw circuitOpenErrorFor(job);
    endpointState.earnRetry();
    return await attemptWithRetries(job, deadline, probing, context, reportOverdue);
  } catch (error) {
    throw error instanceof CallError ? error.fault : error;
  } finally {
    if (probing) endpointState.breaker.endProbe();
    releaseSlot();
    deadline.end();
  }
}

/** @returns whether this call is the probe of a service that was left alone. A billed call never is: it sends a free one */
async function admit<V>(job: CallJob<V>, deadline: Deadline): Promise<boolean> {
  const { endpointState, definition } = job;
  endpointState.checkOpen();
  const admission = endpointState.breaker.admission();
  if (admission === 'closed') return false;
  if (admission === 'refused') throw circuitOpenErrorFor(job);
  if (!definition.subject.billed) {
    endpointState.breaker.beginProbe();
    return true;
  }
  await asUnsent(job, () => deadline.race(job.probe().catch(() => {})));
  if (endpointState.breaker.admission() !== 'closed') throw circuitOpenErrorFor(job);
  return false;
}

async function acquireSlot<V>(job: CallJob<V>, deadline: Deadline): Promise<() => void> {
  const releaseSlot = await asUnsent(job, () => job.endpointState.bulkhead.acquire(deadline.race));
  if (!releaseSlot) throw queueFullError(job.definition.subject);
  return releaseSlot;
}

async function attemptWithRetries<V>(
  job: CallJob<V>,
  deadline: Deadline,
  probing: boolean,
  context: CallContext,
  reportOverdue: (fault: Fault) => void,
): Promise<ProviderAnswer<V>> {
  const { definition, endpointState, tokens, options } = job;
  const freshToken = async () => (tokens ? asUnsent(job, () => deadline.race(tokens.get())) : '');
  let token = await freshToken();
  await asUnsent(job, async () => checkTime(job, deadline, context));
  await options.beforeSend?.();

  let lateError: CallError | undefined;
  const overdue = (error: unknown): void => {
    lateError = callErrorFrom(error, definition.subject);
    endpointState.recordOutcome(lateError);
    reportOverdue(lateError.fault);
  };
  let renewed = false;
  for (let retries = 0; ; retries++) {
    await asUnsent(job, async () => checkTime(job, deadline, context));
    let callError: CallError;
    try {
      const request = withToken(job.request, token);
      const overdueObserver = options.overdue && overdue;
      const answer = await attempt(definition, request, deadline.signal, context, options.watch, overdueObserver);
      endpointState.recordOutcome(undefined);
      tokens?.markAccepted(token);
      return answer;
    } catch (error) {
      callError = callErrorFrom(error, definition.subject);
    }
    if (lateError) throw callError;
    endpointState.recordOutcome(callError);
    if (callError.kind === 'token' && !renewed && tokens?.markRefused(token)) {
      renewed = true;
      token = await freshToken();
      continue;
    }
    const waitMs = probing ? undefined : waitBeforeRetry(job, callError, retries, deadline, context);
    if (waitMs === undefined) throw callError;
    await deadline.sleep(waitMs).catch(() => {
      throw callError;
    });
    if (endpointState.breaker.admission() !== 'closed') throw callError;
  }
}

/** A billed call that starts in its last moments would most likely end with nobody knowing whether it was charged. */
function checkTime<V>({ definition }: CallJob<V>, deadline: Deadline, { policy }: CallContext): void {
  deadline.check();
  if (definition.subject.billed && deadline.leftMs() < policy.totalMs / 4) throw new DeadlineExceeded(policy.totalMs);
}

/** Milliseconds until the next attempt; undefined if there is none. */
function waitBeforeRetry<V>(
  { definition, endpointState }: CallJob<V>,
  callError: CallError,
  retries: number,
  deadline: Deadline,
  { policy }: CallContext,
): number | undefined {
  const isTransient = callError.kind === 'unsent' || callError.kind === 'sick' || callError.kind === 'busy';
  // Of a billed call a repeat might be the second that is charged, unless no byte of the first ever left.
  if (!isTransient || (definition.subject.billed && callError.kind !== 'unsent')) return undefined;
  const jittered = policy.retryDelayMs * 2 ** retries * (0.5 + Math.random());
  const waitMs = Math.max(callError.waitMs, jittered);
  return retries < policy.retries && waitMs < deadline.leftMs() && endpointState.takeRetry() ? waitMs : undefined;
}

/** Whatever ends the wait in here, no byte of the request has left. Faults (of a token's own call) pass. */
async function asUnsent<V, T>({ definition }: CallJob<V>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw callErrorFrom(new NotSent(error), definition.subject);
  }
}

const withToken = (request: WireRequest, token: string): WireRequest =>
  token === '' ? request : { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };

const circuitOpenErrorFor = <V>({ endpointState, definition }: CallJob<V>): CallError =>
  circuitOpenError(definition.subject, endpointState.breaker.waitMs());

const unrecordedCallFault = (operation: string): Fault =>
  new Fault('unexpected', {
    message: 'A charged look-up was about to be made without being recorded first. It was not made.',
    fix: 'Tell your administrator.',
    detail: `${operation} is billed and was called without beforeSend`,
  });
