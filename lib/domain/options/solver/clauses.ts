/**
 * Clauses as the solver stores them. A literal is `2 × variable` for true and `2 × variable + 1` for false, as in
 * MiniSat. A clause of two literals becomes two implications. Longer clauses lie in one arena, each as its length and
 * then its literals.
 */
export interface Clauses {
  readonly variables: number;
  readonly units: readonly number[];
  /** Whether there is an empty clause: then nothing satisfies them. */
  readonly isEmpty: boolean;
  /** `implied[impliedStart[l] … impliedStart[l + 1]]` are true once literal `l` is. */
  readonly impliedStart: Int32Array;
  readonly implied: Int32Array;
  readonly arena: Int32Array;
  readonly refs: readonly number[];
  /** The long clauses that contain a literal. */
  readonly occurrenceStart: Int32Array;
  readonly occurrenceRefs: Int32Array;
}

/** The literal that is true when the variable is. */
export const positive = (variable: number): number => variable * 2;

/** The literal that is true when the variable is false. */
export const negative = (variable: number): number => variable * 2 + 1;

export class ClauseSet {
  #variables: number;
  readonly #units: number[] = [];
  readonly #pairs: number[] = [];
  readonly #arena: number[] = [];
  readonly #refs: number[] = [];
  #isEmpty = false;

  constructor(variables: number) {
    this.#variables = variables;
  }

  variable(): number {
    this.#variables += 1;
    return this.#variables - 1;
  }

  /** Adds a clause. Repeated literals count once, and a clause that is always true is left out. */
  add(literals: readonly number[]): void {
    const known = new Set(literals);
    const distinct = [...known];
    if (distinct.some((literal) => (literal & 1) === 1 && known.has(literal ^ 1))) return;
    const [one, other] = distinct;
    if (one === undefined) this.#isEmpty = true;
    else if (other === undefined) this.#units.push(one);
    else if (distinct.length === 2) this.#pairs.push(one, other);
    else {
      this.#refs.push(this.#arena.length);
      this.#arena.push(distinct.length);
      // One by one: a clause may be longer than the arguments of a call.
      for (const literal of distinct) this.#arena.push(literal);
    }
  }

  /** Adds the clause that one literal implies another. */
  imply(antecedent: number, consequent: number): void {
    if (antecedent !== consequent) this.#pairs.push(antecedent ^ 1, consequent);
  }

  freeze(): Clauses {
    const literals = this.#variables * 2;
    const pairs = this.#pairs;
    const fromPairs = index(literals, pairs.length, (put) => {
      for (let at = 0; at < pairs.length; at += 2) {
        const [one = 0, other = 0] = [pairs[at], pairs[at + 1]];
        put(one ^ 1, other);
        put(other ^ 1, one);
      }
    });
    const arena = Int32Array.from(this.#arena);
    const occurrences = index(literals, arena.length - this.#refs.length, (put) => {
      for (const ref of this.#refs) {
        for (let at = 1; at <= (arena[ref] ?? 0); at += 1) put(arena[ref + at] ?? 0, ref);
      }
    });
    return {
      variables: this.#variables,
      units: this.#units,
      isEmpty: this.#isEmpty,
      impliedStart: fromPairs.start,
      implied: fromPairs.items,
      arena,
      refs: this.#refs,
      occurrenceStart: occurrences.start,
      occurrenceRefs: occurrences.items,
    };
  }
}

/** Items by key in two flat arrays: those of `key` lie at `start[key] … start[key + 1]`. */
function index(keys: number, size: number, forEachItem: (put: (key: number, item: number) => void) => void) {
  const start = new Int32Array(keys + 1);
  forEachItem((key) => void (start[key + 1] = (start[key + 1] ?? 0) + 1));
  for (let key = 0; key < keys; key += 1) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0);
  const next = start.slice();
  const items = new Int32Array(size);
  forEachItem((key, item) => {
    const at = next[key] ?? 0;
    items[at] = item;
    next[key] = at + 1;
  });
  return { start, items };
}
