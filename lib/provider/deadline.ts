/** The deadline of a call, waiting included, and of one attempt within it. */
import { CallAborted, DeadlineExceeded } from './call-error';
import type { Policy } from './policy';

export class Deadline {
  readonly #controller = new AbortController();
  readonly #endsAt: number;
  readonly #end: () => void;

  constructor(ms: number, requester?: AbortSignal) {
    this.#endsAt = performance.now() + ms;
    const timer = setTimeout(() => this.#controller.abort(new DeadlineExceeded(ms)), ms);
    const onRequesterAbort = () => this.#controller.abort(new CallAborted(requester?.reason));
    if (requester?.aborted) onRequesterAbort();
    else requester?.addEventListener('abort', onRequesterAbort, { once: true });
    this.#end = () => {
      clearTimeout(timer);
      requester?.removeEventListener('abort', onRequesterAbort);
    };
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  leftMs(): number {
    return this.#endsAt - performance.now();
  }

  /** @throws DeadlineExceeded, CallAborted */
  check(): void {
    this.signal.throwIfAborted();
  }

  /** The result of `work`, unless the deadline passes first. @throws DeadlineExceeded, CallAborted */
  race = <T>(work: Promise<T>): Promise<T> => raceAbort(work, this.signal, 0);

  async sleep(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    try {
      await this.race(new Promise<void>((resolve) => (timer = setTimeout(resolve, ms))));
    } finally {
      clearTimeout(timer);
    }
  }

  end(): void {
    this.#end();
  }
}

/** An aborted transport has this long to report that nothing was sent. */
export const ABORT_GRACE_MS = 20;

/** The deadlines of one attempt: for the reply's headers, for the call and, if it is billed, `lateMs` more. */
export class AttemptTime {
  readonly #headers = new AbortController();
  readonly #headersTimer: NodeJS.Timeout;
  readonly #late = new AbortController();
  readonly #lateTimers: NodeJS.Timeout[] = [];
  readonly #removeListener: () => void;
  /** Once it aborts, anything unsent stays unsent and no one waits for the reply. */
  readonly signal: AbortSignal;
  /** Until it aborts, a reply to a sent request is still received. */
  readonly last: AbortSignal;
  /** Resolves when the deadline has passed but the answer may still come; never if late answers are not awaited. */
  readonly overdue: Promise<DeadlineExceeded>;

  /** @param lateMs null: late answers are not awaited */
  constructor(deadline: AbortSignal, { headersMs }: Pick<Policy, 'headersMs'>, lateMs: number | null) {
    this.#headersTimer = setTimeout(() => this.#headers.abort(new DeadlineExceeded(headersMs)), headersMs);
    const signal = AbortSignal.any([deadline, this.#headers.signal]);
    let resolveOverdue: (reason: DeadlineExceeded) => void = () => {};
    this.overdue = new Promise((resolve) => (resolveOverdue = resolve));
    this.signal = signal;
    this.last = lateMs === null ? signal : this.#late.signal;
    const onAbort = () => {
      const reason: unknown = signal.reason;
      // A call abandoned by its requester is not awaited.
      if (lateMs === null || !(reason instanceof DeadlineExceeded)) return this.#late.abort(reason);
      this.#lateTimers.push(setTimeout(() => resolveOverdue(reason), ABORT_GRACE_MS));
      this.#lateTimers.push(setTimeout(() => this.#late.abort(reason), lateMs).unref());
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    this.#removeListener = () => signal.removeEventListener('abort', onAbort);
  }

  /** The headers have arrived: from now on only the call's deadline counts. */
  headersArrived(): void {
    clearTimeout(this.#headersTimer);
  }

  end(): void {
    this.headersArrived();
    this.#removeListener();
    this.#lateTimers.forEach(clearTimeout);
  }
}

/** `work`, or the signal's reason `graceMs` after it is aborted: time for `work` to report how far it came. */
export async function raceAbort<T>(work: Promise<T>, signal: AbortSignal, graceMs: number): Promise<T> {
  let stop = (): void => {};
  let timer: NodeJS.Timeout | undefined;
  const aborted = new Promise<never>((_, reject) => {
    const rejectAfterGrace = () => (timer = setTimeout(() => reject(signal.reason), graceMs));
    if (signal.aborted) rejectAfterGrace();
    else {
      signal.addEventListener('abort', rejectAfterGrace, { once: true });
      stop = () => signal.removeEventListener('abort', rejectAfterGrace);
    }
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    stop();
    clearTimeout(timer);
  }
}
