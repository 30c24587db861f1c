import { repeat } from '@/lib/features/repeat';
import type { Queue } from '@/lib/store/job-queue';
import { recordCancelled, type RecordCancelledServices } from './record-cancelled';
import type { StockWorkServices } from './run-progress';
import type { StockWork } from './run-worker';

const RUNS_AT_A_TIME = 3;
const RECORD_EVERY_MS = 2_000;

/**
 * Works on runs of stock lists as the queue names them. The queue names a run every few seconds until it no longer
 * needs a worker, so a run whose worker has died is taken over, here or elsewhere, as soon as its lease ends. What a
 * cancelled run has paid for is recorded every two seconds.
 * @returns a function that stops cleanly: it resolves once the answers to everything sent to the provider are saved
 */
export async function listenForStock(
  queue: Queue,
  services: Pick<StockWorkServices, 'stockRuns'> & RecordCancelledServices,
  { work, stop }: StockWork,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const { stockRuns } = services;
  const working = new Map<string, Promise<void>>();
  const take = (runId: string) => {
    const done = work(runId)
      .catch(report)
      .finally(() => working.delete(runId));
    working.set(runId, done);
  };
  await queue.listen(async (runId) => {
    if (!(await stockRuns.isRunning(runId))) return true;
    if (working.size < RUNS_AT_A_TIME && !working.has(runId)) take(runId);
    return false;
  });
  // Runs whose job was never written, because the process that started them died just then.
  for (const runId of await stockRuns.running()) await queue.call(runId);
  const stopRecording = repeat(RECORD_EVERY_MS, () => recordCancelled(services), report);
  return async () => {
    stop();
    await stopRecording();
    await Promise.all(working.values());
    await queue.close();
  };
}
