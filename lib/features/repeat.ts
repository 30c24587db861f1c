/**
 * Recurring work of this process. The next run begins when the last has ended and the pause is over, so that runs never
 * overlap, however slow the database is. A failure is reported, and the work goes on.
 * @returns a function that ends it, and resolves once the run under way has ended
 */
export function repeat(
  pauseMs: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(run, pauseMs).unref();
  };
  const run = () => {
    running = work()
      .catch(report)
      .finally(() => isStopped || wait());
  };
  wait();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
