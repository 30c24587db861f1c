/** The one way to work on several items, a few at the same time. */
import { setTimeout } from 'node:timers/promises';

interface ConcurrencyOptions {
  /** Items under way at the same time: fewer than the provider's bulkhead has slots, as people come first. */
  readonly concurrency: number;
  /** When it aborts, no more is begun. */
  readonly signal?: AbortSignal;
  /** The pause after each item, by how long its work took. */
  readonly pauseMs?: (workedMs: number) => number;
}

/**
 * Work on several items, a few at the same time; the next one begins as soon as one ends.
 * @returns results in the order of the items; after an abort, those of the items begun, which are the first ones
 * @throws the first error, once everything under way has ended; no more is begun after it
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { concurrency, signal, pauseMs }: ConcurrencyOptions,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const entries = items.entries();
  const workOff = async () => {
    // All workers take from the same iterator.
    for (const [index, item] of entries) {
      if (failures.length > 0 || signal?.aborted) return;
      const begunAt = performance.now();
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
        return;
      }
      if (pauseMs) await setTimeout(pauseMs(performance.now() - begunAt));
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, workOff));
  if (failures.length > 0) throw failures[0];
  return results;
}
