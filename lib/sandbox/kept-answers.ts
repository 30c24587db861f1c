/** Answers that the documents say are cached: asked again within the minutes, a question has the answer it had. */
import type { Call } from '@/lib/sandbox/answers';
import type { Journal } from '@/lib/sandbox/journal';

const MOST = 500;

interface Kept {
  readonly until: number;
  readonly answer: unknown;
}

/** One cache per sandbox, whose journal is its own. */
const caches = new WeakMap<Journal, Map<string, Kept>>();

const milliseconds = (wallClock: string): number => Date.parse(`${wallClock}Z`);

/** `answer`, kept for some minutes under its parameters. Refusals are not kept. */
export function keptFor<P, A, C extends Call>(
  minutes: number,
  operation: string,
  answer: (params: P, call: C) => A,
): (params: P, call: C) => A {
  return (params, call) => {
    const cache = caches.get(call.journal) ?? new Map<string, Kept>();
    caches.set(call.journal, cache);
    const key = `${operation} ${JSON.stringify(params)}`;
    const now = milliseconds(call.now);
    const kept = cache.get(key);
    // The key names operation and parameters: what stands under it was made by this very function.
    if (kept && now < kept.until && now >= kept.until - minutes * 60_000) return kept.answer as A;
    const fresh = answer(params, call);
    cache.delete(key);
    const oldest = cache.size >= MOST ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(key, { until: now + minutes * 60_000, answer: fresh });
    return fresh;
  };
}
