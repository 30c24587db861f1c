import { encode, type Encoding } from './encoding';
import type { Fitted } from './fitted';
import type { RuleBook } from './rule-book';
import { no, yes } from './solver/clauses';
import { Search } from './solver/search';

/** What follows from the rules for one set of wishes. */
export interface Outlook {
  /** Whether some valid set of lines keeps every wish. */
  readonly isPossible: boolean;
  /** 1 for each option that some valid set of lines with every wish fits. */
  readonly available: Uint8Array;
  /** For each blocked option, the wish whose place in an OO it can take; −1 otherwise. */
  readonly replaces: Int32Array;
}

/** Answers what can be had. One per book: what one question teaches, the next one uses. */
export class Reasoner {
  readonly #book: RuleBook;
  readonly #encoding: Encoding;
  readonly #search: Search;
  readonly #groups: (readonly number[])[][];
  #dead: Uint8Array | undefined;

  constructor(book: RuleBook) {
    this.#book = book;
    this.#encoding = encode(book);
    this.#search = new Search(this.#encoding.clauses);
    this.#groups = book.options.map(() => []);
    for (const { type, secondaries } of book.rules) {
      if (type === 'OO') for (const each of secondaries) this.#groups[each]?.push(secondaries);
    }
  }

  /** 1 for each option that can never be had, whatever else is chosen. */
  get dead(): Uint8Array {
    this.#dead ??= this.#available([]).available.map((each) => 1 - each);
    return this.#dead;
  }

  /** Whether some valid set of lines holds these lines and fits these options. */
  canHave(lines: readonly number[], fits: readonly number[] = []): boolean {
    const base = [...lines.map(yes), ...fits.map((each) => this.#encoding.fits[each] ?? 0)];
    return this.#search.assume(base) && this.#search.ask([], this.#encoding.empty, true);
  }

  /** After a no of `canHave`: the lines among those asked for that cannot stand together (or with what was to fit). */
  get linesInTheWay(): number[] {
    return this.#search.core.flatMap((literal) =>
      (literal & 1) === 0 && literal >> 1 < this.#book.options.length ? [literal >> 1] : [],
    );
  }

  outlook({ lines }: Fitted): Outlook {
    const dead = this.dead;
    const { available, model } = this.#available(lines);
    return { isPossible: model !== null, available, replaces: this.#swaps(lines, available, dead, model) };
  }

  #available(lines: readonly number[]): { available: Uint8Array; model: Uint8Array | null } {
    const { fits, shows, empty } = this.#encoding;
    const search = this.#search;
    const available = new Uint8Array(this.#book.options.length);
    if (!search.assume(lines.map(yes)) || !search.ask([], empty, true)) return { available, model: null };
    const model = search.modelFrom(empty);
    for (const [variable, options] of shows.entries()) {
      if (model[variable] === 1) for (const each of options) available[each] = 1;
    }
    for (const [option, literal] of fits.entries()) {
      if (available[option] === 1 || (this.#dead?.[option] ?? 0) === 1) continue;
      if (search.ask([literal], model)) this.#witness(available);
    }
    return { available, model };
  }

  /** All that the model just found fits is available too. */
  #witness(available: Uint8Array): void {
    const { trail, trailSize, levelStart } = this.#search.state;
    for (let at = levelStart[2] ?? 0; at < trailSize; at += 1) {
      const literal = trail[at] ?? 0;
      if ((literal & 1) === 1) continue;
      for (const each of this.#encoding.shows[literal >> 1] ?? []) available[each] = 1;
    }
  }

  #swaps(lines: readonly number[], available: Uint8Array, dead: Uint8Array, model: Uint8Array | null): Int32Array {
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
        known = search.modelFrom(this.#encoding.empty);
        search.release();
      }
      for (const each of open) if (search.ask([yes(each), no(wish)], known)) replaces[each] = wish;
    }
    return replaces;
  }
}

const reasoners = new WeakMap<RuleBook, Reasoner>();

export function reasonerOf(book: RuleBook): Reasoner {
  const kept = reasoners.get(book) ?? new Reasoner(book);
  reasoners.set(book, kept);
  return kept;
}
