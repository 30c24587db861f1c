/** A fixed number of slots and a short queue, so that one slow service cannot tie up the whole product. */
export class Bulkhead {
  #free: number;
  readonly #longest: number;
  readonly #waiting: (() => void)[] = [];

  constructor(slots: number, queued: number) {
    this.#free = slots;
    this.#longest = queued;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Waits for a slot.
   * @param until ends the wait if it settles first; its error is thrown
   * @returns a function that releases the slot, or undefined if the queue is full too
   */
  async acquire(until: <T>(wait: Promise<T>) => Promise<T>): Promise<(() => void) | undefined> {
    if (this.#free > 0) {
      this.#free--;
      return this.#releaseOnce();
    }
    if (this.#waiting.length >= this.#longest) return undefined;
    let admit = (): void => {};
    const wait = new Promise<void>((resolve) => (admit = resolve));
    this.#waiting.push(admit);
    try {
      await until(wait);
    } catch (error) {
      const at = this.#waiting.indexOf(admit);
      if (at >= 0) this.#waiting.splice(at, 1);
      // The slot was granted at the same moment: pass it on.
      else this.#pass();
      throw error;
    }
    return this.#releaseOnce();
  }

  #releaseOnce(): () => void {
    let isHeld = true;
    return () => {
      if (isHeld) this.#pass();
      isHeld = false;
    };
  }

  #pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}
