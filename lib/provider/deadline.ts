/** The time a call has, waiting included. */
import { CallAborted, DeadlineExceeded } from './call-error';

export class Deadline {
  readonly #controller = new AbortController();
  readonly #endsAt: number;
  readonly #end: () => void;

  constructor(ms: number, caller?: AbortSignal) {
    this.#endsAt = performance.now() + ms;
    const timer = setTimeout(() => this.#controller.abort(new DeadlineExceeded(ms)), ms);
    const onCallerAbort = () => this.#controller.abort(new CallAborted(caller?.reason));
    if (caller?.aborted) onCallerAbort();
    else caller?.addEventListener('abort', onCallerAbort, { once: true });
    this.#end = () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCallerAbort);
    };
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  leftMs(): number {
    return this.#endsAt - performance.now();
  }

  /** @throws Late, CalledOff */
  check(): void {
    this.signal.throwIfAborted();
  }

  /** The result of `work`, unless the time is over first. @throws Late, CalledOff */
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

/** `work`, or the signal's reason `graceMs` after it is aborted: time for `work` to say itself how far it came. */
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
