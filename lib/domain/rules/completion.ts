import { fittedBy, type Fitted } from './fitted';
import type { Pick } from './free-items';
import { accountOf, type Sum } from './money';
import type { RuleBook } from './rule-book';
import { reasonerOf } from './statuses';
import { linesThatFit } from './ways';

/** How much searching one answer may cost; one unit is one set of lines looked at. */
export interface Allowance {
  left: number;
}

export interface Completion extends Sum {
  /** Lines to add, in table order; none of them, nor any group, could be left out. */
  readonly adds: readonly number[];
  /** Value of the additions at list price: of two ways that cost the same, the richer one. */
  readonly listPence: number;
}

/** Fewer unknown prices, then £, then additions, then more for the money, then table order. */
export function compareCompletions(one: Completion, other: Completion): number {
  return (
    one.unknown - other.unknown ||
    one.pence - other.pence ||
    one.adds.length - other.adds.length ||
    other.listPence - one.listPence ||
    firstDifference(one.adds, other.adds)
  );
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The lines one of which must still come, or none when the state is valid and fits what it should. */
function obligation(book: RuleBook, fitted: Fitted, sought: number | null): readonly number[] | null {
  if (sought !== null && fitted.fit[sought] === 0) return linesThatFit(book, fitted, [sought]);
  let fewest: readonly number[] | null = null;
  for (const { type, secondaries } of fitted.open) {
    const missing = secondaries.filter((each) => fitted.fit[each] === 0);
    for (const wanted of type === 'RA' ? missing.map((each) => [each]) : [missing]) {
      const ways = linesThatFit(book, fitted, wanted);
      if (fewest === null || ways.length < fewest.length) fewest = ways;
    }
  }
  return fewest;
}

/** Some valid way to complete `base` with additions from `allowed` alone. */
function within(
  book: RuleBook,
  base: readonly number[],
  sought: number | null,
  allowed: ReadonlySet<number>,
  adds: readonly number[] = [],
): readonly number[] | null {
  const fitted = fittedBy(book, [...base, ...adds]);
  if (fitted.hasClash) return null;
  const ways = obligation(book, fitted, sought);
  if (ways === null) return adds;
  const rest = new Set(allowed);
  for (const each of ways) {
    if (!rest.delete(each)) continue;
    const found = within(book, base, sought, rest, [...adds, each]);
    if (found) return found;
  }
  return null;
}

/** Leaves out of a completion whatever can be spared, until nothing can. */
function pared(
  book: RuleBook,
  base: readonly number[],
  sought: number | null,
  adds: readonly number[],
): readonly number[] {
  for (const each of adds) {
    const fewer = within(book, base, sought, new Set(adds.filter((other) => other !== each)));
    if (fewer) return pared(book, base, sought, fewer);
  }
  return adds;
}

/**
 * The cheapest completion of `base`: lines to add so that nothing clashes, no need is open and `sought` is fitted.
 * Branches over the lines that could meet an open need, and leaves a branch when even the prices no pack and no free
 * item can take away exceed the best so far. `null` when there is none. When the allowance runs out, the cheapest found.
 */
export function cheapestCompletion(
  book: RuleBook,
  base: readonly number[],
  sought: number | null,
  picks: readonly Pick[],
  allowance: Allowance,
): Completion | null {
  const reasoner = reasonerOf(book);
  const canStill = (lines: readonly number[]) => reasoner.canHave(lines, sought === null ? [] : [sought]);
  if (!canStill(base)) return null;
  let best: Completion | null = null;
  const consider = (adds: readonly number[]) => {
    const kept = [...pared(book, base, sought, adds)].sort((a, b) => a - b);
    const { pence, unknown } = accountOf(book, fittedBy(book, [...base, ...kept]), picks);
    const listPence = kept.reduce((sum, each) => sum + (book.options[each]?.pence ?? 0), 0);
    const found = { adds: kept, pence, unknown, listPence };
    if (best === null || compareCompletions(found, best) < 0) best = found;
  };
  const visit = (adds: readonly number[], barred: ReadonlySet<number>) => {
    const lines = [...base, ...adds];
    const fitted = fittedBy(book, lines);
    const ways = fitted.hasClash ? [] : obligation(book, fitted, sought);
    if (ways === null) return consider(adds);
    const shut = new Set(barred);
    const byPrice = [...ways].sort(
      (a, b) => (book.options[a]?.pence ?? 1e12) - (book.options[b]?.pence ?? 1e12) || a - b,
    );
    for (const each of byPrice) {
      if (shut.has(each)) continue;
      // Whatever holds this line has been looked at from here on.
      shut.add(each);
      if (best !== null && (allowance.left <= 0 || exceeds(book, [...lines, each], adds.length + 1, best))) continue;
      allowance.left -= 1;
      if (canStill([...lines, each])) visit([...adds, each], shut);
    }
  };
  visit([], new Set());
  return best;
}

/** Whether any completion with these lines must rank behind the best so far. */
function exceeds(book: RuleBook, lines: readonly number[], additions: number, best: Completion): boolean {
  let [pence, unknown] = [0, 0];
  for (const line of new Set(lines)) {
    if (book.mayBecomeFree[line]) continue;
    const price = book.options[line]?.pence;
    if (price === undefined || price === null) unknown += 1;
    else pence += price;
  }
  return (unknown - best.unknown || pence - best.pence || additions - best.adds.length) > 0;
}
