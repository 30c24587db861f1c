import { encode, type Encoding } from './encoding';
import { fittedBy, type Fitted } from './fitted-options';
import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { negative, positive } from '@/lib/domain/options/solver/clauses';
import { CdclSolver } from '@/lib/domain/options/solver/cdcl-solver';
import { ModelCache, NOT_DECIDED } from './model-cache';
import { SearchBudget } from '@/lib/domain/options/solver/search-budget';

/** What follows from the rules for one set of selections. */
export interface OptionAvailability {
  /** Whether some valid set of lines contains every selection; null: not decided. */
  readonly isPossible: boolean | null;
  /** 1 for each option that some valid set of lines with every selection fits; 2 where that is not decided. */
  readonly available: Uint8Array;
  /**
   * For each blocked option, a selection that nothing needs and whose place in an OO it can take; −1 when there is none,
   * −2 where that is not decided.
   */
  readonly replaces: Int32Array;
  /** 1 for each option that no build can have; 2 where that is not decided. */
  readonly dead: Uint8Array;
}

const NO_SWAP = -1;
const SWAP_NOT_DECIDED = -2;
/** Enough to decide a single question of any bundle of a maker. */
const QUESTION_STEPS = 1_000_000;
/** Enough for a step, the one before it, and what a repair tries. */
const RECENT_LIMIT = 8;

/** Finds out what can be had. One for each book: learned clauses and cached models serve all later queries. */
class Reasoner {
  readonly #book: RuleBook;
  readonly #encoding: Encoding;
  readonly #solver: CdclSolver;
  readonly #groups: (readonly number[])[][];
  /** RO, RA and IO rules by the option that meets them. */
  readonly #neededBy: CompiledRule[][];
  readonly #modelCache: ModelCache;
  /** The last queries and their answers. The first, without lines, always stays. */
  readonly #recentAnswers: { readonly lines: readonly number[]; readonly available: Uint8Array }[] = [];
  #dead: Uint8Array | undefined;
  /** What was spent on the dead options so far: without much more, they are not searched again. */
  #deadSteps = 0;

  constructor(book: RuleBook) {
    this.#book = book;
    this.#encoding = encode(book);
    this.#solver = new CdclSolver(this.#encoding.clauses);
    this.#modelCache = new ModelCache(this.#encoding, this.#solver);
    this.#groups = book.options.map(() => []);
    for (const { type, secondaries } of book.rules) {
      if (type === 'OO') for (const option of secondaries) this.#groups[option]?.push(secondaries);
    }
    this.#neededBy = book.options.map(() => []);
    for (const rule of book.needs.flat()) for (const option of rule.secondaries) this.#neededBy[option]?.push(rule);
  }

