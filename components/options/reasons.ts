import type { Configuration, Reason } from '@/lib/domain/rules/configuration';
import type { Work } from './work';

/** No press waits longer than this, and the one reason that is being looked for. */
const SLICE_MS = 5;

/**
 * Why each option of the present build cannot be had. Looked for a little at a time while nothing is pressed, what has
 * no reason yet first. A reason holds as long as all its wishes do; until the same build's own is found, it may stay.
 */
export class Reasons {
  readonly #later: (run: () => void) => void;
  readonly #tell: (options: readonly number[]) => void;
  readonly #known = new Map<number, { readonly reason: Reason; readonly of: Configuration }>();
  #now: Configuration | null = null;
  #wanted: number[] = [];
  #isAtWork = false;

  /** `tell` says whose reason has been found. */
  constructor(later: (run: () => void) => void, tell: (options: readonly number[]) => void) {
    this.#later = later;
    this.#tell = tell;
  }

  of(option: number): Reason | null {
    return this.#known.get(option)?.reason ?? null;
  }

  /** Turns to another build: reasons that no longer hold are forgotten at once, and their options returned. */
  follow({ now, build }: Work): readonly number[] {
    if (this.#now === now) return [];
    this.#now = now;
    const wished = new Set(build.wishes);
    const unexplained: number[] = [];
    const elsewhere: number[] = [];
    const forgotten: number[] = [];
    for (const { code, status } of now.states) {
      const isShut = status === 'blocked' || status === 'dead';
      const known = this.#known.get(code);
      if (known && !(isShut && known.reason.wishes.every((wish) => wished.has(wish)))) {
        this.#known.delete(code);
        forgotten.push(code);
      }
      if (!isShut) continue;
      if (!this.#known.has(code)) unexplained.push(code);
      // What can never be had cannot be had for the same reason in every build.
      else if (status === 'blocked' && known?.of !== now) elsewhere.push(code);
    }
    this.#wanted = [...unexplained, ...elsewhere].reverse();
    this.#goOn();
    return forgotten;
  }

  stop(): void {
    this.#now = null;
    this.#wanted = [];
  }

  #goOn(): void {
    if (this.#isAtWork || this.#wanted.length === 0) return;
    this.#isAtWork = true;
    this.#later(() => {
      this.#isAtWork = false;
      this.#look();
      this.#goOn();
    });
  }

  #look(): void {
    const now = this.#now;
    const until = performance.now() + SLICE_MS;
    const found: number[] = [];
    do {
      const option = this.#wanted.pop();
      const reason = option === undefined ? null : now?.reasonFor(option);
      if (!now || option === undefined || !reason) continue;
      this.#known.set(option, { reason, of: now });
      found.push(option);
    } while (this.#wanted.length > 0 && performance.now() < until);
    this.#tell(found);
  }
}
