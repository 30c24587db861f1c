/**
 * Works through a run of a stock list, several cars at a time, each by the same path as a single valuation and under
 * its own key, so that a car started twice, after a crash or by two processes, is paid for once.
 */
import { randomUUID } from 'node:crypto';
import type { Session } from '@/lib/access';
import type { ClaimedRun } from '@/lib/store/stock/stock-run-leases';
import { ChecksLeft } from './checks-left';
import { RunLimiter } from './run-limiter';
import { RunProgress, type RunContext, type StockWorkServices } from './run-progress';
import { mayValue, STARTER_LEFT, starterStop } from './run-stops';

export interface StockWork {
  /** Works on one run until it is over, paused, or cannot continue. */
  readonly work: (runId: string) => Promise<void>;
  /** Starts no more cars: work ends once the cars under way are saved, and the rest is left to the next worker. */
  readonly stop: () => void;
}

interface StockWorkOptions {
  /** Calls of one operation under way in this process, over all runs. */
  readonly maxConcurrent?: number;
  /** How long a run stays with a process that has stopped reporting. */
  readonly leaseMs?: number;
}

/** @param report called with what went wrong outside the cars themselves, such as the database being unavailable */
export function createStockWork(
  services: StockWorkServices,
  report: (error: unknown) => void,
  { maxConcurrent = 16, leaseMs = 15_000 }: StockWorkOptions = {},
): StockWork {
  const limiter = new RunLimiter(maxConcurrent);
  const checksLeft = new ChecksLeft(services);
  const worker = randomUUID();
  // The provider's own count is refreshed every few seconds and at the end of a run, not at each car.
  const { providerStatus, ...others } = services;
  const perCar = { ...others, checksLeft };
  const { stockRuns } = services;

  return {
    async work(runId) {
      const claimed = limiter.isClosed ? null : await stockRuns.claim(runId, worker, leaseMs);
      if (claimed === null) return;
      const session = sessionOf(claimed);
      const because = session === null ? STARTER_LEFT : starterStop(claimed);
      if (session === null || because !== null) return stockRuns.release(runId, worker, { state: 'stopped', because });
      await checksLeft.refresh();
      const progress = await workOn(claimed, session, { runId, worker, leaseMs, limiter, services: perCar, report });
      providerStatus?.counted();
      await stockRuns.release(runId, worker, progress.outcome() ?? undefined);
    },
    stop: () => limiter.close(),
  };
}

async function workOn({ reached, fresh }: ClaimedRun, session: Session, run: RunContext): Promise<RunProgress> {
  const progress = new RunProgress(run, reached);
  const reporting = progress.keepReporting();
  const inFlight = new Set<Promise<void>>();
  for await (const cars of progress.cars(session)) {
    const carSlots = await run.limiter.next(run.services.caller, cars.length);
    // Not started if the run has ended meanwhile: the next worker finds these cars without a result.
    if (!progress.isRunning()) {
      for (const { end } of carSlots) end();
      break;
    }
    for (const [index, { caller, end }] of carSlots.entries()) {
      const car = cars[index];
      if (!car) continue;
      const valuing: Promise<void> = progress.value(car, session, fresh, caller).finally(() => {
        end();
        inFlight.delete(valuing);
      });
      inFlight.add(valuing);
    }
  }
  await Promise.all(inFlight);
  progress.close();
  await reporting;
  return progress;
}

/** A session of the user who started the run, with their present role. */
function sessionOf(run: ClaimedRun): Session | null {
  const { personId, personName, email, role, organisationId, organisationName, apiKeyId } = run;
  if (personName === null || !mayValue(role)) return null;
  return {
    sessionId: '',
    personId,
    personName,
    email: email ?? '',
    organisationId,
    organisationName,
    role,
    ...(apiKeyId !== null && { apiKeyId }),
  };
}
