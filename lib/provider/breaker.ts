/** A circuit breaker: pauses calls to a failing service, then lets one call probe whether it has recovered. */
export interface BreakerSettings {
  readonly failures: number;
  readonly pauseMs: number;
}

const RECENT_MAX = 20;
const RECENT_MS = 30_000;
const PAUSE_FACTOR_MAX = 6;

export type BreakerAdmission = 'closed' | 'may probe' | 'refused';

export class Breaker {
  readonly #settings: BreakerSettings;
  readonly #clock: () => number;
  #recent: { at: number; failed: boolean }[] = [];
  #openUntil: number | undefined;
  #pauseMs: number;
  #probing = false;

  constructor(settings: BreakerSettings, clock: () => number) {
    this.#settings = settings;
    this.#clock = clock;
    this.#pauseMs = settings.pauseMs;
  }

  /** 'may probe': the pause is over; the call that goes ahead reports it by `beginProbe`. */
  admission(): BreakerAdmission {
    if (this.#openUntil === undefined) return 'closed';
    return this.#clock() < this.#openUntil || this.#probing ? 'refused' : 'may probe';
  }

  /** Milliseconds until the next probe, 0 if there is no pause. */
  waitMs(): number {
    return this.#openUntil === undefined ? 0 : Math.max(0, this.#openUntil - this.#clock());
  }

  beginProbe(): void {
    this.#probing = true;
  }

  /** The probe is over, however it ended; if nothing was recorded, the next call may probe. */
  endProbe(): void {
    this.#probing = false;
  }

  succeeded(): void {
    this.#record(false);
    if (this.#openUntil === undefined || !this.#probing) return;
    this.#openUntil = undefined;
    this.#pauseMs = this.#settings.pauseMs;
    this.#recent = [];
  }

  /** Pauses calls, whatever the earlier ones came to; the next is a probe. */
  trip(): void {
    this.#open();
  }

  failed(): void {
    this.#record(true);
    if (this.#openUntil !== undefined) {
      if (this.#probing) {
        this.#pauseMs = Math.min(this.#pauseMs * 2, this.#settings.pauseMs * PAUSE_FACTOR_MAX);
        this.#open();
      }
      return;
    }
    const failures = this.#recent.filter((call) => call.failed).length;
    if (failures >= this.#settings.failures && failures * 2 >= this.#recent.length) this.#open();
  }

  #open(): void {
    this.#openUntil = this.#clock() + this.#pauseMs;
  }

  #record(failed: boolean): void {
    const at = this.#clock();
    this.#recent = [...this.#recent.filter((call) => at - call.at < RECENT_MS), { at, failed }].slice(-RECENT_MAX);
  }
}
