/**
 * A CDCL solver (conflict-driven clause learning) for thousands of small queries of one set of rules. The parts are
 * named as in N. Eén, N. Sörensson, "An Extensible SAT-solver" (MiniSat), SAT 2003: trail, decision levels, reasons,
 * solving under assumptions, `analyze` and `analyzeFinal`. Learned clauses stay from one query to the next.
 *
 * Every query starts from a model: an assignment that satisfies all clauses and answers an easier query. A variable that
 * is not assigned keeps its value in the model, so only clauses touched by a change are checked, and a decision is made
 * only for those that the change leaves unsatisfied. A query mostly ends after a few decisions.
 *
 * Level 0 holds facts, level 1 the base (the selections), level 2 the query; decisions come after.
 */
import type { Clauses } from './clauses';
import { analyzeConflict, analyzeFinal } from './conflict-analysis';
import { luby } from './luby';
import { Propagation } from './propagation';
import { Vsids } from './vsids';

/** Conflicts before the first restart; later intervals follow the Luby sequence. */
const RESTART_AFTER = 32;
/** Literals of learned clauses. */
const LEARNED_LIMIT = 400_000;
/** Learned clauses of at most this LBD survive a reduction, as Glucose keeps its “glue clauses”. */
const LBD_LIMIT = 3;
/** As many of them survive at most. */
const LOW_LBD_LIMIT = 4000;

export class CdclSolver {
  readonly state: Propagation;
  /** After an unsatisfiable query: the assumptions that cannot hold together. */
  core: number[] = [];
  conflicts = 0;
  readonly #vsids: Vsids;
  readonly #seen: Uint8Array;
  /**
   * By variable, its value in the last model found; 2 for none. Phase saving: K. Pipatsrisawat, A. Darwiche, "A
   * Lightweight Component Caching Scheme for Satisfiability Solvers", SAT 2007.
   */
  readonly #savedPhases: Uint8Array;
  readonly #lowLbdClauses: number[][] = [];
  readonly #learnedLimit: number;
  #isSatisfiable: boolean;
  #base: readonly number[] = [];
  /** Up to where on the trail every touched clause is known to be satisfied: now, and when each level was opened. */
  #checked = 0;
  readonly #checkedAt: number[] = [];

  /** @param learnedLimit literals of learned clauses after which most of them are removed */
  constructor(clauses: Clauses, learnedLimit = LEARNED_LIMIT) {
    this.#learnedLimit = learnedLimit;
    this.state = new Propagation(clauses);
    this.#vsids = new Vsids(clauses.variables);
    this.#seen = new Uint8Array(clauses.variables);
    this.#savedPhases = new Uint8Array(clauses.variables).fill(2);
    this.#isSatisfiable = !clauses.isEmpty;
    for (const literal of clauses.units) {
      if (this.state.values[literal] === -1) this.#isSatisfiable = false;
      else if (this.state.values[literal] === 0) this.state.enqueue(literal, 0);
    }
    this.#isSatisfiable &&= this.state.propagate();
  }

