/** A call from its admission to its answer: health of the service, slot, token, attempts. */
import { Fault } from '@/lib/fault';
import type { WireRequest } from '@/lib/wire/operation';
import {
  attempt,
  type AttemptOutcome,
  type CallContext,
  type CallDefinition,
  type ExchangeObserver,
  type ProviderAnswer,
} from './attempt';
import { CallError, callErrorFrom, DeadlineExceeded, overdueCallError } from './call-error';
import { Deadline } from './deadline';
import { circuitOpenError, queueFullError, type EndpointState } from './endpoint-state';
import type { TokenHolder } from './tokens';
import { NotSent } from './transport';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Notified of what goes over the wire, whatever the outcome, for every attempt. */
  readonly watch?: ExchangeObserver;
  /**
   * Someone tries an operation with their own parameters: what becomes of it must not pause the product's calls, so
   * trials have their own endpoint states and tokens.
   */
  readonly isTrial?: true;
}

export interface BilledCallOptions extends CallOptions {
  /** The look-up of the ledger that this call is recorded as: reserved and SENT before the call is made. */
  readonly lookUpId: string;
}

export interface CallJob<V> {
  readonly definition: CallDefinition<V>;
  readonly endpointState: EndpointState;
  readonly options: CallOptions & Partial<BilledCallOptions>;
  /** Where the call goes with a bearer token. */
  readonly tokens: TokenHolder | null;
  /** The bearer token is added when it is sent. */
  readonly request: WireRequest;
  /** A free call to the same service, to probe whether it has recovered. Null: the service has no other free call. */
  readonly probe: (() => CallJob<unknown>) | null;
}

/** The outcome of a call at its deadline. Only a billed call is awaited beyond it. */
export type CallOutcome<V> =
  | { readonly answer: ProviderAnswer<V> }
  | {
      /** Why there is no answer at the deadline; whether it was charged is unknown. */
      readonly overdue: Fault;
      /** Resolves with the answer when it comes, or rejects with a Fault if it does not. */
      readonly late: Promise<ProviderAnswer<V>>;
      /** How long it is awaited. */
      readonly lateMs: number;
    };

/** @throws Fault and nothing else */
export async function perform<V>(job: CallJob<V>, context: CallContext): Promise<CallOutcome<V>> {
  const { definition, endpointState, options } = job;
  if (definition.subject.billed && !options.lookUpId) throw unrecordedCallFault(definition.subject.operation);
  const deadline = new Deadline(context.policy.totalMs, options.signal);
  let releaseSlot = (): void => {};
  let probing = false;
  try {
    probing = await admit(job, deadline, context);
    releaseSlot = await acquireSlot(job, deadline);
    // The service may have failed while the call waited for a slot.
    endpointState.checkOpen();
    if (!probing && endpointState.breaker.admission() !== 'closed') throw circuitOpenErrorFor(job);
    endpointState.earnRetry();
    return await attemptWithRetries(job, deadline, probing, context);
  } catch (error) {
    throw error instanceof CallError ? error.fault : error;
  } finally {
    if (probing) endpointState.breaker.endProbe();
    // A late answer holds no slot, so a slow service is not called less often because of it.
    releaseSlot();
    deadline.end();
  }
}

/** As `perform`, for a call that is not awaited beyond its deadline. */
export async function answerInTime<V>(job: CallJob<V>, context: CallContext): Promise<ProviderAnswer<V>> {
  const outcome = await perform(job, context);
  if ('late' in outcome) throw outcome.overdue;
  return outcome.answer;
}

/** @returns whether this call is the probe of a paused service. A billed call never is: it sends a free one */
async function admit<V>(job: CallJob<V>, deadline: Deadline, context: CallContext): Promise<boolean> {
  const { endpointState, definition, probe } = job;
  endpointState.checkOpen();
  const admission = endpointState.breaker.admission();
  if (admission === 'closed') return false;
  if (admission === 'refused') throw circuitOpenErrorFor(job);
  if (!definition.subject.billed) {
    endpointState.breaker.beginProbe();
    return true;
  }
  // The breaker has recorded how the probe ended.
  if (probe) await asUnsent(job, () => deadline.race(Promise.allSettled([perform(probe(), context)])));
  endpointState.checkOpen();
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
): Promise<CallOutcome<V>> {
  const { definition, endpointState, tokens, options } = job;
  const freshToken = async () => (tokens ? asUnsent(job, () => deadline.race(tokens.get())) : '');
  let token = await freshToken();
  let renewed = false;
  for (let retries = 0; ; retries++) {
    await asUnsent(job, async () => checkTime(job, deadline, context));
    let callError: CallError;
    try {
      const request = withToken(job.request, token);
      const attempted = await attempt(definition, request, deadline.signal, context, options.watch);
      if ('late' in attempted) return overdueOutcome(job, attempted, context);
      endpointState.recordOutcome(undefined);
      tokens?.markAccepted(token);
      return attempted;
    } catch (error) {
      callError = callErrorFrom(error, definition.subject);
    }
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

function overdueOutcome<V>(
  { definition: { subject }, endpointState }: CallJob<V>,
  { overdue, late }: Extract<AttemptOutcome<V>, { late: unknown }>,
  { policy: { lateMs } }: CallContext,
): CallOutcome<V> {
  const callError = overdueCallError(overdue, subject);
  endpointState.recordOutcome(callError);
  const finished = late.then(
    (answer) => {
      endpointState.recordOutcome(undefined);
      return answer;
    },
    (error: unknown) => {
      const lateError = callErrorFrom(error, subject);
      if (lateError.kind === 'foreign') endpointState.recordOutcome(lateError);
      throw lateError.fault;
    },
  );
  // The requester may have left.
  finished.catch(() => undefined);
  return { overdue: callError.fault, late: finished, lateMs };
}

/** A billed call that starts just before its deadline would most likely end with an unknown charge. */
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
  // A retried billed call might be charged twice, unless no byte of the first was ever sent.
  if (!isTransient || (definition.subject.billed && callError.kind !== 'unsent')) return undefined;
  const jittered = policy.retryDelayMs * 2 ** retries * (0.5 + Math.random());
  const waitMs = Math.max(callError.waitMs, jittered);
  return retries < policy.retries && waitMs < deadline.leftMs() && endpointState.takeRetry() ? waitMs : undefined;
}

/** Whatever ends the wait in here, no byte of the request was sent. Faults (of the token's own call) pass through. */
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
    message: 'A chargeable look-up was stopped because it was not recorded first.',
    fix: 'Contact your administrator.',
    detail: `${operation} is billed and was called without a look-up`,
  });
