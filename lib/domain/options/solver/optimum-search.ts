/**
 * Weighted partial MaxSAT, core-guided: every set of soft literals that cannot hold together raises the lower bound by
 * its least weight, and is relaxed; the first model of what is left is an optimum. The relaxation is PM-RES (N. Narodytska,
 * F. Bacchus, "Maximum Satisfiability Using Core-Guided MaxSAT Resolution", AAAI 2014). Heavy soft literals come first
 * (stratification: C. Ansótegui, M. L. Bonet, J. Levy, "SAT-based MaxSAT algorithms", Artificial Intelligence 196, 2013),
 * which also gives good models early. Cores are minimized before they are relaxed.
 */
import { CdclSolver } from './cdcl-solver';
import { type Clauses, negative, positive } from './clauses';
import type { SearchBudget } from './search-budget';

/** A literal that should be true, and what it costs when it is not. */
export interface SoftLiteral {
  readonly literal: number;
  readonly weight: number;
}

/** `impossible`: nothing satisfies the clauses. `cut`: the budget is spent; the model is the best found until then. */
export type OptimumResult = 'optimal' | 'impossible' | 'cut';

/** Cores up to this size are minimized literal by literal. */
const MINIMIZED_CORE_SIZE = 40;
/** Steps for each attempt to leave a literal out of a core. */
const MINIMIZATION_STEPS = 40_000;
const TRIMMING_LIMIT = 4;

export class OptimumSearch {
  readonly #solver: CdclSolver;
  readonly #budget: SearchBudget;
  /** An assignment that satisfies all clauses but the required literals. */
  #start: Uint8Array;
  #best: Uint8Array | null = null;

  /** @param model satisfies the clauses; every query starts from it */
  constructor(clauses: Clauses, model: Uint8Array, budget: SearchBudget) {
    this.#solver = new CdclSolver(clauses, Number.POSITIVE_INFINITY);
    this.#solver.budget = budget;
    this.#budget = budget;
    this.#start = model.slice();
  }

  /** The best model found; null when there is none. */
  get model(): Uint8Array | null {
    return this.#best;
  }

  require(literal: number): void {
    this.#solver.addClause([literal]);
  }

  /** Adds a clause that the starting model need not satisfy. */
  requireOne(literals: readonly number[]): void {
    const [only, ...more] = literals;
    if (only === undefined) return this.#solver.addClause([]);
    if (more.length === 0) return this.require(only);
    // By a literal that is false in the starting model, and required.
    const demand = this.#addVariable(false);
    this.#solver.addClause([negative(demand), ...literals]);
    this.require(positive(demand));
  }

  /** Minimizes the weight of the false literals. After `optimal`, every later search is among the optima. */
  minimize(softLiterals: readonly SoftLiteral[]): OptimumResult {
    const active = this.#mergedWeights(softLiterals);
    if (this.#best === null) {
      const first = this.#solve([]);
      if (first !== true) return first === null ? 'cut' : 'impossible';
      this.#best = this.#found();
    }
    for (const literal of active.keys()) if (this.#isRefuted(literal)) active.delete(literal);
    let least = this.#cost(softLiterals, this.#best);
    let threshold = heaviest(active.values());
    for (;;) {
      const heavy = [...active].flatMap(([literal, weight]) => (weight >= threshold ? [literal] : []));
      const answer = this.#solve(heavy);
      if (answer === null) return 'cut';
      if (!answer) {
        const core = this.#minimizedCore(this.#solver.core);
        if (core === null) return 'cut';
        if (core.length === 0) return 'impossible';
        this.#relax(core, active);
        continue;
      }
      const model = this.#found();
      const cost = this.#cost(softLiterals, model);
      if (cost <= least) {
        least = cost;
        this.#best = model;
      }
      const lighter = [...active.values()].filter((weight) => weight < threshold);
      if (lighter.length === 0) {
        for (const literal of active.keys()) this.require(literal);
        return 'optimal';
      }
      threshold = Math.min(heaviest(lighter), threshold / 2);
    }
  }

  /**
   * Of all optima, the one that makes the earliest of these literals true, then the earliest of the rest, and so on. The
   * clauses must allow no more of them to be true than the present model has.
   */
  prefer(ranked: readonly number[]): 'optimal' | 'cut' {
    for (let decided = 0; this.#best !== null;) {
      const best = this.#best;
      const next = ranked.findIndex((literal, at) => at >= decided && holdsIn(best, literal));
      if (next < 0) return 'optimal';
      const better = ranked.slice(decided, next).filter((literal) => !this.#isRefuted(literal));
      const answer = better.length > 0 && this.#solveWithOneOf(better);
      if (answer === null) return 'cut';
      if (answer) {
        this.#best = this.#found();
        continue;
      }
      for (const literal of better) this.require(literal ^ 1);
      this.require(ranked[next] ?? 0);
      decided = next + 1;
    }
    return 'cut';
  }

  /** By literal, without those that cost nothing. */
  #mergedWeights(softLiterals: readonly SoftLiteral[]): Map<number, number> {
    const weights = new Map<number, number>();
    for (const { literal, weight } of softLiterals)
      if (weight > 0) weights.set(literal, (weights.get(literal) ?? 0) + weight);
    return weights;
  }

  #cost(softLiterals: readonly SoftLiteral[], model: Uint8Array): number {
    return softLiterals.reduce((sum, { literal, weight }) => (holdsIn(model, literal) ? sum : sum + weight), 0);
  }

