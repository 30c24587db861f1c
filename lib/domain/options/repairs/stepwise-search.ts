/** A search that may take long. After each step it can be left alone for a while, or for good. */
export type StepwiseSearch<T> = Generator<undefined, T>;

/** Its result, however long that takes. */
export function runToEnd<T>(search: StepwiseSearch<T>): T {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** Goes on with it for so many milliseconds, and as long as one step takes; true once it has ended. */
export function runFor<T>(search: StepwiseSearch<T>, forMs: number, onEnd: (result: T) => void): boolean {
  const until = performance.now() + forMs;
  do {
    const { done, value } = search.next();
    if (!done) continue;
    onEnd(value);
    return true;
  } while (performance.now() < until);
  return false;
}
