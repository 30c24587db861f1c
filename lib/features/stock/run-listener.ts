import type { Queue } from '@/lib/store/job-queue';
import type { StockWork, StockWorkServices } from './run-worker';

const REQUEUE_EVERY_MS = 3_000;
const RUNS_AT_ONCE = 3;

/**
 * Listens for runs that want work, and looks for those whose worker has died.
 * @returns how to end, in good order: done when all that the provider was asked is written down
 */
export async function listenForStock(
  queue: Queue,
  { stockRuns }: Pick<StockWorkServices, 'stockRuns'>,
  { work, stop }: StockWork,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const working = new Set<Promise<void>>();
  await queue.listen(RUNS_AT_ONCE, async (runId) => {
    const one = work(runId).catch(report);
    working.add(one);
    await one;
    working.delete(one);
  });
  const requeueWaiting = async () => {
    for (const runId of await stockRuns.waiting()) await queue.call(runId);
  };
  const timer = setInterval(() => void requeueWaiting().catch(report), REQUEUE_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    stop();
    await Promise.all(working);
    await queue.close();
  };
}
