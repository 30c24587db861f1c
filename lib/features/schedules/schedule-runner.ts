/**
 * Runs recurring work, once over all instances. The queue holds one waiting job for each due moment, which names the
 * schedule; the schedule's row says whether it is due and which process is running it. So a run that was missed, or
 * whose process died, is made up by the process that gets the job next.
 */
import { randomUUID } from 'node:crypto';
import { firstRun, nextRun, type Schedule } from '@/lib/domain/schedules/schedule';
import { Fault } from '@/lib/fault';
import type { Queue } from '@/lib/store/job-queue';
import type { ScheduleStore } from '@/lib/store/schedules/schedules';

interface ScheduleRunnerOptions<Services> {
  readonly schedules: readonly Schedule<Services>[];
  readonly services: Services;
  readonly store: ScheduleStore;
  readonly queue: Pick<Queue, 'call' | 'listen' | 'close'>;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
  /** How long a run stays with a process that has stopped reporting. */
  readonly leaseMs?: number;
}

export interface ScheduleRunner {
  /** The declared schedules, in order. */
  readonly declared: readonly Omit<Schedule<never>, 'run'>[];
  /** Adds new schedules, and takes work as it becomes due. */
  start(): Promise<void>;
  /** Makes it due now. False if there is no such schedule. */
  request(name: string): Promise<boolean>;
  /** Runs it here if it is due, and waits for it. False: it is not due, or another process is running it. */
  runIfDue(name: string): Promise<boolean>;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

const FAILED_AGAIN_MINUTES = 5;

export function createScheduleRunner<Services>(options: ScheduleRunnerOptions<Services>): ScheduleRunner {
  const { schedules, store, queue, now, report } = options;
  const byName = new Map(schedules.map((schedule) => [schedule.name, schedule]));
  const running = new Map<string, Promise<boolean>>();
  const stopping = new AbortController();
  const claimAndRun = runsOf(options, stopping.signal);

  /** One job for each due moment, so that a job waiting for later does not block one for now. */
  const callAt = (name: string, at: Date) => queue.call(`${name} ${at.toISOString()}`, at);

  function runIfDue(name: string): Promise<boolean> {
    const schedule = byName.get(name);
    if (!schedule) return Promise.resolve(false);
    const already = running.get(name);
    if (already) return already;
    const run = claimAndRun(schedule)
      .then(async (hasRun) => {
        if (hasRun) for (const next of schedule.thenDue ?? []) await request(next);
        return hasRun;
      })
      .finally(() => running.delete(name));
    running.set(name, run);
    return run;
  }

  async function request(name: string): Promise<boolean> {
    if (!byName.has(name)) return false;
    const at = now();
    await store.request(name, at);
    await callAt(name, at);
    return true;
  }

  /** The queue's check: true when the job has nothing more to do. */
  async function look(key: string): Promise<boolean> {
    const [name = ''] = key.split(' ');
    const stored = byName.has(name) ? await store.read(name) : null;
    if (stored === null) return true;
    if (running.has(name) || stored.isRunning) return false;
    if (stored.isAbandoned || stored.nextAt <= now()) {
      void runIfDue(name).catch(report);
      return false;
    }
    await callAt(name, stored.nextAt);
    return true;
  }

  return {
    declared: schedules,
    async start() {
      await queue.listen(look);
      for (const { name, every } of schedules) {
        const at = now();
        await callAt(name, await store.declare(name, firstRun(every, at), nextRun(every, at)));
      }
    },
    request,
    runIfDue,
    async stop() {
      stopping.abort();
      await Promise.allSettled(running.values());
      await queue.close();
    },
  };
}

/** Claims a schedule and runs it; false if it is not due, or another process is running it. */
function runsOf<Services>(
  { services, store, now, report, leaseMs = 15_000 }: ScheduleRunnerOptions<Services>,
  signal: AbortSignal,
): (schedule: Schedule<Services>) => Promise<boolean> {
  const worker = randomUUID();

  async function runClaimed({ name, run }: Schedule<Services>): Promise<void> {
    const renewing = setInterval(() => void store.renew({ name, worker, leaseMs }).catch(report), leaseMs / 3);
    renewing.unref();
    try {
      const result = await run(services, signal);
      await store.end({ name, worker, now: now(), result, hasFailed: false, againBy: null });
    } catch (error) {
      report(error);
      const againBy = nextRun({ minutes: FAILED_AGAIN_MINUTES }, now());
      await store.end({ name, worker, now: now(), result: failureWords(error), hasFailed: true, againBy });
    } finally {
      clearInterval(renewing);
    }
  }

  return async (schedule) => {
    const { name, every } = schedule;
    if (signal.aborted) return false;
    const at = now();
    if (!(await store.claim({ name, worker, now: at, nextAt: nextRun(every, at), leaseMs }))) return false;
    await runClaimed(schedule);
    return true;
  };
}

const failureWords = (error: unknown): string =>
  `The run failed and is tried again in ${FAILED_AGAIN_MINUTES} minutes. ${error instanceof Fault ? error.message : 'The server’s log has the reason.'}`;
