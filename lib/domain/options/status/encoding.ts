/**
 * The rules as clauses. Variable `o` (the option's index) is true when o is a line or brought by one. Each default has a
 * second variable, true exactly when it is standard: that is, when nothing it clashes with is fitted. An option that
 * defaults bring has a third variable, true only when the option is fitted as a line, through a line or by a default.
 */
import { fittedBy } from './fitted-options';
import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { type Clauses, ClauseSet, negative, positive } from '@/lib/domain/options/solver/clauses';

export interface Encoding {
  readonly clauses: Clauses;
  /** By option: the literal that is true only when it is fitted. */
  readonly fits: readonly number[];
  /** The variable of each default, and the options that are fitted when it is standard. */
  readonly brought: readonly (readonly [number, readonly number[]])[];
  /** The empty build: it satisfies every clause. */
  readonly empty: Uint8Array;
}

/** Which part of a book is encoded. Reasons need each rule on demand; everything else needs all rules always. */
export interface EncodingScope {
  /** Options that may be lines. All others are left out. */
  readonly options: readonly number[];
  readonly defaults: readonly number[];
  /** The rules to encode, and for each the literal that demands it when true. Without `demand` all are demanded. */
  readonly rules: readonly CompiledRule[];
  readonly demand?: (rule: CompiledRule) => number;
}

/** The clauses of a whole rule book, in which every rule is demanded. */
export function encode(book: RuleBook): Encoding {
  const set = new ClauseSet(book.options.length);
  const all = book.options.map((_, index) => index);
  const { standard, fits } = encodeRules(book, set, { options: all, defaults: book.defaults, rules: book.rules });
  const clauses = set.freeze();
  const brought = [...standard].map(([option, variable]) => [variable, book.brings[option] ?? []] as const);
  const empty = new Uint8Array(clauses.variables);
  const fitted = fittedBy(book, []);
  for (const option of fitted.standard) empty[standard.get(option) ?? 0] = 1;
  for (const [option, literal] of fits.entries())
    if (literal >> 1 !== option) empty[literal >> 1] = fitted.fit[option] ?? 0;
  return { clauses, fits, brought, empty };
}

/** Adds the clauses of a part of a rule book to the set. */
export function encodeRules(book: RuleBook, set: ClauseSet, scope: EncodingScope) {
  const isIn = new Uint8Array(book.options.length);
  for (const option of scope.options) isIn[option] = 1;
  const standard = new Map<number, number>();
  for (const option of scope.defaults) standard.set(option, set.variable());
  encodePacks(book, set, scope.options, isIn);
  encodeDefaults(book, set, standard, isIn);
  const holders = new Map<number, number[]>();
  for (const [option, variable] of standard) {
    for (const item of book.brings[option] ?? []) listIn(holders, item).push(positive(variable));
  }
  /** The literals of which one must be true for an option to be fitted: it is ordered, or brought by a standard default. */
  const alternatives = (option: number) => [
    ...(isIn[option] === 1 ? [positive(option)] : []),
    ...(holders.get(option) ?? []),
  ];
  for (const rule of scope.rules) {
    const demanded = scope.demand ? [scope.demand(rule) ^ 1] : [];
    // A group of a hundred paints has five thousand pairs: without a demand literal each is an implication.
    const exclude = (one: number, other: number) =>
      demanded.length === 0
        ? set.imply(positive(one), negative(other))
        : set.add([...demanded, negative(one), negative(other)]);
    encodeRule(rule, isIn, alternatives, exclude, (clause) => set.add([...demanded, ...clause]));
  }
  const fits = book.options.map((_, option) => {
    if (!holders.has(option)) return positive(option);
    const variable = set.variable();
    set.add([negative(variable), ...alternatives(option)]);
    return positive(variable);
  });
  return { standard, fits };
}

function encodePacks(book: RuleBook, set: ClauseSet, options: readonly number[], isIn: Uint8Array): void {
  for (const option of options) {
    for (const item of book.contents[option] ?? []) set.imply(positive(option), positive(item));
    if (!book.options[option]?.isPackOnly) continue;
    const packs = (book.packsOf[option] ?? []).filter((pack) => isIn[pack] === 1 && !book.options[pack]?.isPackOnly);
    set.add([negative(option), ...packs.map(positive)]);
  }
}

function encodeDefaults(book: RuleBook, set: ClauseSet, standard: Map<number, number>, isIn: Uint8Array): void {
  /** By option: the earlier defaults that bring it. */
  const earlier = new Map<number, number[]>();
  for (const [option, variable] of standard) {
    if (book.clashesWithItself[option]) {
      set.add([negative(variable)]);
      continue;
    }
    const against = book.bringClashes[option] ?? [];
    const before = new Set(against.flatMap((other) => earlier.get(other) ?? []));
    const obstacles = [...against.filter((other) => isIn[other] === 1), ...before].map(positive);
    for (const obstacle of obstacles) set.imply(positive(variable), obstacle ^ 1);
    set.add([positive(variable), ...obstacles]);
    for (const item of book.brings[option] ?? []) listIn(earlier, item).push(variable);
  }
}

function listIn(lists: Map<number, number[]>, key: number): number[] {
  const known = lists.get(key);
  if (known) return known;
  const fresh: number[] = [];
  lists.set(key, fresh);
  return fresh;
}

function encodeRule(
  { type, primary, secondaries }: CompiledRule,
  isIn: Uint8Array,
  alternatives: (option: number) => number[],
  exclude: (one: number, other: number) => void,
  add: (clause: number[]) => void,
): void {
  const bar = (one: number, other: number) => {
    if (isIn[one] === 1 && isIn[other] === 1) exclude(one, other);
  };
  if (type === 'OO') {
    for (const one of secondaries) for (const other of secondaries) if (one < other) bar(one, other);
  } else if (type === 'NW' || type === 'trim' || type === 'hood') {
    for (const other of secondaries) bar(primary, other);
  } else if (type === 'RA') {
    if (isIn[primary] === 1) for (const option of secondaries) add([negative(primary), ...alternatives(option)]);
  } else if (type !== 'IN' && isIn[primary] === 1) {
    add([negative(primary), ...secondaries.flatMap(alternatives)]);
  }
}
