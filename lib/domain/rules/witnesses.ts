import type { Encoding } from './encoding';
import { yes } from './solver/clauses';
import type { Search } from './solver/search';

/** A valid build met before: all its variables, and the options it fits. Whoever keeps its lines can have those. */
interface Witness {
  readonly model: Uint8Array;
  readonly shows: Uint8Array;
}

/** A bundle as makers write it is shown whole by about thirty builds, the hardest by about sixty. */
const MOST = 64;
/** How often widening a build may fail before it is left as it is. */
const MISSES = 10;

/**
 * The builds that prove what can be had, kept from one change to the next. A change leaves most of them valid or one
 * small repair away from it, and a few dozen show every option there is: thousands of questions become dozens.
 */
export class Witnesses {
  readonly #encoding: Encoding;
  readonly #search: Search;
  #kept: readonly Witness[] = [];

  constructor(encoding: Encoding, search: Search) {
    this.#encoding = encoding;
    this.#search = search;
  }

  /**
   * Takes out of `open` every option that no valid build with these lines fits. Answers one such build, to start
   * further questions of these lines from; `null` when there is none.
   */
  settle(lines: readonly number[], open: Uint8Array): Uint8Array | null {
    const search = this.#search;
    if (!search.assume(lines.map(yes))) return null;
    const spare = new Set(this.#kept);
    const used: Witness[] = [];
    let rest = Array.from(open.keys()).filter((option) => open[option] === 1);
    const use = (witness: Witness) => {
      spare.delete(witness);
      used.push(witness);
      rest = rest.filter((option) => witness.shows[option] === 0);
    };
    for (const each of this.#kept) {
      if (!lines.every((line) => each.model[line] === 1)) continue;
      if (used.length === 0 || rest.some((option) => each.shows[option] === 1)) use(each);
    }
    if (used.length === 0) {
      const [near = this.#of(this.#encoding.empty.slice())] = spare;
      if (!search.ask([], near.model, true)) return null;
      use(this.#rewritten(near));
    }
    const [known] = used;
    if (known === undefined) return null;
    for (let [option] = rest; option !== undefined; [option] = rest) {
      const literal = this.#encoding.fits[option] ?? 0;
      const near = first(spare, option);
      if (!search.ask([literal], (near ?? known).model, near !== undefined)) {
        open[option] = 0;
        rest.shift();
      } else if (near !== undefined) {
        use(this.#rewritten(near));
      } else {
        this.#widen(rest, known.model);
        use(this.#rewritten({ model: known.model.slice(), shows: new Uint8Array(open.length) }));
      }
    }
    this.#kept = [...used, ...spare].slice(0, MOST);
    return known.model;
  }

  /** Fits as many more of these options as go along with the last yes without giving anything up. */
  #widen(options: readonly number[], model: Uint8Array): void {
    const { values } = this.#search.state;
    let misses = 0;
    for (const option of options) {
      const literal = this.#encoding.fits[option] ?? 0;
      if (values[literal] === 0 && !this.#search.also(literal, model)) misses += 1;
      if (misses === MISSES) return;
    }
  }

  /** The witness with what the last yes changed. */
  #rewritten({ model, shows }: Witness): Witness {
    this.#search.writeTo(model);
    shows.set(model.subarray(0, shows.length));
    for (const [variable, options] of this.#encoding.brought) {
      if (model[variable] === 1) for (const option of options) shows[option] = 1;
    }
    return { model, shows };
  }

  #of(model: Uint8Array): Witness {
    return { model, shows: new Uint8Array(this.#encoding.fits.length) };
  }
}

function first(witnesses: Iterable<Witness>, option: number): Witness | undefined {
  for (const each of witnesses) if (each.shows[option] === 1) return each;
  return undefined;
}
