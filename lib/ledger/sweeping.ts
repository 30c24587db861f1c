import type { Ledger, Swept } from './look-up';

/**
 * Sweeps every `everyMs` until stopped. Several instances may do it side by side; they skip each
 * other's rows. A sweep that fails is tried again at the next turn.
 */
export function startSweeping(
  ledger: Pick<Ledger, 'sweep'>,
  everyMs: number,
  told: (outcome: Swept | Error) => void = () => undefined,
): { stop(): void } {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    ledger
      .sweep()
      .then(told, (error: unknown) => told(error instanceof Error ? error : new Error(String(error))))
      .finally(() => (running = false));
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
