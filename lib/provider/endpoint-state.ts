/** The state of one service: its health, its slots, its refusals, and its budget of retries. */
import { Breaker } from './breaker';
import { Bulkhead } from './bulkhead';
import type { Policy } from './policy';
import { faultFor, CallError, type CallSubject } from './call-error';

/** The most retries that may be saved up; a new endpoint starts with this many. */
const SAVED_RETRIES = 2;

export class EndpointState {
  readonly breaker: Breaker;
  readonly bulkhead: Bulkhead;
  readonly #policy: Policy;
  readonly #clock: () => number;
  #repeats = SAVED_RETRIES;
  #closed: { until: number; callError: CallError } | undefined;

  constructor(policy: Policy, clock: () => number) {
    this.#policy = policy;
    this.#clock = clock;
    this.breaker = new Breaker({ failures: policy.breakerFailures, pauseMs: policy.breakerPauseMs }, clock);
    this.bulkhead = new Bulkhead(policy.concurrent, policy.queued);
  }

  /**
   * @throws CallError while the service has turned us away: our credentials are refused, it is too busy, or not at its
   * address
   */
  checkOpen(): void {
    if (this.#closed && this.#clock() < this.#closed.until) {
      const { kind, unsentFault, waitMs } = this.#closed.callError;
      throw new CallError(kind, unsentFault, waitMs);
    }
    this.#closed = undefined;
  }

  /** After an attempt: records what it shows about the service's health, and whether to pause. */
  recordOutcome(callError: CallError | undefined): void {
    if (!callError) return this.breaker.succeeded();
    switch (callError.kind) {
      case 'unsent':
      case 'sick':
      case 'slow':
        return this.breaker.failed();
      case 'refused':
      case 'token':
        return this.breaker.succeeded();
      case 'off':
        return;
      case 'busy':
        return this.#closeFor(Math.min(callError.waitMs, this.#policy.busyPauseMs), callError);
      case 'rejected':
        // More requests with a wrong password would only get the account locked.
        return this.#closeFor(this.#policy.rejectedPauseMs, callError);
      case 'foreign':
        // Each further billed call may be charged too, so after the pause a free call goes first.
        return this.breaker.trip();
      case 'misplaced':
        // A billed call whose reply is no answer may have been charged, so after the pause a free call goes first.
        this.breaker.trip();
        return this.#closeFor(this.#policy.misplacedPauseMs, callError);
    }
  }

  #closeFor(ms: number, callError: CallError): void {
    this.#closed = { until: this.#clock() + ms, callError };
  }

  /** Each new call earns a fraction of a retry, so retries cannot multiply a storm of failures. */
  earnRetry(): void {
    this.#repeats = Math.min(SAVED_RETRIES, this.#repeats + this.#policy.retryRatio);
  }

  takeRetry(): boolean {
    if (this.#repeats < 1) return false;
    this.#repeats -= 1;
    return true;
  }
}

/** Refused by us, before anything was sent: the service has been failing. */
export const circuitOpenError = (subject: CallSubject, waitMs: number): CallError =>
  new CallError(
    'refused',
    faultFor(subject, 'provider_unreachable', {
      message: `The provider’s service “${subject.service}” is failing, so requests are paused.`,
      fix: `Try again in ${Math.max(1, Math.ceil(waitMs / 1000))} s.`,
      detail: 'the breaker is open',
    }),
  );

/** The queue of the endpoint is full: the call was not sent. */
export const queueFullError = (subject: CallSubject): CallError =>
  new CallError(
    'refused',
    faultFor(subject, 'provider_slow', {
      message: `Too many requests to the provider’s service “${subject.service}” are waiting.`,
      fix: 'Try again in a moment.',
      detail: 'the queue is full',
    }),
  );
