/**
 * Works through a run of a stock list: so many cars at a time, each through the same path as a single valuation and
 * under a key of its own, so that a car taken up twice, after a crash or by two processes, is paid for once.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { may, type Role, type Session } from '@/lib/access';
import type { Because } from '@/lib/domain/provenance';
import { Fault } from '@/lib/fault';
import type { Provider } from '@/lib/provider/provider';
import { STANDARD_POLICY } from '@/lib/provider/policy';
import { carKey, type NewResult } from '@/lib/store/stock/stock-results';
import type { ClaimedRun, RunCar, StockRunStore } from '@/lib/store/stock/stock-runs';
import { runEffectOf, valueStockCar } from './value-stock-car';
import { RunLimiter, CARS_PER_BATCH } from './run-limiter';
import type { ValuationServices } from '@/lib/lookups/record-valuation';

export interface StockWorkServices extends ValuationServices {
  readonly stockRuns: StockRunStore;
}

export interface StockWork {
  /** Works on one run until it is over, paused, or cannot go on. */
  work(runId: string): Promise<void>;
  /** No more cars are taken up: work ends when what is under way is written down, and leaves the rest to whoever comes. */
  stop(): void;
}

interface StockWorkOptions {
  /** Calls under way to either service, of this process and over all runs. */
  readonly atOnce?: number;
  /** How long a run stays with a process that says nothing more. */
  readonly leaseMs?: number;
}

