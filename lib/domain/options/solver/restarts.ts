/**
 * The sequence 1 1 2 1 1 2 4 …: restart intervals within a constant logarithmic factor of the best for any search.
 * M. Luby, A. Sinclair, D. Zuckerman, "Optimal Speedup of Las Vegas Algorithms", Information Processing Letters 47
 * (1993). The loop is MiniSat's.
 */
function luby(index: number): number {
  let [size, power] = [1, 0];
  while (size < index + 1) {
    power += 1;
    size = 2 * size + 1;
  }
  let rest = index;
  while (size - 1 !== rest) {
    size = (size - 1) >> 1;
    power -= 1;
    rest %= size;
  }
  return 2 ** power;
}

/** Conflicts before the first restart; later intervals follow the sequence. */
const RESTART_AFTER = 32;

/** When one search begins anew from its assumptions. */
export class Restarts {
  #left = RESTART_AFTER;
  #count = 0;

  countConflict(): void {
    this.#left -= 1;
  }

  /** Whether it is time; if so, the next interval begins. */
  isDue(): boolean {
    if (this.#left > 0) return false;
    this.#count += 1;
    this.#left = RESTART_AFTER * luby(this.#count);
    return true;
  }
}
