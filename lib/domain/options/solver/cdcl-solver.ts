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
import { Branching } from './branching';
import { GlueClauses } from './glue-clauses';
import { Restarts } from './restarts';
import { Propagation } from './propagation';
import type { SearchBudget } from './search-budget';

/** Literals of learned clauses. */
const LEARNED_LIMIT = 400_000;

export class CdclSolver {
  readonly state: Propagation;
  /** After an unsatisfiable query: the assumptions that cannot hold together. */
  core: number[] = [];
  conflicts = 0;
  readonly #branching: Branching;
  #seen: Uint8Array;
  readonly #glueClauses = new GlueClauses();
  readonly #learnedLimit: number;
  #isSatisfiable: boolean;
  #variables: number;
  #budget: SearchBudget | null = null;
  #stepsSpent = 0;
  #base: readonly number[] = [];
  /** Up to where the branching had checked the trail when each level was opened. */
  readonly #checkedAt: number[] = [];

  /** @param learnedLimit literals of learned clauses after which most of them are removed */
  constructor(clauses: Clauses, learnedLimit = LEARNED_LIMIT) {
    this.#learnedLimit = learnedLimit;
    this.state = new Propagation(clauses);
    this.#branching = new Branching(this.state);
    this.#seen = new Uint8Array(clauses.variables);
    this.#isSatisfiable = !clauses.isEmpty;
    this.#variables = clauses.variables;
    for (const literal of clauses.units) {
      if (this.state.values[literal] === -1) this.#isSatisfiable = false;
      else if (this.state.values[literal] === 0) this.state.enqueue(literal, 0);
    }
    this.#isSatisfiable &&= this.state.propagate();
  }

  /** What the queries from now on may spend; null: unlimited. */
  set budget(budget: SearchBudget | null) {
    this.#budget = budget;
    this.#stepsSpent = this.state.steps;
  }

  /** A new variable. It may stand in clauses added from now on. */
  addVariable(): number {
    this.#variables += 1;
    if (this.#variables > this.state.levelOf.length) {
      const size = this.#variables * 2;
      this.state.grow(size);
      this.#branching.grow(size);
      this.#seen = new Uint8Array(size);
    }
    return this.#variables - 1;
  }

  /**
   * Adds a clause for good, of distinct variables. It ends the query under way. The models of later queries must satisfy
   * it. A solver with added clauses must not reach its limit of learned literals.
   */
  addClause(literals: readonly number[]): void {
    const { state } = this;
    state.cancelUntil(0);
    if (literals.some((literal) => state.values[literal] === 1)) return;
    const open = literals.filter((literal) => state.values[literal] === 0);
    const [first, second] = open;
    if (first === undefined) {
      this.#isSatisfiable = false;
    } else if (second === undefined) {
      state.enqueue(first, 0);
      this.#isSatisfiable &&= state.propagate();
    } else {
      state.learn(open);
      if (open.length > 2) this.#branching.addClause(open);
    }
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
   * until `release`. `model` satisfies all clauses, and the base too unless `isNewBase`. Null: not decided, the budget
   * is spent.
   */
  solve(query: readonly number[], model: Uint8Array, isNewBase = false): boolean | null {
    const { state } = this;
    state.cancelUntil(1);
    const restarts = new Restarts();
    for (;;) {
      if (this.#isOverBudget()) {
        state.cancelUntil(1);
        return null;
      }
      if (state.level < 2 && !this.#openQuery(query, isNewBase)) return false;
      if (!state.propagate()) {
        this.conflicts += 1;
        restarts.countConflict();
        if (state.level <= 2) {
          this.core = analyzeFinal(state, this.#seen);
          state.cancelUntil(1);
          return false;
        }
        this.#learn();
      } else if (restarts.isDue()) {
        this.#cancelUntil(2);
      } else {
        const decision = this.#branching.pick(model);
        if (decision < 0) {
          this.#branching.savePhases();
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
    for (let decision = literal; decision >= 0; decision = this.#branching.pick(model)) {
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

  #isOverBudget(): boolean {
    if (this.#budget === null) return false;
    this.#budget.spend(this.state.steps - this.#stepsSpent);
    this.#stepsSpent = this.state.steps;
    return this.#budget.isSpent;
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
    this.#branching.checked = isNewBase ? 0 : state.trailSize;
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
    this.#checkedAt[this.state.level + 1] = this.#branching.checked;
    this.state.newDecisionLevel();
    this.state.enqueue(literal, 0);
  }

  #fail(core: number[]): false {
    this.core = core;
    return false;
  }

  #cancelUntil(level: number): void {
    if (this.state.level <= level) return;
    this.#branching.checked = this.#checkedAt[level + 1] ?? 0;
    this.state.cancelUntil(level);
  }

  #learn(): void {
    const { literals, level, lbd } = analyzeConflict(this.state, this.#seen, (variable) =>
      this.#branching.vsids.bump(variable),
    );
    this.#branching.vsids.decay();
    this.#cancelUntil(level);
    const [first] = literals;
    if (literals.length === 1) this.state.enqueue(first!, 0);
    else {
      this.state.enqueue(first!, this.state.learn(literals) + 1);
      this.#glueClauses.add(literals, lbd);
    }
  }

  /** Removes learned clauses, all but those of low LBD. */
  #reduceLearned(): void {
    this.state.reduceLearned(this.#glueClauses.latest());
    this.#isSatisfiable &&= this.state.propagate();
  }
}
