/**
 * The trail and unit propagation. Long clauses have two watched literals: M. W. Moskewicz, C. F. Madigan, Y. Zhao,
 * L. Zhang, S. Malik, "Chaff: Engineering an Efficient SAT Solver", DAC 2001. Each watch carries another literal of its
 * clause, the blocker, as in MiniSat: where that is true the clause itself is not read. The trail, its decision levels
 * and the reasons are those of N. Eén, N. Sörensson, "An Extensible SAT-solver" (MiniSat), SAT 2003.
 *
 * This is the innermost loop of the configurator. It works on flat arrays whose indices hold by construction (the `!`s).
 */
import type { Clauses } from './clauses';

/** Why a literal is true: 0 for none (assumed or decided), `ref + 1` for a clause, `−(literal + 1)` for that literal. */
export type LiteralReason = number;

export class Propagation {
  /** By literal: 1 true, −1 false, 0 unassigned. */
  values: Int8Array;
  levelOf: Int32Array;
  reasonOf: Int32Array;
  trail: Int32Array;
  /** Where each decision level begins on the trail. Level 0 holds what is true under any assumptions. */
  levelStart: Int32Array;
  level = 0;
  trailSize = 0;
  /** Clauses visited so far: what the work done is measured by. */
  steps = 0;
  arena: Int32Array;
  /** The clause in conflict, or −1 when `conflictPair` is. */
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

  /** Makes room for so many variables in all. */
  grow(variables: number): void {
    this.values = enlarged(this.values, new Int8Array(variables * 2));
    this.levelOf = enlarged(this.levelOf, new Int32Array(variables));
    this.reasonOf = enlarged(this.reasonOf, new Int32Array(variables));
    this.trail = enlarged(this.trail, new Int32Array(variables));
    this.levelStart = enlarged(this.levelStart, new Int32Array(variables + 3));
    while (this.#watches.length < variables * 2) this.#watches.push([]);
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

  /** Adds a learned clause; its first two literals are watched. Returns its place in the arena. */
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

  /** Removes all learned clauses but these. Only on level 0, where no reason is needed any more. */
  reduceLearned(learnedClauses: readonly (readonly number[])[]): void {
    for (const list of this.#watches) list.length = 0;
    this.arena.set(this.clauses.arena);
    this.#arenaSize = this.clauses.arena.length;
    for (const ref of this.clauses.refs) this.#watch(ref);
    for (const literals of learnedClauses) this.learn(literals);
    // Watches may now lie on literals that are false already: the whole trail is propagated again.
    this.#propagationHead = 0;
  }

  #watch(ref: number): void {
    const [one, other] = [this.arena[ref + 1]!, this.arena[ref + 2]!];
    this.#watches[one]!.push(ref, other);
    this.#watches[other]!.push(ref, one);
  }

  /** Unit propagation. False on a conflict, which `conflictRef` or `conflictPair` then holds. */
  propagate(): boolean {
    const { values, trail } = this;
    const { implied, impliedStart } = this.clauses;
    while (this.#propagationHead < this.trailSize) {
      const literal = trail[this.#propagationHead]!;
      this.#propagationHead += 1;
      // A variable added later has no implications there, only watches.
      const start = impliedStart[literal] ?? 0;
      const end = impliedStart[literal + 1] ?? 0;
      this.steps += 1 + end - start;
      for (let at = start; at < end; at += 1) {
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

  /** Visits the long clauses that watch a literal which has become false. */
  #visitWatches(falseLiteral: number): boolean {
    const { values, arena } = this;
    const list = this.#watches[falseLiteral]!;
    const size = list.length;
    this.steps += size >> 1;
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

function enlarged<T extends Int8Array | Int32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
