/**
 * The assignment and what follows from it: two watched literals for long clauses, implications for short ones. This is
 * the innermost loop of the configurator, so it works on flat arrays whose indices hold by construction (the `!`s).
 */
import type { Clauses } from './clauses';

/** Why a literal is true: 0 nothing (assumed or decided), `ref + 1` a clause, `−(literal + 1)` that literal. */
export type LiteralReason = number;

export class Propagation {
  /** 1 true, −1 false, 0 open, by literal. */
  readonly values: Int8Array;
  readonly levelOf: Int32Array;
  readonly reasonOf: Int32Array;
  readonly trail: Int32Array;
  /** Where each level begins on the trail; level 0 holds what is true whatever is assumed. */
  readonly levelStart: Int32Array;
  level = 0;
  trailSize = 0;
  arena: Int32Array;
  /** The clause that failed, or −1 when `failedPair` did. */
  conflictRef = -1;
  readonly conflictPair: [number, number] = [0, 0];
  readonly clauses: Clauses;
  readonly #watches: number[][];
  #arenaSize: number;
  #propagationHead = 0;

  constructor(clauses: Clauses) {
    this.clauses = clauses;
    this.values = new Int8Array(clauses.variables * 2);
    this.levelOf = new Int32Array(clauses.variables);
    this.reasonOf = new Int32Array(clauses.variables);
    this.trail = new Int32Array(clauses.variables);
    this.levelStart = new Int32Array(clauses.variables + 3);
    this.arena = new Int32Array(clauses.arena.length + 4096);
    this.arena.set(clauses.arena);
    this.#arenaSize = clauses.arena.length;
    this.#watches = Array.from({ length: clauses.variables * 2 }, () => []);
    for (const ref of clauses.refs) this.#watch(ref);
  }

  get learnedSize(): number {
    return this.#arenaSize - this.clauses.arena.length;
  }

  newDecisionLevel(): void {
    this.level += 1;
    this.levelStart[this.level] = this.trailSize;
  }

  enqueue(literal: number, reason: LiteralReason): void {
    const variable = literal >> 1;
    this.values[literal] = 1;
    this.values[literal ^ 1] = -1;
    this.levelOf[variable] = this.level;
    this.reasonOf[variable] = reason;
    this.trail[this.trailSize] = literal;
    this.trailSize += 1;
  }

  cancelUntil(level: number): void {
    if (this.level <= level) return;
    const start = this.levelStart[level + 1]!;
    for (let at = start; at < this.trailSize; at += 1) {
      const literal = this.trail[at]!;
      this.values[literal] = 0;
      this.values[literal ^ 1] = 0;
    }
    this.trailSize = start;
    this.#propagationHead = start;
    this.level = level;
  }

  /** Adds a clause that follows from the others; its first two literals are watched. Answers where it lies. */
  learn(literals: readonly number[]): number {
    const ref = this.#arenaSize;
    if (ref + literals.length + 1 > this.arena.length) {
      const larger = new Int32Array(this.arena.length * 2 + literals.length);
      larger.set(this.arena);
      this.arena = larger;
    }
    this.arena[ref] = literals.length;
    this.arena.set(literals, ref + 1);
    this.#arenaSize += literals.length + 1;
    this.#watch(ref);
    return ref;
  }

  /** Forgets what was learned, but for these clauses. Only on level 0, where no reason is asked for. */
  reduceLearned(learnedClauses: readonly (readonly number[])[]): void {
    for (const list of this.#watches) list.length = 0;
    this.arena.set(this.clauses.arena);
    this.#arenaSize = this.clauses.arena.length;
    for (const ref of this.clauses.refs) this.#watch(ref);
    for (const literals of learnedClauses) this.learn(literals);
    // Watches may now lie on literals that are false already: everything is looked at once more.
    this.#propagationHead = 0;
  }

  #watch(ref: number): void {
    const [one, other] = [this.arena[ref + 1]!, this.arena[ref + 2]!];
    this.#watches[one]!.push(ref, other);
    this.#watches[other]!.push(ref, one);
  }

  /** Draws every consequence. False when a clause fails, which `failedRef` or `failedPair` then names. */
  propagate(): boolean {
    const { values, trail } = this;
    const { implied, impliedStart } = this.clauses;
    while (this.#propagationHead < this.trailSize) {
      const literal = trail[this.#propagationHead]!;
      this.#propagationHead += 1;
      const end = impliedStart[literal + 1]!;
      for (let at = impliedStart[literal]!; at < end; at += 1) {
        const then = implied[at]!;
        const value = values[then]!;
        if (value === 1) continue;
        if (value === -1) {
          this.conflictRef = -1;
          this.conflictPair[0] = literal ^ 1;
          this.conflictPair[1] = then;
          return false;
        }
        this.enqueue(then, -(literal + 1));
      }
      if (!this.#visitWatches(literal ^ 1)) return false;
    }
    return true;
  }

  /** Long clauses watching a literal that has become false. */
  #visitWatches(falseLiteral: number): boolean {
    const { values, arena } = this;
    const list = this.#watches[falseLiteral]!;
    const size = list.length;
    let writeAt = 0;
    for (let at = 0; at < size; at += 2) {
      const ref = list[at]!;
      const blocker = list[at + 1]!;
      if (values[blocker] === 1) {
        list[writeAt++] = ref;
        list[writeAt++] = blocker;
        continue;
      }
      if (arena[ref + 1] === falseLiteral) {
        arena[ref + 1] = arena[ref + 2]!;
        arena[ref + 2] = falseLiteral;
      }
      const first = arena[ref + 1]!;
      if (values[first] !== 1 && this.#moveWatch(ref, first)) continue;
      list[writeAt++] = ref;
      list[writeAt++] = first;
      if (values[first] === 1) continue;
      if (values[first] === -1) {
        for (let rest = at + 2; rest < size; rest += 1) list[writeAt++] = list[rest]!;
        list.length = writeAt;
        this.conflictRef = ref;
        return false;
      }
      this.enqueue(first, ref + 1);
    }
    if (writeAt < size) list.length = writeAt;
    return true;
  }

  #moveWatch(ref: number, first: number): boolean {
    const { values, arena } = this;
    const end = ref + arena[ref]!;
    for (let at = ref + 3; at <= end; at += 1) {
      const literal = arena[at]!;
      if (values[literal] === -1) continue;
      arena[at] = arena[ref + 2]!;
      arena[ref + 2] = literal;
      this.#watches[literal]!.push(ref, first);
      return true;
    }
    return false;
  }
}
