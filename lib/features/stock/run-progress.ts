/** One run of a stock list as this process works on it: which cars come next, their results, and its reports. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '@/lib/access';
import type { RunStop } from '@/lib/domain/stock/run-stop';
import { britishDay, monthOf } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import type { BilledCaller } from '@/lib/lookups/call';
import type { ProviderStatusCache } from '@/lib/provider/status-cache';
import { carKey, type NewResult } from '@/lib/store/stock/stock-results';
import type { RunCar } from '@/lib/store/stock/stock-run-leases';
import type { StockRunStore } from '@/lib/store/stock/stock-runs';
import { CARS_PER_BATCH, type RunLimiter } from './run-limiter';
import { DATABASE_UNREACHABLE, starterStop, stopOf, UNEXPECTED } from './run-stops';
import { runEffectOf, valueStockCar, type StockCarServices } from './value-stock-car';

export interface StockWorkServices extends Omit<StockCarServices, 'checksLeft'> {
  readonly stockRuns: StockRunStore;
  readonly providerStatus?: ProviderStatusCache;
}

export interface RunContext {
  readonly runId: string;
  /** This worker's ID, for the lease of the run. */
  readonly worker: string;
  readonly leaseMs: number;
  readonly limiter: RunLimiter;
  readonly services: Omit<StockWorkServices, 'providerStatus'> & Pick<StockCarServices, 'checksLeft'>;
  /** Reports what went wrong outside the cars themselves, such as the database being unavailable. */
  readonly report: (error: unknown) => void;
}

const REPORT_EVERY_MS = 400;
/** The pause between two checks for late replies. */
const AWAIT_POLL_MS = 500;
const PAGE = 256;
/** How far the reported position is ahead of the cars started: more than are started between two reports. */
const REPORTED_AHEAD = 100;
/** How often the last report is tried, with the same pauses as the others: a cancelled run gets no other. */
const LAST_REPORTS = 10;
/** Successive waits after a failure that may pass; if it persists, the run stops. */
const RETRY_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

export class RunProgress {
  readonly #run: RunContext;
  readonly #reachedBefore: number;
  #reached: number;
  #results: NewResult[] = [];
  /** Cars that met a failure that may pass. */
  #retries: RunCar[] = [];
  /** Cars whose reply is late and may still come. */
  #awaited: RunCar[] = [];
  #underWay = 0;
  #failures = 0;
  #resumeAt = 0;
  #isOpen = true;
  #hasLease = true;
  #isComplete = false;
  #stoppedBecause: RunStop | null = null;

  /** @param reached the last car that was reported as started, by this process or another */
  constructor(run: RunContext, reached: number) {
    this.#run = run;
    this.#reachedBefore = reached;
    this.#reached = reached;
  }

  isRunning(): boolean {
    return !this.#run.limiter.isClosed && this.#hasLease && this.#stoppedBecause === null;
  }

  /** No more cars are started: the next report is the last. */
  close(): void {
    this.#isOpen = false;
  }

