import { encode, type Encoding } from './encoding';
import { fittedBy, type Fitted } from './fitted-options';
import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { negative, positive } from '@/lib/domain/options/solver/clauses';
import { CdclSolver } from '@/lib/domain/options/solver/cdcl-solver';
import { ModelCache } from './model-cache';

/** What follows from the rules for one set of selections. */
export interface OptionAvailability {
  /** Whether some valid set of lines contains every selection. */
  readonly isPossible: boolean;
  /** 1 for each option that some valid set of lines with every selection fits. */
  readonly available: Uint8Array;
  /** For each blocked option, a selection that nothing needs and whose place in an OO it can take; −1 otherwise. */
  readonly replaces: Int32Array;
}

/** Enough for a step, the one before it, and what a repair tries. */
const RECENT_LIMIT = 8;

/** Finds out what can be had. One for each book: learned clauses and cached models serve all later queries. */
export class Reasoner {
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

  /** 1 for each option that no build can have. */
  get dead(): Uint8Array {
    this.#dead ??= this.#available([]).available.map((isAvailable) => 1 - isAvailable);
    return this.#dead;
  }

  /**
   * Whether some valid set of lines contains these lines and fits these options. With `allowed`, further lines come from
   * there alone: false is then certain, while true may depend on a line that is not allowed but comes with an allowed
   * pack.
   */
  canHave(lines: readonly number[], fits: readonly number[] = [], allowed?: ReadonlySet<number>): boolean {
    const base = [...lines.map(positive), ...fits.map((option) => this.#encoding.fits[option] ?? 0)];
    if (allowed) base.push(...this.#notIn([...lines, ...allowed]).map(negative));
    return this.#solver.assume(base) && this.#solver.solve([], this.#encoding.empty, true);
  }

  /** Options that are none of these lines and come with none of them. */
  #notIn(lines: readonly number[]): number[] {
    const { brings, options } = this.#book;
    const isIn = new Uint8Array(options.length);
    for (const line of lines) for (const item of brings[line] ?? []) isIn[item] = 1;
    return options.flatMap((_, option) => (isIn[option] === 0 ? [option] : []));
  }

  /** After `canHave` returned false: those of its lines that cannot stand together, or not with what should be fitted. */
  get conflictingLines(): number[] {
    return this.#solver.core.flatMap((literal) =>
      (literal & 1) === 0 && literal >> 1 < this.#book.options.length ? [literal >> 1] : [],
    );
  }

  availability(fitted: Fitted): OptionAvailability {
    const dead = this.dead;
    const { available, model } = this.#available(fitted.lines);
    return { isPossible: model !== null, available, replaces: this.#swaps(fitted, available, dead, model) };
  }

  /** The options that some valid set with these lines fits, and the model of one such set. */
  #available(lines: readonly number[]): { available: Uint8Array; model: Uint8Array | null } {
    const available = this.#openWith(lines);
    const model = this.#modelCache.refineAvailable(lines, available);
    if (model === null) return { available: available.fill(0), model };
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

  #swaps(fitted: Fitted, available: Uint8Array, dead: Uint8Array, model: Uint8Array | null): Int32Array {
    const { lines } = fitted;
    const solver = this.#solver;
    const replaces = new Int32Array(available.length).fill(-1);
    for (const selection of lines) {
      const candidates = new Set((this.#groups[selection] ?? []).flat());
      const open = [...candidates].filter(
        (candidate) =>
          available[candidate] === 0 &&
          dead[candidate] === 0 &&
          replaces[candidate] === -1 &&
          !this.#book.options[candidate]?.isPackOnly &&
          !lines.includes(candidate),
      );
      if (open.length === 0) continue;
      const others = lines.filter((line) => line !== selection);
      if (!solver.assume(others.map(positive))) continue;
      let known = model;
      if (known === null) {
        if (!solver.solve([], this.#encoding.empty, true)) continue;
        known = solver.applyTo(this.#encoding.empty.slice());
        solver.release();
      }
      const needing = this.#needing(selection, fitted);
      for (const candidate of open) {
        if (needing.length > 0 && this.#isMissed(selection, needing, [...others, candidate])) continue;
        if (solver.solve([positive(candidate), negative(selection)], known)) replaces[candidate] = selection;
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

export function reasonerOf(book: RuleBook): Reasoner {
  const reasoner = reasoners.get(book) ?? new Reasoner(book);
  reasoners.set(book, reasoner);
  return reasoner;
}
