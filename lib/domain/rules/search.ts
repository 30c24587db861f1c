/** A search that may take long. After each step it can be left alone for a while, or for good. */
export type Search<T> = Generator<undefined, T>;

/** Its result, however long that takes. */
export function atOnce<T>(search: Search<T>): T {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** Goes on with it for so many milliseconds, and as long as one step takes; true once it has ended. */
export function goOn<T>(search: Search<T>, forMs: number, ended: (result: T) => void): boolean {
  const until = performance.now() + forMs;
  do {
    const { done, value } = search.next();
    if (!done) continue;
    ended(value);
    return true;
  } while (performance.now() < until);
  return false;
}