  /** The outcome of the run; null if it is left as it is, for another worker or for the person who paused it. */
  outcome(): { state: 'done' | 'stopped'; because: RunStop | null } | null {
    // A car whose result is not saved is not done: its paid answer is found again under its key.
    if (this.#isComplete && this.#results.length === 0) return { state: 'done', because: null };
    return this.#stoppedBecause === null ? null : { state: 'stopped', because: this.#stoppedBecause };
  }

  /**
   * First, cars that no process has started; then those that a process may have started without saving a result, whose
   * look-ups may still be in flight; then, until all are done, those that met a failure that may pass, and those whose
   * late reply has arrived or can no longer arrive.
   */
  async *cars(session: Session): AsyncGenerator<readonly RunCar[]> {
    yield* this.#carsBetween(this.#reachedBefore, 2 ** 31 - 1);
    yield* this.#carsBetween(0, this.#reachedBefore);
    // Failures come in while other cars are under way; if none is left for a while, all are done.
    for (let idle = 0; this.isRunning() && idle < 2;) {
      const car = this.#retries.shift();
      if (car) {
        await this.#pause();
        if (!this.isRunning()) return;
        yield [car];
      } else if (this.#underWay > 0) await sleep(20);
      else if (this.#awaited.length === 0) idle++;
      else yield* this.#carsNoLongerAwaited(session);
    }
    this.#isComplete = this.isRunning() && this.#retries.length === 0 && this.#awaited.length === 0;
  }

  async *#carsNoLongerAwaited({ organisationId }: Session): AsyncGenerator<readonly RunCar[]> {
    const { runId, services, report } = this.#run;
    const keyOf = ({ number }: RunCar) => carKey(runId, number);
    const awaited = await services.ledger
      .awaitedKeys(organisationId, this.#awaited.map(keyOf))
      .catch((error: unknown) => {
        report(error);
        return null;
      });
    const cars = this.#awaited.filter((car) => awaited?.has(keyOf(car)) === false);
    this.#awaited = this.#awaited.filter((car) => !cars.includes(car));
    if (cars.length === 0) await sleep(AWAIT_POLL_MS);
    for (let start = 0; start < cars.length && this.isRunning(); start += CARS_PER_BATCH) {
      yield cars.slice(start, start + CARS_PER_BATCH);
    }
  }

  async *#carsBetween(from: number, upTo: number): AsyncGenerator<readonly RunCar[]> {
    for (let after = from; ;) {
      const page = await this.#page(after, upTo);
      for (let start = 0; start < page.length; start += CARS_PER_BATCH) {
        const cars = page.slice(start, start + CARS_PER_BATCH);
        await this.#pause();
        if (!this.isRunning()) return;
        this.#reached = Math.max(this.#reached, ...cars.map(({ number }) => number + REPORTED_AHEAD));
        yield cars;
      }
      const last = page.at(-1);
      if (page.length < PAGE || !last) return;
      after = last.number;
    }
  }

  async #page(after: number, upTo: number): Promise<RunCar[]> {
    const { services, runId, report } = this.#run;
    while (this.isRunning()) {
      try {
        return await services.stockRuns.next(runId, { after, upTo, limit: PAGE });
      } catch (error) {
        report(error);
        this.#delay(DATABASE_UNREACHABLE);
        await this.#pause();
      }
    }
    return [];
  }

  async value(car: RunCar, session: Session, fresh: boolean, caller: BilledCaller): Promise<void> {
    const { runId, services, report } = this.#run;
    this.#underWay++;
    try {
      const key = carKey(runId, car.number);
      const result = await valueStockCar(car, fresh, session, key, { ...services, caller });
      if (result === 'awaited') this.#awaited.push(car);
      else this.#results.push(result);
      this.#failures = 0;
    } catch (error) {
      const fault = error instanceof Fault ? error : null;
      if (fault === null) report(error);
      const because = fault ? stopOf(fault, monthOf(britishDay(services.now()))) : UNEXPECTED;
      if (fault && runEffectOf(fault) === 'stop') this.#stoppedBecause ??= because;
      else {
        this.#retries.push(car);
        this.#delay(because);
      }
    } finally {
      this.#underWay--;
    }
  }

  /** After a failure that may pass, the whole run waits, longer each time, and stops if nothing improves. */
  #delay(because: RunStop): void {
    if (performance.now() < this.#resumeAt) return;
    const waitMs = RETRY_WAITS_MS[this.#failures++];
    if (waitMs === undefined) this.#stoppedBecause ??= because;
    else this.#resumeAt = performance.now() + waitMs;
  }

  async #pause(): Promise<void> {
    while (performance.now() < this.#resumeAt && this.isRunning()) await sleep(100);
  }

  /** Saves incoming results repeatedly until the run is closed and all of them are saved. */
  async keepReporting(): Promise<void> {
    for (let left = LAST_REPORTS; left > 0;) {
      const isLast = !this.#isOpen;
      if ((await this.#report()) && isLast) return;
      if (isLast) left--;
      for (let waited = 0; waited < REPORT_EVERY_MS && (this.#isOpen || isLast); waited += 50) await sleep(50);
    }
  }

  /** Saves the incoming results, and learns whether the run should continue. False if they could not be saved. */
  async #report(): Promise<boolean> {
    const { services, runId, worker, leaseMs, report } = this.#run;
    const results = this.#results.splice(0);
    try {
      const now = await services.stockRuns.report(runId, worker, leaseMs, { reached: this.#reached, results });
      if (now?.state !== 'running' || !now.ours) this.#hasLease = false;
      else this.#stoppedBecause ??= starterStop(now);
      return true;
    } catch (error) {
      // What is not saved now is saved later, or found again under its key: nothing is paid twice.
      this.#results.unshift(...results);
      report(error);
      this.#delay(DATABASE_UNREACHABLE);
      return false;
    }
  }
}
