import type { Queue } from '@/lib/store/queue';
import type { StockWork, StockWorkNeeds } from './stock-work';

const RESCUE_EVERY_MS = 3_000;
const RUNS_AT_ONCE = 3;

/** Listens for runs that want work, and looks for those whose worker has died. @returns how to end */
export async function listenForStock(
  queue: Queue,
  { stockRuns }: Pick<StockWorkNeeds, 'stockRuns'>,
  { work, stop }: StockWork,
  report: (error: unknown) => void,
): Promise<() => void> {
  await queue.listen(RUNS_AT_ONCE, (runId) => work(runId).catch(report));
  const rescue = async () => {
    for (const runId of await stockRuns.waiting()) await queue.call(runId);
  };
  const timer = setInterval(() => void rescue().catch(report), RESCUE_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    stop();
  };
}
