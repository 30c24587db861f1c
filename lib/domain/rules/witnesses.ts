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
const MISSES = 3;
/** A repair that changed so many variables has lost options on the way, and is widened again. */
const FAR = 100;

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
    const rest: number[] = [];
    for (let option = 0; option < open.length; option += 1) if (open[option] === 1) rest.push(option);
    const use = (witness: Witness) => {
      spare.delete(witness);
      used.push(witness);
      strike(rest, witness.shows);
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
    // What few builds show must be asked for anyway, and much of the rest is then shown by the way.
    byRarity(rest, spare);
    for (let [option] = rest; option !== undefined; [option] = rest) {
      const literal = this.#encoding.fits[option] ?? 0;
      const near = first(spare, option);
      const { model } = near ?? known;
      if (!search.ask([literal], model, near !== undefined)) {
        open[option] = 0;
        rest.shift();
        continue;
      }
      if (near === undefined || search.changed > FAR) this.#widen(rest, model);
      use(this.#rewritten(near ?? this.#of(model.slice())));
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

/** Takes the options that are shown off the list. */
function strike(options: number[], shows: Uint8Array): void {
  let kept = 0;
  for (const option of options) if (shows[option] === 0) options[kept++] = option;
  options.length = kept;
}

function byRarity(options: number[], witnesses: Iterable<Witness>): void {
  if (options.length < 2) return;
  const [one] = witnesses;
  const times = new Uint8Array(one?.shows.length ?? 0);
  for (const { shows } of witnesses) for (const option of options) times[option]! += shows[option]!;
  options.sort((a, b) => times[a]! - times[b]! || a - b);
}

function first(witnesses: Iterable<Witness>, option: number): Witness | undefined {
  for (const each of witnesses) if (each.shows[option] === 1) return each;
  return undefined;
}
