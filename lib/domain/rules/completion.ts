import { fittedBy, type Fitted } from './fitted';
import type { Pick } from './free-items';
import { leastSum } from './floors';
import { accountOf, type Sum } from './money';
import type { RuleBook } from './rule-book';
import type { Search } from './search';
import { reasonerOf } from './statuses';
import { linesThatFit } from './ways';

/** Sets of lines looked at to see what could be spared, for each one looked at otherwise. */
const PARING = 3;

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

/** Lists of lines, one of each of which must still come; none when the state is valid and fits what it should. */
function obligations(book: RuleBook, fitted: Fitted, sought: readonly number[]): number[][] {
  const wanted = sought.filter((each) => fitted.fit[each] === 0).map((each) => [each]);
  for (const { type, secondaries } of fitted.open) {
    const missing = secondaries.filter((each) => fitted.fit[each] === 0);
    wanted.push(...(type === 'RA' ? missing.map((each) => [each]) : [missing]));
  }
  return wanted.map((options) => linesThatFit(book, fitted, options)).sort((a, b) => a.length - b.length);
}

/** Some valid way to complete `base` with additions from `allowed` alone; none is found once the allowance is spent. */
function* within(
  book: RuleBook,
  base: readonly number[],
  sought: readonly number[],
  allowed: ReadonlySet<number>,
  allowance: Allowance,
): Search<readonly number[] | null> {
  if (allowance.left <= 0) return null;
  allowance.left -= 1;
  yield;
  const fitted = fittedBy(book, base);
  if (fitted.hasClash) return null;
  const [ways] = obligations(book, fitted, sought);
  if (ways === undefined) return [];
  if (!reasonerOf(book).canHave(base, sought, allowed)) return null;
  const rest = new Set(allowed);
  for (const each of ways) {
    if (!rest.delete(each)) continue;
    const found = yield* within(book, [...base, each], sought, rest, allowance);
    if (found) return [each, ...found];
  }
  return null;
}

/** Lines that every smaller completion holds too, because at some point they are the only way on. */
function neededOf(
  book: RuleBook,
  base: readonly number[],
  sought: readonly number[],
  adds: ReadonlySet<number>,
): ReadonlySet<number> {
  const needed = new Set<number>();
  for (let known = -1; known < needed.size;) {
    known = needed.size;
    for (const ways of obligations(book, fittedBy(book, [...base, ...needed]), sought)) {
      const [only, ...more] = ways.filter((each) => adds.has(each));
      if (only !== undefined && more.length === 0) needed.add(only);
    }
  }
  return needed;
}

/** Leaves out of a completion whatever can be spared, until nothing can: what more lines need, fewer need too. */
function* pared(
  book: RuleBook,
  base: readonly number[],
  sought: readonly number[],
  adds: readonly number[],
  allowance: Allowance,
): Search<readonly number[]> {
  const needed = neededOf(book, base, sought, new Set(adds));
  let left = adds;
  for (const each of adds) {
    if (needed.has(each) || !left.includes(each)) continue;
    const others = new Set(left.filter((other) => other !== each));
    left = (yield* within(book, base, sought, others, allowance)) ?? left;
  }
  return left;
}

/**
 * The cheapest completion of `base`: lines to add so that nothing clashes, no need is open and all that is sought is fitted.
 * Branches over the lines that could meet an open need, and leaves a branch when even the prices no pack and no free
 * item can take away exceed the best so far. `null` when there is none. When the allowance runs out, the cheapest found.
 */
export function* cheapestCompletion(
  book: RuleBook,
  base: readonly number[],
  sought: readonly number[],
  picks: readonly Pick[],
  allowance: Allowance,
): Search<Completion | null> {
  const reasoner = reasonerOf(book);
  const canStill = (lines: readonly number[]) => reasoner.canHave(lines, sought);
  const paring = { left: allowance.left * PARING };
  let best: Completion | null = null;
  const ranked = (adds: readonly number[]): Completion => {
    const { pence, unknown } = accountOf(book, fittedBy(book, [...base, ...adds]), picks);
    const listPence = adds.reduce((sum, each) => sum + (book.options[each]?.pence ?? 0), 0);
    return { adds, pence, unknown, listPence };
  };
  function* consider(adds: readonly number[]): Search<void> {
    // A completion with something to spare costs what it costs; what it spares is reached by another branch.
    if (best !== null && compareCompletions(ranked(inTableOrder(adds)), best) >= 0) return;
    const found = ranked(inTableOrder(yield* pared(book, base, sought, adds, paring)));
    if (paring.left <= 0) allowance.left = 0;
    if (best === null || compareCompletions(found, best) < 0) best = found;
  }
  function* visit(adds: readonly number[], barred: ReadonlySet<number>): Search<void> {
    const fitted = fittedBy(book, [...base, ...adds]);
    if (fitted.hasClash) return;
    const coming = obligations(book, fitted, sought).map((ways) => ways.filter((each) => !barred.has(each)));
    const [open] = coming;
    if (open === undefined) return yield* consider(adds);
    if (best !== null && (allowance.left <= 0 || exceeds(leastSum(book, fitted, coming), adds.length, best))) return;
    allowance.left -= 1;
    yield;
    if (!canStill(fitted.lines)) return;
    const shut = new Set(barred);
    for (const each of open.sort((a, b) => priceOf(book, a) - priceOf(book, b) || a - b)) {
      // Whatever holds this line is looked at from here on, and nowhere else.
      shut.add(each);
      yield* visit([...adds, each], shut);
    }
  }
  yield* visit([], new Set());
  return best;
}

const inTableOrder = (adds: readonly number[]) => [...adds].sort((a, b) => a - b);

/** For the order of trying only: an unknown price last. */
const priceOf = (book: RuleBook, option: number): number => book.options[option]?.pence ?? Number.MAX_SAFE_INTEGER;

/** Whether everything that costs at least this, with at least so many additions, ranks behind the best so far. */
function exceeds(least: ReturnType<typeof leastSum>, additions: number, best: Completion): boolean {
  return (
    (least.unknown - best.unknown ||
      Math.ceil(least.pence - 1e-6) - best.pence ||
      additions + least.lines - best.adds.length) > 0
  );
}
