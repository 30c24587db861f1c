/**
 * The rules as clauses. Variable `o` (the option's index) is true when o is a line or brought by one; each default has
 * a variable that says whether it is standard, defined exactly by what it clashes with. An option that defaults bring
 * has a third, which says that it is fitted one way or the other.
 */
import { fittedBy } from './fitted';
import type { Rule, RuleBook } from './rule-book';
import { type Clauses, ClauseSet, no, yes } from './solver/clauses';

export interface Encoding {
  readonly clauses: Clauses;
  /** By option: the literal that says it is fitted. */
  readonly fits: readonly number[];
  /** The variable of each default, and the options that are fitted when it is standard. */
  readonly brought: readonly (readonly [number, readonly number[]])[];
  /** The empty build: it satisfies every clause. */
  readonly empty: Uint8Array;
}

/** How a book's clauses are put together; reasons weaken the constraints, all else shares them. */
export interface Wording {
  /** Options that may be lines at all; the others stay out. */
  readonly options: readonly number[];
  readonly defaults: readonly number[];
  /** The rules to hold, and the literal that, when true, demands each. */
  readonly rules: readonly Rule[];
  readonly demand?: (rule: Rule) => number;
}

export function encode(book: RuleBook): Encoding {
  const set = new ClauseSet(book.options.length);
  const all = book.options.map((_, index) => index);
  const { standard, fits } = describe(book, set, { options: all, defaults: book.defaults, rules: book.rules });
  const clauses = set.freeze();
  const brought = [...standard].map(([option, variable]) => [variable, book.brings[option] ?? []] as const);
  const empty = new Uint8Array(clauses.variables);
  const fitted = fittedBy(book, []);
  for (const option of fitted.standard) empty[standard.get(option) ?? 0] = 1;
  for (const [option, literal] of fits.entries())
    if (literal >> 1 !== option) empty[literal >> 1] = fitted.fit[option] ?? 0;
  return { clauses, fits, brought, empty };
}

export function describe(book: RuleBook, set: ClauseSet, wording: Wording) {
  const isIn = new Uint8Array(book.options.length);
  for (const each of wording.options) isIn[each] = 1;
  const standard = new Map<number, number>();
  for (const each of wording.defaults) standard.set(each, set.variable());
  describePacks(book, set, wording.options, isIn);
  describeDefaults(book, set, standard, isIn);
  const bringers = new Map<number, number[]>();
  for (const [option, variable] of standard) {
    for (const each of book.brings[option] ?? []) listIn(bringers, each).push(yes(variable));
  }
  /** Ways for an option to be fitted: in the order, or by a standard default. */
  const ways = (option: number) => [...(isIn[option] === 1 ? [yes(option)] : []), ...(bringers.get(option) ?? [])];
  for (const rule of wording.rules) {
    const demanded = wording.demand ? [wording.demand(rule) ^ 1] : [];
    // A group of a hundred paints is five thousand pairs: without a demand they need no clause of their own.
    const apart = (one: number, other: number) =>
      demanded.length === 0 ? set.imply(yes(one), no(other)) : set.add([...demanded, no(one), no(other)]);
    describeRule(rule, isIn, ways, apart, (clause) => set.add([...demanded, ...clause]));
  }
  const fits = book.options.map((_, option) => {
    if (!bringers.has(option)) return yes(option);
    const variable = set.variable();
    set.add([no(variable), ...ways(option)]);
    return yes(variable);
  });
  return { standard, fits };
}

function describePacks(book: RuleBook, set: ClauseSet, options: readonly number[], isIn: Uint8Array): void {
  for (const option of options) {
    for (const item of book.contents[option] ?? []) set.imply(yes(option), yes(item));
    if (!book.options[option]?.isPackOnly) continue;
    const packs = (book.packsOf[option] ?? []).filter((pack) => isIn[pack] === 1 && !book.options[pack]?.isPackOnly);
    set.add([no(option), ...packs.map(yes)]);
  }
}

function describeDefaults(book: RuleBook, set: ClauseSet, standard: Map<number, number>, isIn: Uint8Array): void {
  /** By option: the earlier defaults that bring it. */
  const earlier = new Map<number, number[]>();
  for (const [option, variable] of standard) {
    if (book.clashesWithItself[option]) {
      set.add([no(variable)]);
      continue;
    }
    const against = book.bringClashes[option] ?? [];
    const before = new Set(against.flatMap((each) => earlier.get(each) ?? []));
    const obstacles = [...against.filter((each) => isIn[each] === 1), ...before].map(yes);
    for (const obstacle of obstacles) set.imply(yes(variable), obstacle ^ 1);
    set.add([yes(variable), ...obstacles]);
    for (const each of book.brings[option] ?? []) listIn(earlier, each).push(variable);
  }
}

function listIn(lists: Map<number, number[]>, key: number): number[] {
  const known = lists.get(key);
  if (known) return known;
  const fresh: number[] = [];
  lists.set(key, fresh);
  return fresh;
}

function describeRule(
  { type, primary, secondaries }: Rule,
  isIn: Uint8Array,
  ways: (option: number) => number[],
  apart: (one: number, other: number) => void,
  add: (clause: number[]) => void,
): void {
  const bar = (one: number, other: number) => {
    if (isIn[one] === 1 && isIn[other] === 1) apart(one, other);
  };
  if (type === 'OO') {
    for (const one of secondaries) for (const other of secondaries) if (one < other) bar(one, other);
  } else if (type === 'NW' || type === 'trim' || type === 'hood') {
    for (const other of secondaries) bar(primary, other);
  } else if (type === 'RA') {
    if (isIn[primary] === 1) for (const each of secondaries) add([no(primary), ...ways(each)]);
  } else if (type !== 'IN' && isIn[primary] === 1) {
    add([no(primary), ...secondaries.flatMap(ways)]);
  }
}
