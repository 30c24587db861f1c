/** What a person can do with a run of a stock list: start, watch, pause, resume or cancel it, and read its results. */
import { randomUUID } from 'node:crypto';
import { maySession, type Session } from '@/lib/access';
import type { EndpointCall } from '@/lib/api/serve/serve';
import type { changeStockRun, readStockResults, readStockRun, startStockRun } from '@/lib/api/endpoints/stock';
import { nameInText } from '@/lib/domain/accounts/person-name';
import { becauseSchema } from '@/lib/domain/provenance';
import {
  mayResumeRun,
  resumeStep,
  runStopSchema,
  stopWords,
  type RunReader,
  type RunStarter,
} from '@/lib/domain/stock/run-stop';
import {
  stockOutcomeSchema,
  stockRunStateSchema,
  type StockResult,
  type StockRun,
} from '@/lib/domain/stock/stock-list';
import { britishDay, monthOf } from '@/lib/domain/time/calendar';
import { Fault } from '@/lib/fault';
import { stockListNotFound } from '@/lib/features/not-found';
import { storedStockList } from '@/lib/features/stored';
import { priceRaised } from '@/lib/lookups/faults';
import type { Queue } from '@/lib/store/job-queue';
import type { StockStore } from '@/lib/store/stock/stock-lists';
import type { StoredResult } from '@/lib/store/stock/stock-results';
import type { StockRunStore, StoredStockRun } from '@/lib/store/stock/stock-runs';
import { mayValue } from './run-stops';
import { creditsOf, pricesOf, type StockPriceServices } from './stock-prices';

export interface StockRunServices {
  readonly stock: StockStore;
  readonly stockRuns: StockRunStore;
  /** Notifies the worker that a run needs work. */
  readonly stockQueue: Pick<Queue, 'call'>;
  readonly now: () => Date;
}

/** Another change of the list may come between its price and its start: then it is priced again, so often. */
const START_TRIES = 5;

export async function runStartStockRun(
  { input, session, ids }: EndpointCall<typeof startStockRun>,
  services: StockRunServices & StockPriceServices,
) {
  const { organisationId, personId } = session;
  const { fresh, mostCredits } = input;
  const { idempotencyKey } = ids;
  const key = { organisationId, idempotencyKey, listId: input.id };
  /** The run of this submission, which may be its second delivery. */
  const startedRun = async () => {
    const run = await services.stockRuns.startedBy(key);
    if (run) await services.stockQueue.call(run.id);
    return run && runOf(run, session, services.now());
  };
  for (let left = START_TRIES; left > 0; left--) {
    const list = await storedStockList(services, session, input.id);
    const earlier = await startedRun();
    if (earlier) return earlier;
    const runs = await services.stockRuns.ofList(list.id);
    if (runs.some(({ endedAt }) => endedAt === null)) throw alreadyRunning();
    if (mostCredits !== undefined) {
      const prices = await pricesOf(await services.stock.cars(list.id), organisationId, services);
      const credits = creditsOf(prices, fresh);
      if (credits > mostCredits) throw priceRaised(credits, mostCredits);
    }
    const starter = { startedBy: personId, startedByKey: session.apiKeyId };
    const run = { ...key, ...starter, id: randomUUID(), fresh, version: list.version };
    const started = (await services.stockRuns.start(run)) ? await startedRun() : null;
    if (started) return started;
  }
  throw alreadyRunning();
}

const alreadyRunning = (): Fault =>
  new Fault('conflict', {
    message: 'This list is already being valued.',
    fix: 'Wait for it to end, or cancel it.',
  });

const CHANGES = {
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused', 'stopped'], to: 'running' },
  cancel: { from: ['running', 'paused', 'stopped'], to: 'cancelled' },
} as const;

