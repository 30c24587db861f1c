// A timer holds at most 2^31 − 1 milliseconds, 24.8 days; Node arms a longer one for a single millisecond. Code that computes
// its wait from a date, and arms the timer again when it fires too early, then goes round a thousand times a second once the
// clock has jumped: PostgreSQL's timeouts in the embedded database do.

/** The longest wait of one timer. */
export const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * From now on no timer of this process is armed for longer than it can hold, no matter by which library: it fires early,
 * after 24.8 days, and who computed its wait from a date finds that it is not yet time.
 */
export function capTimers() {
  for (const name of /** @type {const} */ (['setTimeout', 'setInterval'])) {
    const arm = globalThis[name];
    const capped = new Proxy(arm, {
      apply: (target, self, [callback, wait, ...values]) =>
        Reflect.apply(target, self, [callback, wait > LONGEST_WAIT_MS ? LONGEST_WAIT_MS : wait, ...values]),
    });
    Reflect.set(globalThis, name, capped);
  }
}