  /** 1 for each option that no build can have; 2 where the budget is too small to decide it. */
  dead(budget: SearchBudget): Uint8Array {
    const isOpen = this.#dead === undefined || this.#dead.includes(NOT_DECIDED);
    if (this.#dead !== undefined && (!isOpen || budget.left < this.#deadSteps * 2)) return this.#dead;
    this.#deadSteps = budget.left;
    const { available } = this.#available([], budget);
    this.#dead = available.map((value) => (value === NOT_DECIDED ? value : 1 - value));
    return this.#dead;
  }

  /** Whether some valid set of lines contains these lines and fits these options; null: not decided. */
  canHave(
    lines: readonly number[],
    fits: readonly number[] = [],
    budget = new SearchBudget(QUESTION_STEPS),
  ): boolean | null {
    const base = [...lines.map(positive), ...fits.map((option) => this.#encoding.fits[option] ?? 0)];
    this.#solver.budget = budget;
    return this.#solver.assume(base) && this.#solver.solve([], this.#encoding.empty, true);
  }

  /** @param budget for all of it together */
  availability(fitted: Fitted, budget: SearchBudget): OptionAvailability {
    const dead = this.dead(budget.part(budget.left / 2));
    const { available, model } = this.#available(fitted.lines, budget);
    if (model === undefined)
      return { isPossible: null, available, replaces: new Int32Array(available.length).fill(NO_SWAP), dead };
    const replaces = this.#swaps(fitted, available, dead, model, budget);
    return { isPossible: model !== null, available, replaces, dead };
  }

  /** The options that some valid set with these lines fits, and the model of one such set. */
  #available(lines: readonly number[], budget: SearchBudget) {
    const available = this.#openWith(lines);
    const model = this.#modelCache.refineAvailable(lines, available, budget);
    if (model === null) return { available: available.fill(0), model };
    if (model === undefined || available.includes(NOT_DECIDED)) return { available, model };
    this.#recentAnswers.push({ lines, available });
    if (this.#recentAnswers.length > RECENT_LIMIT) this.#recentAnswers.splice(1, 1);
    return { available, model };
  }

  /** Options that no subset of these lines has excluded before: more lines never make an option available. */
  #openWith(lines: readonly number[]): Uint8Array {
    const open = new Uint8Array(this.#book.options.length).fill(1);
    const wanted = new Set(lines);
    for (const { lines: fewer, available } of this.#recentAnswers) {
      if (!fewer.every((line) => wanted.has(line))) continue;
      for (let option = 0; option < open.length; option += 1) if (available[option] === 0) open[option] = 0;
    }
    return open;
  }

  #swaps(
    fitted: Fitted,
    available: Uint8Array,
    dead: Uint8Array,
    model: Uint8Array | null,
    budget: SearchBudget,
  ): Int32Array {
    const { lines } = fitted;
    const solver = this.#solver;
    solver.budget = budget;
    const replaces = new Int32Array(available.length).fill(NO_SWAP);
    for (const selection of lines) {
      const candidates = new Set((this.#groups[selection] ?? []).flat());
      const open = [...candidates].filter(
        (candidate) =>
          available[candidate] === 0 &&
          dead[candidate] !== 1 &&
          (replaces[candidate] ?? 0) < 0 &&
          !this.#book.options[candidate]?.isPackOnly &&
          !lines.includes(candidate),
      );
      if (open.length === 0) continue;
      const others = lines.filter((line) => line !== selection);
      if (!solver.assume(others.map(positive))) continue;
      let known = model;
      if (known === null) {
        const answer = solver.solve([], this.#encoding.empty, true);
        if (answer === null) for (const candidate of open) replaces[candidate] = SWAP_NOT_DECIDED;
        if (!answer) continue;
        known = solver.applyTo(this.#encoding.empty.slice());
        solver.release();
      }
      const needing = this.#needing(selection, fitted);
      for (const candidate of open) {
        if (needing.length > 0 && this.#isMissed(selection, needing, [...others, candidate])) continue;
        const answer = solver.solve([positive(candidate), negative(selection)], known);
        if (answer !== false) replaces[candidate] = answer ? selection : SWAP_NOT_DECIDED;
      }
    }
    return replaces;
  }

  /** The needs of this order that a selection, or what it brings, helps to meet. */
  #needing(selection: number, { ordered }: Fitted): readonly CompiledRule[] {
    const needs = (this.#book.brings[selection] ?? []).flatMap((item) => this.#neededBy[item] ?? []);
    return needs.filter(({ primary }) => ordered.includes(primary));
  }

  /** Whether with these lines one of the needs lacks what the selection gave it: then something needs the selection. */
  #isMissed(selection: number, needing: readonly CompiledRule[], lines: readonly number[]): boolean {
    const brought = this.#book.brings[selection] ?? [];
    const { ordered, fit } = fittedBy(this.#book, lines);
    return needing.some(({ type, primary, secondaries }) => {
      if (!ordered.includes(primary)) return false;
      const isFit = (option: number) => fit[option] === 1;
      if (type !== 'RA') return !secondaries.some(isFit);
      return !secondaries.every((option) => isFit(option) || !brought.includes(option));
    });
  }
}

const reasoners = new WeakMap<RuleBook, Reasoner>();

/** The reasoner of a rule book, built once for each book. */
export function reasonerOf(book: RuleBook): Reasoner {
  const reasoner = reasoners.get(book) ?? new Reasoner(book);
  reasoners.set(book, reasoner);
  return reasoner;
}
