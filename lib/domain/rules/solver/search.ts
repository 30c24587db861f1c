/**
 * A conflict-driven search made for asking thousands of small questions of one set of rules. Every question starts
 * from a known answer (`model`) to an easier one: variables not yet decided keep their value there, so that only clauses
 * touched by a change are looked at and only those still unsatisfied are decided upon. What conflicts teach is kept.
 *
 * Level 0 holds facts, level 1 the base (the wishes), level 2 the question, decisions come after.
 */
import type { Clauses } from './clauses';
import { learnFrom, assumptionsBehind } from './conflict';
import { luby } from './luby';
import { Propagation } from './propagation';

const RESTART_AFTER = 32;
const LEARNED_LIMIT = 400_000;
const WORTH_KEEPING = 3;

export class Search {
  readonly state: Propagation;
  /** After a no: the assumptions that cannot hold together. */
  core: number[] = [];
  conflicts = 0;
  readonly #activity: Float64Array;
  readonly #seen: Uint8Array;
  readonly #last: Uint8Array;
  readonly #short: number[][] = [];
  readonly #learnedLimit: number;
  #bump = 1;
  #isSatisfiable: boolean;
  #base: readonly number[] = [];
  /** How far down the trail every touched clause is known to be satisfied, now and when each level was opened. */
  #checked = 0;
  readonly #checkedAt: number[] = [];

  /** `learnedLimit`: how much may be learned, in literals, before most of it is forgotten. */
  constructor(clauses: Clauses, learnedLimit = LEARNED_LIMIT) {
    this.#learnedLimit = learnedLimit;
    this.state = new Propagation(clauses);
    this.#activity = new Float64Array(clauses.variables);
    this.#seen = new Uint8Array(clauses.variables);
    this.#last = new Uint8Array(clauses.variables).fill(2);
    this.#isSatisfiable = !clauses.isEmpty;
    for (const literal of clauses.units) {
      if (this.state.values[literal] === -1) this.#isSatisfiable = false;
      else if (this.state.values[literal] === 0) this.state.enqueue(literal, 0);
    }
    this.#isSatisfiable &&= this.state.propagate();
  }

  /** Assumes the base for the questions to come. False when it cannot hold by propagation alone. */
  assume(base: readonly number[]): boolean {
    this.state.cancelTo(0);
    if (this.state.learnedSize > this.#learnedLimit) this.#forget();
    this.#base = base;
    return this.#openBase();
  }

  /** Takes back the last question. */
  release(): void {
    this.state.cancelTo(1);
  }

  /**
   * Whether the base and these literals can hold together. After a yes the trail holds what changes against `model`,
   * until `release`. `model` satisfies all clauses, and the base too unless `isNewBase`.
   */
  ask(question: readonly number[], model: Uint8Array, isNewBase = false): boolean {
    const { state } = this;
    state.cancelTo(1);
    let untilRestart = RESTART_AFTER;
    let restarts = 0;
    for (;;) {
      if (state.level < 2 && !this.#openQuestion(question, isNewBase)) return false;
      if (!state.propagate()) {
        this.conflicts += 1;
        untilRestart -= 1;
        if (state.level <= 2) {
          this.core = assumptionsBehind(state, this.#seen);
          state.cancelTo(1);
          return false;
        }
        this.#learn();
      } else if (untilRestart <= 0) {
        restarts += 1;
        untilRestart = RESTART_AFTER * luby(restarts);
        this.#cancelTo(2);
      } else {
        const decision = this.#decide(model);
        if (decision < 0) {
          this.#remember();
          return true;
        }
        this.#decideFor(decision);
      }
    }
  }

  /**
   * Makes one more literal true beside the last yes, where that takes no going back; otherwise the yes stays as it was,
   * and nothing is said about the literal.
   */
  also(literal: number, model: Uint8Array): boolean {
    const { state } = this;
    if (state.values[literal] !== 0) return state.values[literal] === 1;
    const { level } = state;
    for (let decision = literal; decision >= 0; decision = this.#decide(model)) {
      this.#decideFor(decision);
      if (state.propagate()) continue;
      this.#cancelTo(level);
      return false;
    }
    return true;
  }

  /** Writes what the last yes changed into a model: the one that was asked with, or a copy of it. */
  writeTo(model: Uint8Array): Uint8Array {
    const { trail, trailSize } = this.state;
    for (let at = 0; at < trailSize; at += 1) model[trail[at]! >> 1] = 1 - (trail[at]! & 1);
    return model;
  }

  /** How many variables the last yes holds to, beside the base. */
  get changed(): number {
    return this.state.trailSize - this.state.levelStart[2]!;
  }

  #openBase(): boolean {
    if (!this.#isSatisfiable) return this.#refuse([]);
    this.state.openLevel();
    return this.#suppose(this.#base);
  }

  #openQuestion(question: readonly number[], isNewBase: boolean): boolean {
    const { state } = this;
    if (state.level === 0) {
      this.#isSatisfiable &&= state.propagate();
      if (!this.#openBase()) return false;
    } else if (!state.propagate()) {
      return this.#refuse(assumptionsBehind(state, this.#seen));
    }
    state.openLevel();
    this.#checked = isNewBase ? 0 : state.trailSize;
    if (this.#suppose(question)) return true;
    state.cancelTo(1);
    return false;
  }

  #suppose(literals: readonly number[]): boolean {
    const { state } = this;
    for (const literal of literals) {
      if (state.values[literal] === -1) {
        state.failedRef = -1;
        state.failedPair[0] = state.failedPair[1] = literal;
        return this.#refuse([literal, ...assumptionsBehind(state, this.#seen)]);
      }
      if (state.values[literal] === 0) state.enqueue(literal, 0);
    }
    return state.propagate() || this.#refuse(assumptionsBehind(state, this.#seen));
  }

  #decideFor(literal: number): void {
    this.#checkedAt[this.state.level + 1] = this.#checked;
    this.state.openLevel();
    this.state.enqueue(literal, 0);
  }

  #refuse(core: number[]): false {
    this.core = core;
    return false;
  }

  #cancelTo(level: number): void {
    if (this.state.level <= level) return;
    this.#checked = this.#checkedAt[level + 1] ?? 0;
    this.state.cancelTo(level);
  }