/** Clicked in two tabs, it takes effect once: an existing run is left as it is. */
export async function runChangeStockRun(
  { input, session }: EndpointCall<typeof changeStockRun>,
  services: StockRunServices,
) {
  const before = await storedRun(services, session, input);
  const [reader, starter] = [readerOf(before, session), starterOf(before)];
  if (input.to === 'resume' && !starter.mayValue) {
    throw new Fault('conflict', {
      message: `${starter.name} started the run and can no longer value vehicles.`,
      fix: resumeStep(reader, starter),
    });
  }
  if (input.to === 'resume' && !mayResumeRun(reader, starter)) {
    throw new Fault('forbidden', {
      message: `The run uses the budget of ${starter.name}, who started it.`,
      fix: resumeStep(reader, starter),
    });
  }
  const { from, to } = CHANGES[input.to];
  const changed = await services.stockRuns.change(before.id, { from, to, byKey: session.apiKeyId ?? null });
  if (!changed && before.state !== to) {
    // Deleted in the meantime, it is not found.
    await storedStockList(services, session, input.id);
    throw new Fault('conflict', {
      message: before.endedAt === null ? 'The run has changed in the meantime.' : 'The run is over.',
      fix: 'Reload to see its progress.',
    });
  }
  if (changed && to === 'running') await services.stockQueue.call(before.id);
  return runOf(await storedRun(services, session, input), session, services.now());
}

export async function runReadStockRun(
  { input, session }: EndpointCall<typeof readStockRun>,
  services: StockRunServices,
) {
  return runOf(await storedRun(services, session, input), session, services.now());
}

export async function runReadStockResults(
  { input, session }: EndpointCall<typeof readStockResults>,
  services: StockRunServices,
) {
  const { id } = await storedRun(services, session, input);
  return { items: (await services.stockRuns.results(id, input)).map(resultOf) };
}

/** @throws Fault not_found, also for another organisation's */
export async function storedRun(
  services: Pick<StockRunServices, 'stock' | 'stockRuns'>,
  session: Pick<Session, 'organisationId'>,
  runKey: { id: string; run: string },
): Promise<StoredStockRun> {
  const list = await storedStockList(services, session, runKey.id);
  const run = await services.stockRuns.one(list.id, runKey.run);
  if (!run) throw stockListNotFound();
  return run;
}

const readerOf = ({ startedBy }: StoredStockRun, session: Session): RunReader => ({
  isStarter: startedBy === session.personId,
  mayValue: mayValue(session.role),
  mayDecide: maySession(session, 'approvals.decide'),
  maySetLimits: maySession(session, 'limits.manage'),
});

const starterOf = ({ startedByName, starterRole }: StoredStockRun): RunStarter => ({
  name: nameInText(startedByName),
  mayValue: mayValue(starterRole),
});

/** @param now decides whether the limit that stopped it counts again */
export function runOf(run: StoredStockRun, session: Session, now: Date): StockRun {
  const [reader, starter] = [readerOf(run, session), starterOf(run)];
  return {
    id: run.id,
    state: stockRunStateSchema.parse(run.state),
    fresh: run.fresh,
    startedAt: run.startedAt.toISOString(),
    startedBy: { id: run.startedBy, name: nameInText(run.startedByName) },
    resumeWords: mayResumeRun(reader, starter) ? null : resumeStep(reader, starter),
    endedAt: run.endedAt?.toISOString() ?? null,
    isSettled: run.isSettled,
    answering: run.answering,
    because:
      run.because === null
        ? null
        : stopWords(runStopSchema.parse(run.because), reader, starter, monthOf(britishDay(now))),
    cars: run.cars,
    valued: run.valued,
    withoutValue: run.withoutValue,
    failed: run.failed,
    charged: run.charged,
    cached: run.served,
    unknown: run.unknown,
  };
}

export function resultOf({ number, because, outcome, ...result }: StoredResult): StockResult {
  return {
    ...result,
    row: number,
    outcome: stockOutcomeSchema.parse(outcome),
    because: because === null ? null : becauseSchema.parse(because),
  };
}
