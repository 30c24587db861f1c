import { encode, type Encoding } from './encoding';
import { fittedBy, type Fitted } from './fitted-options';
import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { negative, positive } from '@/lib/domain/options/solver/clauses';
import { CdclSolver } from '@/lib/domain/options/solver/cdcl-solver';
import { ModelCache } from './model-cache';

/** What follows from the rules for one set of wishes. */
export interface OptionAvailability {
  /** Whether some valid set of lines keeps every wish. */
  readonly isPossible: boolean;
  /** 1 for each option that some valid set of lines with every wish fits. */
  readonly available: Uint8Array;
  /** For each blocked option, the wish that nothing needs whose place in an OO it can take; −1 otherwise. */
  readonly replaces: Int32Array;
}

/** Enough for a step, the one before it, and what a repair card tries. */
const RECENT_LIMIT = 8;

/** Answers what can be had. One per book: what one question teaches, the next one uses. */
export class Reasoner {
  readonly #book: RuleBook;
  readonly #encoding: Encoding;
  readonly #solver: CdclSolver;
  readonly #groups: (readonly number[])[][];
  /** RO, RA and IO by what they ask for. */
  readonly #neededBy: CompiledRule[][];
  readonly #modelCache: ModelCache;
  /** The last questions and their answers; the first is of no lines at all. */
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

  /** 1 for each option that can never be had, whatever else is chosen. */
  get dead(): Uint8Array {
    this.#dead ??= this.#available([]).available.map((isAvailable) => 1 - isAvailable);
    return this.#dead;
  }

  /**
   * Whether some valid set of lines holds these lines and fits these options. With `allowed`, a no says that there is
   * none with further lines from there alone; a yes may owe itself to a line that a pack of those brings anyway.
   */
  canHave(lines: readonly number[], fits: readonly number[] = [], allowed?: ReadonlySet<number>): boolean {
    const base = [...lines.map(positive), ...fits.map((option) => this.#encoding.fits[option] ?? 0)];
    if (allowed) base.push(...this.#notIn([...lines, ...allowed]).map(negative));
    return this.#solver.assume(base) && this.#solver.solve([], this.#encoding.empty, true);
  }

  /** Options that neither are nor come with any of these lines. */
  #notIn(lines: readonly number[]): number[] {
    const { brings, options } = this.#book;
    const isIn = new Uint8Array(options.length);
    for (const line of lines) for (const item of brings[line] ?? []) isIn[item] = 1;
    return options.flatMap((_, option) => (isIn[option] === 0 ? [option] : []));
  }

  /** After a no of `canHave`: the lines among those asked for that cannot stand together (or with what was to fit). */
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

  /** What some valid set of lines with these lines fits, and one such set's model. */
  #available(lines: readonly number[]): { available: Uint8Array; model: Uint8Array | null } {
    const available = this.#openWith(lines);
    const model = this.#modelCache.refineAvailable(lines, available);
    if (model === null) return { available: available.fill(0), model };
    this.#recentAnswers.push({ lines, available });
    if (this.#recentAnswers.length > RECENT_LIMIT) this.#recentAnswers.splice(1, 1);
    return { available, model };
  }

  /** What fewer of these lines have not shut out already: more lines never open an option. */
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

  /** The needs of this order that a wish, or what it brings, helps to meet. */
  #needing(selection: number, { ordered }: Fitted): readonly CompiledRule[] {
    const needs = (this.#book.brings[selection] ?? []).flatMap((item) => this.#neededBy[item] ?? []);
    return needs.filter(({ primary }) => ordered.includes(primary));
  }

  /** Whether these lines leave one of the needs without what the wish gave it: then something needs the wish. */
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
