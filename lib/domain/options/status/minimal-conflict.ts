import { encodeRules } from './encoding';
import { fittedBy } from './fitted-options';
import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { type Clauses, ClauseSet, positive } from '@/lib/domain/options/solver/clauses';
import type { SearchBudget } from '@/lib/domain/options/solver/search-budget';
import { CdclSolver } from '@/lib/domain/options/solver/cdcl-solver';

/** A minimal conflict: every build with these selections (and with the option) breaks one of these rules. */
export interface Conflict {
  /** By index, in their order. */
  readonly selections: readonly number[];
  readonly rules: readonly CompiledRule[];
}

type ConflictElement = { readonly selection: number } | { readonly rule: CompiledRule };

const isExclusion = ({ type }: CompiledRule) => type !== 'RO' && type !== 'RA' && type !== 'IO';

/**
 * A minimal set of selections and rules that excludes an option, or, without an option, that clashes in itself; `null`
 * when there is no conflict. Minimal: when any one element is left out, some build meets the rest.
 * `not decided` when the budget ends first. The result depends on the arguments alone, never on earlier calls: the solver
 * is a new one.
 */
export function conflictOf(
  book: RuleBook,
  lines: readonly number[],
  option: number | null,
  budget: SearchBudget,
): Conflict | null | 'not decided' {
  return minimalConflict(encodeDemands(book, relevantTo(book, lines, option)), lines, option, budget);
}

/**
 * Why options are dead, for many of one book: the whole book is encoded once, and each search has a new solver.
 * @returns the conflict of an option without selections
 */
export function deadReasons(book: RuleBook): (option: number, budget: SearchBudget) => Conflict | null | 'not decided' {
  const options = new Set(book.options.keys());
  const encoding = encodeDemands(book, { options, defaults: new Set(book.defaults) });
  return (option, budget) => minimalConflict(encoding, [], option, budget);
}

/** The options and defaults that are encoded. */
interface ConflictScope {
  readonly options: ReadonlySet<number>;
  readonly defaults: ReadonlySet<number>;
}

/** A part of a book as clauses, in which each rule holds only while its literal is true. */
interface DemandEncoding {
  readonly rules: readonly CompiledRule[];
  readonly demands: ReadonlyMap<CompiledRule, number>;
  readonly fits: readonly number[];
  readonly clauses: Clauses;
  /** The empty build. */
  readonly empty: Uint8Array;
}

function encodeDemands(book: RuleBook, relevant: ConflictScope): DemandEncoding {
  const rules = book.rules.filter(
    ({ type, primary, secondaries }) =>
      type !== 'IN' && (primary < 0 ? secondaries : [primary]).some((index) => relevant.options.has(index)),
  );
  const set = new ClauseSet(book.options.length);
  const demands = new Map(rules.map((rule) => [rule, positive(set.variable())]));
  const { standard, fits } = encodeRules(book, set, {
    options: [...relevant.options],
    defaults: book.defaults.filter((index) => relevant.defaults.has(index)),
    rules,
    demand: (rule) => demands.get(rule) ?? 0,
  });
  const clauses = set.freeze();
  const empty = new Uint8Array(clauses.variables);
  const emptyFitted = fittedBy(book, []);
  for (const index of emptyFitted.standard) empty[standard.get(index) ?? clauses.variables] = 1;
  for (const [index, literal] of fits.entries())
    if (literal >> 1 !== index) empty[literal >> 1] = emptyFitted.fit[index] ?? 0;
  return { rules, demands, fits, clauses, empty };
}

