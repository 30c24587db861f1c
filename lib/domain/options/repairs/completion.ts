import { fittedBy, type Fitted } from '@/lib/domain/options/status/fitted-options';
import type { Pick } from '@/lib/domain/options/pricing/free-items';
import { lowerBound } from './lower-bound';
import { accountOf, type PriceSum } from '@/lib/domain/options/pricing/build-account';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import type { StepwiseSearch } from './stepwise-search';
import { reasonerOf } from '@/lib/domain/options/status/reasoner';
import { candidateLines } from './candidate-lines';

/** Sets of lines looked at to see what could be spared, for each one looked at otherwise. */
const REDUCTION_FACTOR = 3;

/** How much searching one answer may cost; one unit is one set of lines looked at. */
export interface SearchBudget {
  left: number;
}

export interface Completion extends PriceSum {
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
  const at = one.findIndex((line, index) => line !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Lists of lines, one of each of which must still come; none when the state is valid and fits what it should. */
function obligations(book: RuleBook, fitted: Fitted, required: readonly number[]): number[][] {
  const obligationGroups = required.filter((option) => fitted.fit[option] === 0).map((option) => [option]);
  for (const { type, secondaries } of fitted.open) {
    const missing = secondaries.filter((option) => fitted.fit[option] === 0);
    obligationGroups.push(...(type === 'RA' ? missing.map((option) => [option]) : [missing]));
  }
  return obligationGroups.map((options) => candidateLines(book, fitted, options)).sort((a, b) => a.length - b.length);
}

/** Some valid way to complete `base` with additions from `allowed` alone; none is found once the allowance is spent. */
function* completeWithin(
  book: RuleBook,
  base: readonly number[],
  required: readonly number[],
  allowed: ReadonlySet<number>,
  budget: SearchBudget,
): StepwiseSearch<readonly number[] | null> {
  if (budget.left <= 0) return null;
  budget.left -= 1;
  yield;
  const fitted = fittedBy(book, base);
  if (fitted.hasClash) return null;
  const [alternatives] = obligations(book, fitted, required);
  if (alternatives === undefined) return [];
  if (!reasonerOf(book).canHave(base, required, allowed)) return null;
  const rest = new Set(allowed);
  for (const line of alternatives) {
    if (!rest.delete(line)) continue;
    const found = yield* completeWithin(book, [...base, line], required, rest, budget);
    if (found) return [line, ...found];
  }
  return null;
}

/** Lines that every smaller completion holds too, because at some point they are the only way on. */
function requiredLines(
  book: RuleBook,
  base: readonly number[],
  required: readonly number[],
  adds: ReadonlySet<number>,
): ReadonlySet<number> {
  const needed = new Set<number>();
  for (let known = -1; known < needed.size;) {
    known = needed.size;
    for (const alternatives of obligations(book, fittedBy(book, [...base, ...needed]), required)) {
      const [only, ...more] = alternatives.filter((line) => adds.has(line));
      if (only !== undefined && more.length === 0) needed.add(only);
    }
  }
  return needed;
}

/** Leaves out of a completion whatever can be spared, until nothing can: what more lines need, fewer need too. */
function* minimized(
  book: RuleBook,
  base: readonly number[],
  required: readonly number[],
  adds: readonly number[],
  budget: SearchBudget,
): StepwiseSearch<readonly number[]> {
  const needed = requiredLines(book, base, required, new Set(adds));
  let left = adds;
  for (const line of adds) {
    if (needed.has(line) || !left.includes(line)) continue;
    const others = new Set(left.filter((other) => other !== line));
    left = (yield* completeWithin(book, base, required, others, budget)) ?? left;
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
  required: readonly number[],
  picks: readonly Pick[],
  budget: SearchBudget,
): StepwiseSearch<Completion | null> {
  const reasoner = reasonerOf(book);
  const canStill = (lines: readonly number[]) => reasoner.canHave(lines, required);
  const reductionBudget = { left: budget.left * REDUCTION_FACTOR };
  let best: Completion | null = null;
  const evaluated = (adds: readonly number[]): Completion => {
    const { pence, unknown } = accountOf(book, fittedBy(book, [...base, ...adds]), picks);
    const listPence = adds.reduce((sum, line) => sum + (book.options[line]?.pence ?? 0), 0);
    return { adds, pence, unknown, listPence };
  };
  function* consider(adds: readonly number[]): StepwiseSearch<void> {
    // A completion with something to spare costs what it costs; what it spares is reached by another branch.
    if (best !== null && compareCompletions(evaluated(inTableOrder(adds)), best) >= 0) return;
    const found = evaluated(inTableOrder(yield* minimized(book, base, required, adds, reductionBudget)));
    if (reductionBudget.left <= 0) budget.left = 0;
    if (best === null || compareCompletions(found, best) < 0) best = found;
  }
  function* visit(adds: readonly number[], excluded: ReadonlySet<number>): StepwiseSearch<void> {
    const fitted = fittedBy(book, [...base, ...adds]);
    if (fitted.hasClash) return;
    const obligationLists = obligations(book, fitted, required).map((alternatives) =>
      alternatives.filter((line) => !excluded.has(line)),
    );
    const [open] = obligationLists;
    if (open === undefined) return yield* consider(adds);
    if (best !== null && (budget.left <= 0 || exceeds(lowerBound(book, fitted, obligationLists), adds.length, best)))
      return;
    budget.left -= 1;
    yield;
    if (!canStill(fitted.lines)) return;
    const excludedNext = new Set(excluded);
    for (const line of open.sort((a, b) => priceOf(book, a) - priceOf(book, b) || a - b)) {
      // Whatever holds this line is looked at from here on, and nowhere else.
      excludedNext.add(line);
      yield* visit([...adds, line], excludedNext);
    }
  }
  yield* visit([], new Set());
  return best;
}

const inTableOrder = (adds: readonly number[]) => [...adds].sort((a, b) => a - b);

/** For the order of trying only: an unknown price last. */
const priceOf = (book: RuleBook, option: number): number => book.options[option]?.pence ?? Number.MAX_SAFE_INTEGER;

/** Whether everything that costs at least this, with at least so many additions, ranks behind the best so far. */
function exceeds(least: ReturnType<typeof lowerBound>, additions: number, best: Completion): boolean {
  return (
    (least.unknown - best.unknown ||
      Math.ceil(least.pence - 1e-6) - best.pence ||
      additions + least.lines - best.adds.length) > 0
  );
}
