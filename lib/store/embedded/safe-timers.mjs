// A timer holds at most 2^31 − 1 milliseconds, 24.8 days; Node arms a longer one for a single millisecond. Code that
// computes its wait from a date, and rearms a timer that fires too early, then loops a thousand times a second after
// the clock has jumped, as PostgreSQL's timeouts in the embedded database do.

/** The longest wait of one timer. */
export const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * From now on no timer in this process is armed for longer than it can hold, whichever library arms it: it fires early,
 * after 24.8 days, and code that computed its wait from a date finds that the time has not come.
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
