import type { OptionConfiguration, ConflictReason } from '@/lib/domain/options/configuration';
import type { BuildState } from './build-state';

/** No press waits longer than this, and the one reason that is being looked for. */
const SLICE_MS = 5;

/**
 * Why each option of the present build cannot be had. Looked for a little at a time while nothing is pressed, what has
 * no reason yet first. A reason holds as long as all its wishes do; until the same build's own is found, it may stay.
 */
export class ReasonCache {
  readonly #later: (run: () => void) => void;
  readonly #notify: (options: readonly number[]) => void;
  readonly #known = new Map<number, { readonly reason: ConflictReason; readonly configuration: OptionConfiguration }>();
  #now: OptionConfiguration | null = null;
  #wanted: number[] = [];
  #isScheduled = false;

  /** `tell` says whose reason has been found. */
  constructor(later: (run: () => void) => void, notify: (options: readonly number[]) => void) {
    this.#later = later;
    this.#notify = notify;
  }

  reasonFor(option: number): ConflictReason | null {
    return this.#known.get(option)?.reason ?? null;
  }

  /** Turns to another build: reasons that no longer hold are forgotten at once, and their options returned. */
  update({ now, build }: BuildState): readonly number[] {
    if (this.#now === now) return [];
    this.#now = now;
    const selected = new Set(build.selections);
    const unexplained: number[] = [];
    const elsewhere: number[] = [];
    const forgotten: number[] = [];
    for (const { code, status } of now.states) {
      const isBlocked = status === 'blocked' || status === 'dead';
      const known = this.#known.get(code);
      if (known && !(isBlocked && known.reason.selections.every((selection) => selected.has(selection)))) {
        this.#known.delete(code);
        forgotten.push(code);
      }
      if (!isBlocked) continue;
      if (!this.#known.has(code)) unexplained.push(code);
      // What can never be had cannot be had for the same reason in every build.
      else if (status === 'blocked' && known?.configuration !== now) elsewhere.push(code);
    }
    this.#wanted = [...unexplained, ...elsewhere].reverse();
    this.#schedule();
    return forgotten;
  }

  stop(): void {
    this.#now = null;
    this.#wanted = [];
  }

  #schedule(): void {
    if (this.#isScheduled || this.#wanted.length === 0) return;
    this.#isScheduled = true;
    this.#later(() => {
      this.#isScheduled = false;
      this.#findReasons();
      this.#schedule();
    });
  }

  #findReasons(): void {
    const now = this.#now;
    const until = performance.now() + SLICE_MS;
    const found: number[] = [];
    do {
      const option = this.#wanted.pop();
      const reason = option === undefined ? null : now?.reasonFor(option);
      if (!now || option === undefined || !reason) continue;
      this.#known.set(option, { reason, configuration: now });
      found.push(option);
    } while (this.#wanted.length > 0 && performance.now() < until);
    this.#notify(found);
  }
}