  #learn(): void {
    const { literals, level, spread } = learnFrom(this.state, this.#seen, (variable) => this.#bumpUp(variable));
    this.#bump /= 0.95;
    this.#cancelTo(level);
    const [first] = literals;
    if (literals.length === 1) this.state.enqueue(first!, 0);
    else {
      this.state.enqueue(first!, this.state.learn(literals) + 1);
      if (spread <= WORTH_KEEPING) this.#short.push(literals);
    }
  }

  #bumpUp(variable: number): void {
    const raised = this.#activity[variable]! + this.#bump;
    this.#activity[variable] = raised;
    if (raised < 1e100) return;
    for (let each = 0; each < this.#activity.length; each += 1) this.#activity[each]! *= 1e-100;
    this.#bump *= 1e-100;
  }

  #forget(): void {
    this.#short.splice(0, Math.max(0, this.#short.length - 4000));
    this.state.forgetBut(this.#short);
    this.#isSatisfiable &&= this.state.propagate();
  }

  #isLikelier(one: number, other: number): boolean {
    // Giving something up leads less far than adding something.
    if ((one & 1) !== (other & 1)) return (one & 1) === 1;
    // Of two choices the one that met fewer conflicts: most questions have a yes, and it lies there.
    const [a, b] = [this.#last[one >> 1] === 1 - (one & 1), this.#last[other >> 1] === 1 - (other & 1)];
    return a === b ? this.#activity[one >> 1]! < this.#activity[other >> 1]! : a;
  }

  /** What held in the last yes is tried first in the next question. */
  #remember(): void {
    const { trail, trailSize } = this.state;
    for (let at = 0; at < trailSize; at += 1) this.#last[trail[at]! >> 1] = 1 - (trail[at]! & 1);
  }

  /** The likeliest open literal of a clause that a change has left unsatisfied; −1 when there is none: a yes. */
  #decide(model: Uint8Array): number {
    const { values, trail, arena, clauses } = this.state;
    const { inStart, inRefs } = clauses;
    for (; this.#checked < this.state.trailSize; this.#checked += 1) {
      const literal = trail[this.#checked]!;
      if (model[literal >> 1] === 1 - (literal & 1)) continue;
      const end = inStart[(literal ^ 1) + 1]!;
      for (let at = inStart[literal ^ 1]!; at < end; at += 1) {
        const ref = inRefs[at]!;
        const last = ref + arena[ref]!;
        let best = -1;
        for (let place = ref + 1; place <= last; place += 1) {
          const other = arena[place]!;
          const value = values[other]!;
          if (value === 1 || (value === 0 && model[other >> 1] === 1 - (other & 1))) {
            best = -2;
            break;
          }
          if (value === 0 && (best < 0 || this.#isLikelier(other, best))) best = other;
        }
        if (best >= 0) return best;
      }
    }
    return -1;
  }
}