  /** Assumes the base of the queries to come. False when unit propagation alone refutes it. */
  assume(base: readonly number[]): boolean {
    this.state.cancelUntil(0);
    if (this.state.learnedSize > this.#learnedLimit) this.#reduceLearned();
    this.#base = base;
    return this.#openBase();
  }

  /** Backtracks from the last query to the base. */
  release(): void {
    this.state.cancelUntil(1);
  }

  /**
   * Whether the base and these literals can hold together. When they can, the trail holds what changes against `model`,
   * until `release`. `model` satisfies all clauses, and the base too unless `isNewBase`.
   */
  solve(query: readonly number[], model: Uint8Array, isNewBase = false): boolean {
    const { state } = this;
    state.cancelUntil(1);
    let untilRestart = RESTART_AFTER;
    let restarts = 0;
    for (;;) {
      if (state.level < 2 && !this.#openQuery(query, isNewBase)) return false;
      if (!state.propagate()) {
        this.conflicts += 1;
        untilRestart -= 1;
        if (state.level <= 2) {
          this.core = analyzeFinal(state, this.#seen);
          state.cancelUntil(1);
          return false;
        }
        this.#learn();
      } else if (untilRestart <= 0) {
        restarts += 1;
        untilRestart = RESTART_AFTER * luby(restarts);
        this.#cancelUntil(2);
      } else {
        const decision = this.#pickBranchLiteral(model);
        if (decision < 0) {
          this.#savePhases();
          return true;
        }
        this.#newDecision(decision);
      }
    }
  }

  /**
   * Adds one more literal to the model just found, where that takes no backtracking beyond it. Otherwise the model stays
   * as it was, and whether the literal is possible stays open.
   */
  extend(literal: number, model: Uint8Array): boolean {
    const { state } = this;
    if (state.values[literal] !== 0) return state.values[literal] === 1;
    const { level } = state;
    for (let decision = literal; decision >= 0; decision = this.#pickBranchLiteral(model)) {
      this.#newDecision(decision);
      if (state.propagate()) continue;
      this.#cancelUntil(level);
      return false;
    }
    return true;
  }

  /** Writes what the last satisfiable query changed into its model, or into a copy of that. */
  applyTo(model: Uint8Array): Uint8Array {
    const { trail, trailSize } = this.state;
    for (let at = 0; at < trailSize; at += 1) model[trail[at]! >> 1] = 1 - (trail[at]! & 1);
    return model;
  }

  /** How many variables the last satisfiable query assigned, beside the base. */
  get changed(): number {
    return this.state.trailSize - this.state.levelStart[2]!;
  }

  #openBase(): boolean {
    if (!this.#isSatisfiable) return this.#fail([]);
    this.state.newDecisionLevel();
    return this.#enqueueAssumptions(this.#base);
  }

  #openQuery(query: readonly number[], isNewBase: boolean): boolean {
    const { state } = this;
    if (state.level === 0) {
      this.#isSatisfiable &&= state.propagate();
      if (!this.#openBase()) return false;
    } else if (!state.propagate()) {
      return this.#fail(analyzeFinal(state, this.#seen));
    }
    state.newDecisionLevel();
    this.#checked = isNewBase ? 0 : state.trailSize;
    if (this.#enqueueAssumptions(query)) return true;
    state.cancelUntil(1);
    return false;
  }

  #enqueueAssumptions(literals: readonly number[]): boolean {
    const { state } = this;
    for (const literal of literals) {
      if (state.values[literal] === -1) {
        state.conflictRef = -1;
        state.conflictPair[0] = state.conflictPair[1] = literal;
        return this.#fail([literal, ...analyzeFinal(state, this.#seen)]);
      }
      if (state.values[literal] === 0) state.enqueue(literal, 0);
    }
    return state.propagate() || this.#fail(analyzeFinal(state, this.#seen));
  }

  #newDecision(literal: number): void {
    this.#checkedAt[this.state.level + 1] = this.#checked;
    this.state.newDecisionLevel();
    this.state.enqueue(literal, 0);
  }

  #fail(core: number[]): false {
    this.core = core;
    return false;
  }

  #cancelUntil(level: number): void {
    if (this.state.level <= level) return;
    this.#checked = this.#checkedAt[level + 1] ?? 0;
    this.state.cancelUntil(level);
  }

  #learn(): void {
    const { literals, level, lbd } = analyzeConflict(this.state, this.#seen, (variable) => this.#vsids.bump(variable));
    this.#vsids.decay();
    this.#cancelUntil(level);
    const [first] = literals;
    if (literals.length === 1) this.state.enqueue(first!, 0);
    else {
      this.state.enqueue(first!, this.state.learn(literals) + 1);
      if (lbd <= LBD_LIMIT) this.#lowLbdClauses.push(literals);
    }
  }

  /** Removes learned clauses, all but those of low LBD. */
  #reduceLearned(): void {
    this.#lowLbdClauses.splice(0, Math.max(0, this.#lowLbdClauses.length - LOW_LBD_LIMIT));
    this.state.reduceLearned(this.#lowLbdClauses);
    this.#isSatisfiable &&= this.state.propagate();
  }

  #isPreferred(one: number, other: number): boolean {
    // To leave something out has fewer consequences than to add something.
    if ((one & 1) !== (other & 1)) return (one & 1) === 1;
    // Then the saved phase; then the lower activity. Most queries are satisfiable, and a variable that took part in few
    // conflicts is likelier to be part of a model. MiniSat, made for hard instances, decides on the highest activity.
    const [a, b] = [this.#savedPhases[one >> 1] === 1 - (one & 1), this.#savedPhases[other >> 1] === 1 - (other & 1)];
    return a === b ? this.#vsids.activity[one >> 1]! < this.#vsids.activity[other >> 1]! : a;
  }

  /** What held in this model is tried first in the next query. */
  #savePhases(): void {
    const { trail, trailSize } = this.state;
    for (let at = 0; at < trailSize; at += 1) this.#savedPhases[trail[at]! >> 1] = 1 - (trail[at]! & 1);
  }

  /** A literal of a clause that a change has left unsatisfied; −1 when there is none: a model is found. */
  #pickBranchLiteral(model: Uint8Array): number {
    const { values, trail, arena, clauses } = this.state;
    const { occurrenceStart: inStart, occurrenceRefs: inRefs } = clauses;
    for (; this.#checked < this.state.trailSize; this.#checked += 1) {
      const literal = trail[this.#checked]!;
      if (model[literal >> 1] === 1 - (literal & 1)) continue;
      const end = inStart[(literal ^ 1) + 1]!;
      for (let at = inStart[literal ^ 1]!; at < end; at += 1) {
        const ref = inRefs[at]!;
        const last = ref + arena[ref]!;
        let best = -1;
        for (let position = ref + 1; position <= last; position += 1) {
          const other = arena[position]!;
          const value = values[other]!;
          if (value === 1 || (value === 0 && model[other >> 1] === 1 - (other & 1))) {
            best = -2;
            break;
          }
          if (value === 0 && (best < 0 || this.#isPreferred(other, best))) best = other;
        }
        if (best >= 0) return best;
      }
    }
    return -1;
  }
}
