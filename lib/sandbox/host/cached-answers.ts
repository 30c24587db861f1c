/** Answers that the documents call cached: the same query within the minutes has the same answer. */
import type { ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import type { Journal } from '@/lib/sandbox/accounts/usage-journal';

const CACHED_ANSWERS_MAX = 500;

interface CachedAnswer {
  readonly until: number;
  readonly answer: unknown;
}

/** One cache per sandbox, whose journal is separate too. */
const caches = new WeakMap<Journal, Map<string, CachedAnswer>>();

const milliseconds = (wallClock: string): number => Date.parse(`${wallClock}Z`);

/** Caches `answer` for some minutes by its parameters. Refusals are not cached. */
export function cachedFor<P, A, C extends ServiceCall>(
  minutes: number,
  operation: string,
  answer: (params: P, call: C) => A,
): (params: P, call: C) => A {
  return (params, call) => {
    const cache = caches.get(call.journal) ?? new Map<string, CachedAnswer>();
    caches.set(call.journal, cache);
    const key = `${operation} ${JSON.stringify(params)}`;
    const now = milliseconds(call.now);
    const cached = cache.get(key);
    // The key names operation and parameters: the cached value was made by this same function.
    if (cached && now < cached.until && now >= cached.until - minutes * 60_000) return cached.answer as A;
    const fresh = answer(params, call);
    cache.delete(key);
    const oldest = cache.size >= CACHED_ANSWERS_MAX ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(key, { until: now + minutes * 60_000, answer: fresh });
    return fresh;
  };
}