function minimalConflict(
  { rules, demands, fits, clauses, empty }: DemandEncoding,
  lines: readonly number[],
  option: number | null,
  budget: SearchBudget,
): Conflict | null | 'not decided' {
  const solver = new CdclSolver(clauses);
  solver.budget = budget;
  const assumptions = option === null ? [] : [fits[option] ?? 0];
  const literalOf = (element: ConflictElement) =>
    'selection' in element ? positive(element.selection) : (demands.get(element.rule) ?? 0);
  const isConsistent = (elements: readonly ConflictElement[]) =>
    solver.assume([...assumptions, ...elements.map(literalOf)]) && solver.solve([], empty, true);

  const all: ConflictElement[] = [
    ...rules.filter(isExclusion).map((rule) => ({ rule })),
    ...rules.filter((rule) => !isExclusion(rule)).map((rule) => ({ rule })),
    ...lines.map((selection) => ({ selection })),
  ];
  const answer = isConsistent(all);
  if (answer !== false) return answer ? null : 'not decided';
  const involved = new Set(solver.core);
  const found = quickXplain(
    all.filter((element) => involved.has(literalOf(element))),
    isConsistent,
  );
  if (found === null) return 'not decided';
  return {
    selections: found.flatMap((element) => ('selection' in element ? [element.selection] : [])),
    rules: found.flatMap((element) => ('rule' in element ? [element.rule] : [])),
  };
}

/**
 * A minimal inconsistent subset, preferring to leave out later elements. U. Junker, "QUICKXPLAIN: Preferred Explanations
 * and Relaxations for Over-Constrained Problems", AAAI 2004.
 */
function quickXplain<T>(
  elements: readonly T[],
  isConsistent: (elements: readonly T[]) => boolean | null,
): readonly T[] | null {
  let isDecided = true;
  const holds = (some: readonly T[]): boolean => {
    const answer = isDecided ? isConsistent(some) : null;
    if (answer === null) isDecided = false;
    return answer === true;
  };
  // The elements are halved at each level: the recursion is as deep as the logarithm of their number.
  const explain = (fixed: readonly T[], isNew: boolean, rest: readonly T[]): readonly T[] => {
    if ((isNew && !holds(fixed)) || !isDecided) return [];
    if (rest.length <= 1) return rest;
    const [left, right] = [rest.slice(0, rest.length >> 1), rest.slice(rest.length >> 1)];
    const fromRight = explain([...fixed, ...left], true, right);
    const fromLeft = explain([...fixed, ...fromRight], fromRight.length > 0, left);
    return [...fromLeft, ...fromRight];
  };
  // Facts alone may exclude an option: a pack-only item whose packs clash with themselves.
  const found = holds([]) ? explain([], false, elements) : [];
  return isDecided ? found : null;
}

/**
 * The options and defaults that a conflict can depend on. Every other option can be left out of a build without breaking
 * a rule: it is not selected, not brought, not needed, and displaces no default that matters.
 */
function relevantTo(book: RuleBook, lines: readonly number[], option: number | null): ConflictScope {
  const options = new Set<number>();
  const defaults = new Set<number>();
  const queue: number[] = [];
  const visit = (index: number) => {
    if (options.has(index)) return;
    options.add(index);
    queue.push(index);
  };
  const visitDefault = (first: number) => {
    const open = [first];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (defaults.has(index)) continue;
      defaults.add(index);
      const against = new Set(book.bringClashes[index]);
      for (const other of against) visit(other);
      for (const earlier of book.defaults)
        if (earlier < index && book.brings[earlier]?.some((item) => against.has(item))) open.push(earlier);
    }
  };
  const visitWithDefaults = (index: number) => {
    visit(index);
    for (const pack of [index, ...(book.packsOf[index] ?? [])]) if (book.options[pack]?.isDefault) visitDefault(pack);
  };
  for (const line of lines) visit(line);
  if (option !== null) visitWithDefaults(option);
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    for (const item of book.brings[index] ?? []) visit(item);
    if (book.options[index]?.isPackOnly) for (const pack of book.packsOf[index] ?? []) visit(pack);
    for (const { secondaries } of book.needs[index] ?? []) for (const other of secondaries) visitWithDefaults(other);
  }
  return { options, defaults };
}