  /** Whether the clauses make a literal false, as far as unit propagation shows. */
  #isRefuted(literal: number): boolean {
    this.#solver.assume([]);
    return this.#solver.state.values[literal] === -1;
  }

  #solve(assumptions: readonly number[]): boolean | null {
    return this.#solver.assume(assumptions) && this.#solver.solve([], this.#start, true);
  }

  #solveWithOneOf(literals: readonly number[]): boolean | null {
    const demand = positive(this.#addVariable(false));
    this.#solver.addClause([demand ^ 1, ...literals]);
    return this.#solve([demand]);
  }

  #found(): Uint8Array {
    return this.#solver.applyTo(this.#start.slice());
  }

  /** Null when the budget is spent. */
  #minimizedCore(found: readonly number[]): readonly number[] | null {
    let core = found;
    for (let turn = 0; turn < TRIMMING_LIMIT && core.length > 1; turn += 1) {
      const answer = this.#solve(core);
      if (answer === null) return null;
      const { length } = core;
      core = this.#solver.core;
      if (core.length === length) break;
    }
    if (core.length > MINIMIZED_CORE_SIZE) return core;
    for (const literal of core) {
      if (core.length < 2 || !core.includes(literal)) continue;
      this.#solver.budget = this.#budget.part(MINIMIZATION_STEPS);
      const answer = this.#solve(core.filter((other) => other !== literal));
      this.#solver.budget = this.#budget;
      if (answer === false) core = this.#solver.core;
      if (this.#budget.isSpent) return null;
    }
    return core;
  }

  /** PM-RES: of the core's literals one may be false at its least weight; each further one costs that weight again. */
  #relax(core: readonly number[], active: Map<number, number>): void {
    const weight = core.reduce((least, literal) => Math.min(least, active.get(literal) ?? 0), Number.POSITIVE_INFINITY);
    for (const literal of core) {
      const left = (active.get(literal) ?? 0) - weight;
      if (left > 0) active.set(literal, left);
      else active.delete(literal);
    }
    const [only, ...more] = core;
    if (only !== undefined && more.length === 0) return this.require(only ^ 1);
    /** True when some literal from this place on is false. */
    let laterFalse = (core.at(-1) ?? 0) ^ 1;
    for (let at = core.length - 2; at >= 0; at -= 1) {
      const literal = core[at] ?? 0;
      const isLaterFalse = holdsIn(this.#start, laterFalse);
      const both = this.#addVariable(!holdsIn(this.#start, literal) && isLaterFalse);
      this.#solver.addClause([literal, laterFalse ^ 1, positive(both)]);
      active.set(negative(both), weight);
      if (at === 0) break;
      const either = this.#addVariable(!holdsIn(this.#start, literal) || isLaterFalse);
      this.#solver.addClause([literal, positive(either)]);
      this.#solver.addClause([laterFalse ^ 1, positive(either)]);
      laterFalse = positive(either);
    }
  }

  #addVariable(value: boolean): number {
    const variable = this.#solver.addVariable();
    if (variable >= this.#start.length) {
      const larger = new Uint8Array(variable * 2);
      larger.set(this.#start);
      this.#start = larger;
    }
    this.#start[variable] = value ? 1 : 0;
    return variable;
  }
}

const holdsIn = (model: Uint8Array, literal: number): boolean => model[literal >> 1] === 1 - (literal & 1);

function heaviest(weights: Iterable<number>): number {
  let most = 0;
  for (const weight of weights) most = Math.max(most, weight);
  return most;
}