const REPORT_EVERY_MS = 400;
const PAGE = 256;
/** So far ahead of the cars taken up is what is reported as reached: more than are taken up between two reports. */
const REPORTED_AHEAD = 100;
/** A place is free again by then: no call takes longer. */
const TURN_MS = STANDARD_POLICY.totalMs;
/** The last report is tried so often, between the pauses of the others: a run that was cancelled has no other. */
const LAST_REPORTS = 10;
/** Waits after a trouble that may pass, in turn; when all were in vain the run stops. */
const RETRY_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** @param report of what went wrong beside the cars themselves, such as the database being away */
export function createStockWork(
  services: StockWorkServices,
  report: (error: unknown) => void,
  { atOnce = 16, leaseMs = 15_000 }: StockWorkOptions = {},
): StockWork {
  const limiter = new RunLimiter(atOnce);
  const { providerStatus, ...withoutStatus } = services; // its own count is asked for at the end of a run, not at each car
  const worker = randomUUID();

  async function work(runId: string): Promise<void> {
    const claimed = limiter.isClosed ? null : await services.stockRuns.claim(runId, worker, leaseMs);
    if (claimed === null) return;
    const session = sessionOf(claimed);
    if (session === null)
      return void (await services.stockRuns.release(runId, worker, { state: 'stopped', because: STARTER_LEFT }));
    const runWorker = new RunWorker(runId, claimed.reached);
    const reporting = runWorker.keepReporting();
    const inFlight = new Set<Promise<void>>();
    for await (const cars of runWorker.cars()) {
      const carSlots = await limiter.next(services.caller, cars.length);
      // Not begun where the run has come to an end meanwhile: whoever takes it on finds these without a result.
      if (!runWorker.isRunning()) {
        for (const { end } of carSlots) end();
        break;
      }
      for (const [index, { caller, end }] of carSlots.entries()) {
        const one = runWorker.value(cars[index]!, session, claimed.fresh, caller).finally(end);
        inFlight.add(one);
        void one.finally(() => inFlight.delete(one));
      }
    }
    await Promise.all(inFlight);
    runWorker.close();
    await reporting;
    providerStatus?.counted();
    await services.stockRuns.release(runId, worker, runWorker.outcome() ?? undefined);
  }

  /** One run on this process's hands. */
  class RunWorker {
    readonly #runId: string;
    readonly #before: number;
    #reached: number;
    #results: NewResult[] = [];
    #again: RunCar[] = [];
    #strikes = 0;
    #resumeAt = 0;
    #open = true;
    #stillOurs = true;
    #isComplete = false;
    #because: Because | null = null;

    constructor(runId: string, reached: number) {
      this.#runId = runId;
      this.#before = reached;
      this.#reached = reached;
    }

    isRunning(): boolean {
      return !limiter.isClosed && this.#stillOurs && this.#because === null;
    }

    close(): void {
      this.#open = false;
    }

    /** What the run has come to; null where it is left as it is, for another worker or for the person who paused it. */
    outcome(): { state: 'done' | 'stopped'; because: Because | null } | null {
      // A car whose result is not written is not through: it is found again, paid for, under its key.
      if (this.#isComplete && this.#results.length === 0) return { state: 'done', because: null };
      return this.#because === null ? null : { state: 'stopped', because: this.#because };
    }

    /**
     * Cars nobody has taken up; then those that somebody may have taken up and never wrote down, whose look-ups may still
     * be on their way; then, until all are through, those that met with a trouble.
     */
    async *cars(): AsyncGenerator<readonly RunCar[]> {
      for (const [from, upTo] of [[this.#before, 2 ** 31 - 1] as const, [0, this.#before] as const]) {
        for (let after = from; ;) {
          const page = await this.#page(after, upTo);
          const isLast = page.length < PAGE;
          const last = page.at(-1);
          while (page.length > 0) {
            const cars = page.splice(0, CARS_PER_BATCH);
            await this.#wait();
            if (!this.isRunning()) return;
            this.#reached = Math.max(this.#reached, ...cars.map(({ number }) => number + REPORTED_AHEAD));
            yield cars;
          }
          if (isLast || !last) break;
          after = last.number;
        }
      }
      // Troubles come in while others are under way; when none is left for a while, all are through.
      for (let idle = 0; this.isRunning() && idle < 2;) {
        const car = this.#again.shift();
        if (car) {
          await this.#wait();
          if (this.isRunning()) yield [car];
          else return;
        } else if (this.#underWay === 0) idle++;
        else await sleep(20);
      }
      this.#isComplete = this.isRunning() && this.#again.length === 0;
    }

    async #page(after: number, upTo: number): Promise<RunCar[]> {
      while (this.isRunning()) {
        try {
          return await services.stockRuns.next(this.#runId, { after, upTo, limit: PAGE });
        } catch (error) {
          report(error);
          this.#strike(DATABASE_UNREACHABLE);
          await this.#wait();
        }
      }
      return [];
    }

    #underWay = 0;

    async value(car: RunCar, session: Session, fresh: boolean, caller: Provider): Promise<void> {
      this.#underWay++;
      try {
        const key = carKey(this.#runId, car.number);
        this.#results.push(
          await valueStockCar(car, fresh, session, key, { ...withoutStatus, caller, turnMs: TURN_MS }),
        );
        this.#strikes = 0;
      } catch (error) {
        const fault = error instanceof Fault ? error : null;
        if (fault === null) report(error);
        const because = {
          reason: fault?.message ?? 'Something went wrong on our side.',
          next: fault?.fix ?? 'Resume the run.',
        };
        if (fault && runEffectOf(fault) === 'stop') this.#because ??= because;
        else {
          this.#again.push(car);
          this.#strike(because);
        }
      } finally {
        this.#underWay--;
      }
    }

    /** A trouble that may pass: the whole run waits, longer each time, and stops when nothing gets better. */
    #strike(because: Because): void {
      if (Date.now() < this.#resumeAt) return;
      const waitMs = RETRY_WAITS_MS[this.#strikes++];
      if (waitMs === undefined) this.#because ??= because;
      else this.#resumeAt = Date.now() + waitMs;
    }

    async #wait(): Promise<void> {
      while (Date.now() < this.#resumeAt && this.isRunning()) await sleep(100);
    }

    /** Writes down what has come, again and again until the desk is closed and all of it is written. */
    async keepReporting(): Promise<void> {
      for (let left = LAST_REPORTS; left > 0;) {
        const isLast = !this.#open;
        if ((await this.#report()) && isLast) return;
        if (isLast) left--;
        for (let waited = 0; waited < REPORT_EVERY_MS && (this.#open || isLast); waited += 50) await sleep(50);
      }
    }

    /** Writes down what has come, and hears whether somebody wants it otherwise. False where it could not be written. */
    async #report(): Promise<boolean> {
      const results = this.#results.splice(0);
      try {
        const now = await services.stockRuns.report(this.#runId, worker, leaseMs, { reached: this.#reached, results });
        if (now?.state !== 'running' || !now.ours) this.#stillOurs = false;
        else if (!mayValue(now.role)) this.#because ??= STARTER_LEFT;
        return true;
      } catch (error) {
        // What is not written now is written later, or found again under its key: nothing is paid twice.
        this.#results.unshift(...results);
        report(error);
        this.#strike(DATABASE_UNREACHABLE);
        return false;
      }
    }
  }

  return { work, stop: () => limiter.close() };
}

const STARTER_LEFT: Because = {
  reason: 'Whoever started it may no longer value vehicles here.',
  next: 'Cancel it, and start the list again yourself.',
};

const DATABASE_UNREACHABLE: Because = {
  reason: 'The database cannot be reached.',
  next: 'Resume the run when it is back.',
};

const mayValue = (role: Role | null): role is Role => role !== null && may(role, 'valuations.create');

/** At work for whoever started the run, with the role they have now. */
function sessionOf(run: ClaimedRun): Session | null {
  const { personId, personName, email, role, organisationId, organisationName } = run;
  if (personName === null || !mayValue(role)) return null;
  return { sessionId: '', personId, personName, email: email ?? '', organisationId, organisationName, role };
}
