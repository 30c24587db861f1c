/** The time a call has, waiting included. */
import { CalledOff, Late } from './trouble';

export class Deadline {
  readonly #controller = new AbortController();
  readonly #endsAt: number;
  readonly #end: () => void;

  constructor(ms: number, caller?: AbortSignal) {
    this.#endsAt = performance.now() + ms;
    const timer = setTimeout(() => this.#controller.abort(new Late(ms)), ms);
    const callOff = () => this.#controller.abort(new CalledOff(caller?.reason));
    if (caller?.aborted) callOff();
    else caller?.addEventListener('abort', callOff, { once: true });
    this.#end = () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', callOff);
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
    const give = () => (timer = setTimeout(() => reject(signal.reason), graceMs));
    if (signal.aborted) give();
    else {
      signal.addEventListener('abort', give, { once: true });
      stop = () => signal.removeEventListener('abort', give);
    }
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    stop();
    clearTimeout(timer);
  }
}
