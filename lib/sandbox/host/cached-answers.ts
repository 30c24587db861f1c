/** Answers that the documents say are cached: asked again within the minutes, a question has the answer it had. */
import type { ServiceCall } from '@/lib/sandbox/host/operation-handlers';
import type { Journal } from '@/lib/sandbox/accounts/usage-journal';

const MAX_CACHED_ANSWERS = 500;

interface CachedAnswer {
  readonly until: number;
  readonly answer: unknown;
}

/** One cache per sandbox, whose journal is its own. */
const caches = new WeakMap<Journal, Map<string, CachedAnswer>>();

const milliseconds = (wallClock: string): number => Date.parse(`${wallClock}Z`);

/** `answer`, kept for some minutes under its parameters. Refusals are not kept. */
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
    // The key names operation and parameters: what stands under it was made by this very function.
    if (cached && now < cached.until && now >= cached.until - minutes * 60_000) return cached.answer as A;
    const fresh = answer(params, call);
    cache.delete(key);
    const oldest = cache.size >= MAX_CACHED_ANSWERS ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(key, { until: now + minutes * 60_000, answer: fresh });
    return fresh;
  };
}
