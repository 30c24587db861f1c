import { describe } from './encoding';
import { fittedBy } from './fitted';
import type { Rule, RuleBook } from './rule-book';
import { ClauseSet, yes } from './solver/clauses';
import { Search } from './solver/search';

/** A smallest conflict: whoever keeps these wishes (and has the option) breaks one of these rules. */
export interface Conflict {
  /** Indices of wishes, in their order. */
  readonly wishes: readonly number[];
  readonly rules: readonly Rule[];
}

type Element = { readonly wish: number } | { readonly rule: Rule };

const isBar = ({ type }: Rule) => type !== 'RO' && type !== 'RA' && type !== 'IO';

/**
 * A smallest set of wishes and rules that shut an option out, or, without an option, that clash on their own; `null`
 * when nothing does. Smallest: without any one of them there is a build that keeps the rest.
 * The same question always has the same answer, whatever was asked before.
 */
export function conflictOf(book: RuleBook, lines: readonly number[], option: number | null): Conflict | null {
  const relevant = relevantTo(book, lines, option);
  const rules = book.rules.filter(
    ({ type, primary, secondaries }) =>
      type !== 'IN' && (primary < 0 ? secondaries : [primary]).some((each) => relevant.options.has(each)),
  );
  const set = new ClauseSet(book.options.length);
  const demands = new Map(rules.map((rule) => [rule, yes(set.variable())]));
  const { standard, fits } = describe(book, set, {
    options: [...relevant.options],
    defaults: book.defaults.filter((each) => relevant.defaults.has(each)),
    rules,
    demand: (rule) => demands.get(rule) ?? 0,
  });
  const clauses = set.freeze();
  const empty = new Uint8Array(clauses.variables);
  const nothing = fittedBy(book, []);
  for (const each of nothing.standard) empty[standard.get(each) ?? clauses.variables] = 1;
  for (const [each, literal] of fits.entries()) if (literal >> 1 !== each) empty[literal >> 1] = nothing.fit[each] ?? 0;
  const search = new Search(clauses);
  const given = option === null ? [] : [fits[option] ?? 0];
  const literalOf = (each: Element) => ('wish' in each ? yes(each.wish) : (demands.get(each.rule) ?? 0));
  const holds = (elements: readonly Element[]) =>
    search.assume([...given, ...elements.map(literalOf)]) && search.ask([], empty, true);

  const all: Element[] = [
    ...rules.filter(isBar).map((rule) => ({ rule })),
    ...rules.filter((rule) => !isBar(rule)).map((rule) => ({ rule })),
    ...lines.map((wish) => ({ wish })),
  ];
  if (holds(all)) return null;
  const involved = new Set(search.core);
  const found = smallest(
    all.filter((each) => involved.has(literalOf(each))),
    holds,
  );
  return {
    wishes: found.flatMap((each) => ('wish' in each ? [each.wish] : [])),
    rules: found.flatMap((each) => ('rule' in each ? [each.rule] : [])),
  };
}

/** QuickXplain (Junker 2004): a smallest subset that does not hold, leaving out the later elements first. */
function smallest<T>(elements: readonly T[], holds: (elements: readonly T[]) => boolean): readonly T[] {
  const split = (fixed: readonly T[], isNew: boolean, rest: readonly T[]): readonly T[] => {
    if (isNew && !holds(fixed)) return [];
    if (rest.length <= 1) return rest;
    const [left, right] = [rest.slice(0, rest.length >> 1), rest.slice(rest.length >> 1)];
    const fromRight = split([...fixed, ...left], true, right);
    const fromLeft = split([...fixed, ...fromRight], fromRight.length > 0, left);
    return [...fromLeft, ...fromRight];
  };
  // Facts that hold by themselves may shut an option out: a pack-only item whose packs clash with themselves.
  return holds([]) ? split([], false, elements) : [];
}

/**
 * The options a conflict can turn on. Leaving all others out of a build breaks nothing: they are not asked for, not
 * brought, not needed, and no default that matters waits for them.
 */
function relevantTo(book: RuleBook, lines: readonly number[], option: number | null) {
  const options = new Set<number>();
  const defaults = new Set<number>();
  const queue: number[] = [];
  const meet = (each: number) => {
    if (options.has(each)) return;
    options.add(each);
    queue.push(each);
  };
  const meetDefault = (each: number) => {
    if (defaults.has(each)) return;
    defaults.add(each);
    const against = new Set(book.bringClashes[each]);
    for (const other of against) meet(other);
    for (const earlier of book.defaults) {
      if (earlier < each && book.brings[earlier]?.some((item) => against.has(item))) meetDefault(earlier);
    }
  };
  const seek = (each: number) => {
    meet(each);
    for (const pack of [each, ...(book.packsOf[each] ?? [])]) if (book.options[pack]?.isDefault) meetDefault(pack);
  };
  for (const each of lines) meet(each);
  if (option !== null) seek(option);
  for (let each = queue.pop(); each !== undefined; each = queue.pop()) {
    for (const item of book.brings[each] ?? []) meet(item);
    if (book.options[each]?.isPackOnly) for (const pack of book.packsOf[each] ?? []) meet(pack);
    for (const { secondaries } of book.needs[each] ?? []) for (const other of secondaries) seek(other);
  }
  return { options, defaults };
}
