import { encode, type Encoding } from './encoding';
import { fittedBy, type Fitted } from './fitted';
import type { Rule, RuleBook } from './rule-book';
import { no, yes } from './solver/clauses';
import { Search } from './solver/search';
import { Witnesses } from './witnesses';

/** What follows from the rules for one set of wishes. */
export interface Outlook {
  /** Whether some valid set of lines keeps every wish. */
  readonly isPossible: boolean;
  /** 1 for each option that some valid set of lines with every wish fits. */
  readonly available: Uint8Array;
  /** For each blocked option, the wish that nothing needs whose place in an OO it can take; −1 otherwise. */
  readonly replaces: Int32Array;
}

/** Enough for a step, the one before it, and what a repair card tries. */
const SETTLED = 8;

/** Answers what can be had. One per book: what one question teaches, the next one uses. */
export class Reasoner {
  readonly #book: RuleBook;
  readonly #encoding: Encoding;
  readonly #search: Search;
  readonly #groups: (readonly number[])[][];
  /** RO, RA and IO by what they ask for. */
  readonly #neededBy: Rule[][];
  readonly #witnesses: Witnesses;
  /** The last questions and their answers; the first is of no lines at all. */
  readonly #settled: { readonly lines: readonly number[]; readonly available: Uint8Array }[] = [];
  #dead: Uint8Array | undefined;

  constructor(book: RuleBook) {
    this.#book = book;
    this.#encoding = encode(book);
    this.#search = new Search(this.#encoding.clauses);
    this.#witnesses = new Witnesses(this.#encoding, this.#search);
    this.#groups = book.options.map(() => []);
    for (const { type, secondaries } of book.rules) {
      if (type === 'OO') for (const each of secondaries) this.#groups[each]?.push(secondaries);
    }
    this.#neededBy = book.options.map(() => []);
    for (const rule of book.needs.flat()) for (const each of rule.secondaries) this.#neededBy[each]?.push(rule);
  }

  /** 1 for each option that can never be had, whatever else is chosen. */
  get dead(): Uint8Array {
    this.#dead ??= this.#available([]).available.map((each) => 1 - each);
    return this.#dead;
  }

  /**
   * Whether some valid set of lines holds these lines and fits these options. With `allowed`, a no says that there is
   * none with further lines from there alone; a yes may owe itself to a line that a pack of those brings anyway.
   */
  canHave(lines: readonly number[], fits: readonly number[] = [], allowed?: ReadonlySet<number>): boolean {
    const base = [...lines.map(yes), ...fits.map((each) => this.#encoding.fits[each] ?? 0)];
    if (allowed) base.push(...this.#notIn([...lines, ...allowed]).map(no));
    return this.#search.assume(base) && this.#search.ask([], this.#encoding.empty, true);
  }

  /** Options that neither are nor come with any of these lines. */
  #notIn(lines: readonly number[]): number[] {
    const { brings, options } = this.#book;
    const isIn = new Uint8Array(options.length);
    for (const line of lines) for (const each of brings[line] ?? []) isIn[each] = 1;
    return options.flatMap((_, option) => (isIn[option] === 0 ? [option] : []));
  }

  /** After a no of `canHave`: the lines among those asked for that cannot stand together (or with what was to fit). */
  get linesInTheWay(): number[] {
    return this.#search.core.flatMap((literal) =>
      (literal & 1) === 0 && literal >> 1 < this.#book.options.length ? [literal >> 1] : [],
    );
  }

  outlook(fitted: Fitted): Outlook {
    const dead = this.dead;
    const { available, model } = this.#available(fitted.lines);
    return { isPossible: model !== null, available, replaces: this.#swaps(fitted, available, dead, model) };
  }

  /** What some valid set of lines with these lines fits, and one such set's model. */
  #available(lines: readonly number[]): { available: Uint8Array; model: Uint8Array | null } {
    const available = this.#openWith(lines);
    const model = this.#witnesses.settle(lines, available);
    if (model === null) return { available: available.fill(0), model };
    this.#settled.push({ lines, available });
    if (this.#settled.length > SETTLED) this.#settled.splice(1, 1);
    return { available, model };
  }

  /** What fewer of these lines have not shut out already: more lines never open an option. */
  #openWith(lines: readonly number[]): Uint8Array {
    const open = new Uint8Array(this.#book.options.length).fill(1);
    const wanted = new Set(lines);
    for (const { lines: fewer, available } of this.#settled) {
      if (!fewer.every((line) => wanted.has(line))) continue;
      for (let option = 0; option < open.length; option += 1) if (available[option] === 0) open[option] = 0;
    }
    return open;
  }

  #swaps(fitted: Fitted, available: Uint8Array, dead: Uint8Array, model: Uint8Array | null): Int32Array {
    const { lines } = fitted;
    const search = this.#search;
    const replaces = new Int32Array(available.length).fill(-1);
    for (const wish of lines) {
      const candidates = new Set((this.#groups[wish] ?? []).flat());
      const open = [...candidates].filter(
        (each) =>
          available[each] === 0 &&
          dead[each] === 0 &&
          replaces[each] === -1 &&
          !this.#book.options[each]?.isPackOnly &&
          !lines.includes(each),
      );
      if (open.length === 0) continue;
      const others = lines.filter((each) => each !== wish);
      if (!search.assume(others.map(yes))) continue;
      let known = model;
      if (known === null) {
        if (!search.ask([], this.#encoding.empty, true)) continue;
        known = search.writeTo(this.#encoding.empty.slice());
        search.release();
      }
      const needing = this.#needing(wish, fitted);
      for (const each of open) {
        if (needing.length > 0 && this.#isMissed(wish, needing, [...others, each])) continue;
        if (search.ask([yes(each), no(wish)], known)) replaces[each] = wish;
      }
    }
    return replaces;
  }

  /** The needs of this order that a wish, or what it brings, helps to meet. */
  #needing(wish: number, { ordered }: Fitted): readonly Rule[] {
    const needs = (this.#book.brings[wish] ?? []).flatMap((each) => this.#neededBy[each] ?? []);
    return needs.filter(({ primary }) => ordered.includes(primary));
  }

  /** Whether these lines leave one of the needs without what the wish gave it: then something needs the wish. */
  #isMissed(wish: number, needing: readonly Rule[], lines: readonly number[]): boolean {
    const brought = this.#book.brings[wish] ?? [];
    const { ordered, fit } = fittedBy(this.#book, lines);
    return needing.some(({ type, primary, secondaries }) => {
      if (!ordered.includes(primary)) return false;
      const isFit = (each: number) => fit[each] === 1;
      if (type !== 'RA') return !secondaries.some(isFit);
      return !secondaries.every((each) => isFit(each) || !brought.includes(each));
    });
  }
}

const reasoners = new WeakMap<RuleBook, Reasoner>();

export function reasonerOf(book: RuleBook): Reasoner {
  const kept = reasoners.get(book) ?? new Reasoner(book);
  reasoners.set(book, kept);
  return kept;
}
