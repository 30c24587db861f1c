/** What the caller remembers of one service: its health, its places, its refusals, and how many repeats it has earned. */
import { Breaker } from './breaker';
import { Bulkhead } from './bulkhead';
import type { Policy } from './policy';
import { faultFor, Trouble, type Subject } from './trouble';

/** Repeats that may be saved up; a fresh lane has this many in hand. */
const SAVED_REPEATS = 2;

export class Lane {
  readonly breaker: Breaker;
  readonly bulkhead: Bulkhead;
  readonly #policy: Policy;
  readonly #clock: () => number;
  #repeats = SAVED_REPEATS;
  #closed: { until: number; trouble: Trouble } | undefined;

  constructor(policy: Policy, clock: () => number) {
    this.#policy = policy;
    this.#clock = clock;
    this.breaker = new Breaker({ failures: policy.breakerFailures, pauseMs: policy.breakerPauseMs }, clock);
    this.bulkhead = new Bulkhead(policy.concurrent, policy.queued);
  }

  /** @throws Trouble while the service has sent us away: our credentials are refused, or it is too busy */
  checkOpen(): void {
    if (this.#closed && this.#clock() < this.#closed.until) throw this.#closed.trouble;
    this.#closed = undefined;
  }

  /** After an attempt: what it says of the service's health, and whether to stay away for a time. */
  note(trouble: Trouble | undefined): void {
    if (!trouble) return this.breaker.succeeded();
    switch (trouble.kind) {
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
        return this.#closeFor(Math.min(trouble.waitMs, this.#policy.busyPauseMs), trouble);
      case 'rejected':
        // Asking on with a wrong password would only get the account locked.
        return this.#closeFor(this.#policy.rejectedPauseMs, trouble);
    }
  }

  #closeFor(ms: number, trouble: Trouble): void {
    this.#closed = { until: this.#clock() + ms, trouble };
  }

  /** A new call earns the part of a repeat; so a storm of failures is never made much worse by us. */
  earnRepeat(): void {
    this.#repeats = Math.min(SAVED_REPEATS, this.#repeats + this.#policy.retryRatio);
  }

  takeRepeat(): boolean {
    if (this.#repeats < 1) return false;
    this.#repeats -= 1;
    return true;
  }
}

/** Refused by us, before anything was sent: the service has been failing. */
export const leftAlone = (subject: Subject, waitMs: number): Trouble =>
  new Trouble(
    'refused',
    faultFor(subject, 'provider_unreachable', {
      message: `The provider’s ${subject.service} has been failing, so it is left alone for a moment. Nothing was asked and nothing charged.`,
      fix: `Try again in ${Math.max(1, Math.ceil(waitMs / 1000))} s.`,
      detail: 'the breaker is open',
    }),
  );

export const tooMany = (subject: Subject): Trouble =>
  new Trouble(
    'refused',
    faultFor(subject, 'provider_slow', {
      message: `Too many questions to the provider’s ${subject.service} are waiting already. Nothing was asked and nothing charged.`,
      fix: 'Try again in a moment.',
      detail: 'the queue is full',
    }),
  );
