import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 5_000;

export interface RetryLimits {
  /** How long the requester waits. */
  readonly waitMs: number;
  /** How long it is retried after that, when no one is waiting. */
  readonly retryForMs: number;
}

/**
 * Retries a write that must not be lost until it succeeds. Rejects with the last failure after `waitMs`, but keeps
 * trying: a paid answer is worth more than one attempt.
 */
export function retryWrite<T>(write: () => Promise<T>, { waitMs, retryForMs }: RetryLimits): Promise<T> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const retry = async (): Promise<void> => {
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
        try {
          return resolve(await write());
        } catch (error) {
          const elapsed = performance.now() - started;
          if (elapsed > waitMs) reject(error);
          if (elapsed > waitMs + retryForMs) return;
          await sleep(pauseMs, undefined, { ref: elapsed <= waitMs });
        }
      }
    };
    void retry();
  });
}
