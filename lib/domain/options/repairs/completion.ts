import { fittedBy, type Fitted } from '@/lib/domain/options/status/fitted-options';
import type { Pick } from '@/lib/domain/options/pricing/free-items';
import { lowerBound } from './lower-bound';
import { accountOf, type PriceSum } from '@/lib/domain/options/pricing/build-account';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { reasonerOf } from '@/lib/domain/options/status/reasoner';
import { candidateLines } from './candidate-lines';

/** Sets of lines checked while minimizing, for each set checked while searching. */
const MINIMIZATION_FACTOR = 3;

/** How much one search may cost. One unit is one set of lines checked. */
export interface SearchBudget {
  left: number;
}

export interface Completion extends PriceSum {
  /** Lines to add, in table order. No one of them, nor any group, could be left out. */
  readonly adds: readonly number[];
  /** Value of the additions at list price: of two completions at the same price, the richer one wins. */
  readonly listPence: number;
}

/** What a search completes: `base` stays, `required` must be fitted in the end. */
interface CompletionGoal {
  readonly book: RuleBook;
  readonly base: readonly number[];
  readonly required: readonly number[];
}

/** Fewer unknown prices, then £, then additions, then more for the money, then table order. */
export function compareCompletions(one: Completion, other: Completion): number {
  return (
    one.unknown - other.unknown ||
    one.pence - other.pence ||
    one.adds.length - other.adds.length ||
    other.listPence - one.listPence ||
    compareInTableOrder(one.adds, other.adds)
  );
}

/** By the first line in which the two lists differ. */
export function compareInTableOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((line, index) => line !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Lists of lines: one line of each list must still come. No list when the state is valid and fits what it should. */
function obligations({ book, required }: CompletionGoal, fitted: Fitted): number[][] {
  const obligationGroups = required.filter((option) => fitted.fit[option] === 0).map((option) => [option]);
  for (const { type, secondaries } of fitted.open) {
    const missing = secondaries.filter((option) => fitted.fit[option] === 0);
    obligationGroups.push(...(type === 'RA' ? missing.map((option) => [option]) : [missing]));
  }
  return obligationGroups.map((options) => candidateLines(book, fitted, options)).sort((a, b) => a.length - b.length);
}

/** Some valid completion of `adds` with further lines from `allowed` alone; `null` when none is found or the budget is spent. */
function completeWithin(
  goal: CompletionGoal,
  adds: readonly number[],
  allowed: ReadonlySet<number>,
  budget: SearchBudget,
): readonly number[] | null {
  if (budget.left <= 0) return null;
  budget.left -= 1;
  const lines = [...goal.base, ...adds];
  const fitted = fittedBy(goal.book, lines);
  if (fitted.hasClash) return null;
  const [alternatives] = obligations(goal, fitted);
  if (alternatives === undefined) return adds;
  if (!reasonerOf(goal.book).canHave(lines, goal.required, allowed)) return null;
  const rest = new Set(allowed);
  for (const line of alternatives) {
    if (!rest.delete(line)) continue;
    const found = completeWithin(goal, [...adds, line], rest, budget);
    if (found) return found;
  }
  return null;
}

/** Lines that every smaller completion holds too, because at some point they are the only possible addition. */
function unavoidableLines(goal: CompletionGoal, adds: ReadonlySet<number>): ReadonlySet<number> {
  const needed = new Set<number>();
  for (let known = -1; known < needed.size;) {
    known = needed.size;
    for (const alternatives of obligations(goal, fittedBy(goal.book, [...goal.base, ...needed]))) {
      const [only, ...more] = alternatives.filter((line) => adds.has(line));
      if (only !== undefined && more.length === 0) needed.add(only);
    }
  }
  return needed;
}

/** Leaves out of a completion whatever can be spared, until nothing can: what more lines need, fewer need too. */
function minimized(goal: CompletionGoal, adds: readonly number[], budget: SearchBudget): readonly number[] {
  const unavoidable = unavoidableLines(goal, new Set(adds));
  let left = adds;
  for (const line of adds) {
    if (unavoidable.has(line) || !left.includes(line)) continue;
    const others = new Set(left.filter((other) => other !== line));
    left = completeWithin(goal, [], others, budget) ?? left;
  }
  return left;
}

/**
 * The cheapest completion of `base`: lines to add so that nothing clashes, no need is open and every required option is
 * fitted. Branch and bound over the lines that could meet an open need: a branch ends when even the prices that no pack
 * and no free item can take away exceed the best completion so far. `null` when there is none. When the budget runs
 * out, the cheapest completion found until then.
 */
export function cheapestCompletion(
  book: RuleBook,
  base: readonly number[],
  required: readonly number[],
  picks: readonly Pick[],
  budget: SearchBudget,
): Completion | null {
  const goal = { book, base, required };
  const reasoner = reasonerOf(book);
  const minimizationBudget = { left: budget.left * MINIMIZATION_FACTOR };
  let best: Completion | null = null;
  const evaluated = (adds: readonly number[]): Completion => {
    const { pence, unknown } = accountOf(book, fittedBy(book, [...base, ...adds]), picks);
    const listPence = adds.reduce((sum, line) => sum + (book.options[line]?.pence ?? 0), 0);
    return { adds, pence, unknown, listPence };
  };
  const consider = (adds: readonly number[]): void => {
    // A completion with something to spare costs what it costs. What is left without it is reached by another branch.
    if (best !== null && compareCompletions(evaluated(inTableOrder(adds)), best) >= 0) return;
    const found = evaluated(inTableOrder(minimized(goal, adds, minimizationBudget)));
    if (minimizationBudget.left <= 0) budget.left = 0;
    if (best === null || compareCompletions(found, best) < 0) best = found;
  };
  const visit = (adds: readonly number[], excluded: ReadonlySet<number>): void => {
    const fitted = fittedBy(book, [...base, ...adds]);
    if (fitted.hasClash) return;
    const obligationLists = obligations(goal, fitted).map((alternatives) =>
      alternatives.filter((line) => !excluded.has(line)),
    );
    const [open] = obligationLists;
    if (open === undefined) return consider(adds);
    if (best !== null && (budget.left <= 0 || exceeds(lowerBound(book, fitted, obligationLists), adds.length, best)))
      return;
    budget.left -= 1;
    if (!reasoner.canHave(fitted.lines, required)) return;
    const excludedNext = new Set(excluded);
    for (const line of open.sort((a, b) => priceOf(book, a) - priceOf(book, b) || a - b)) {
      // Every completion with this line is searched in this branch, and in no later one.
      excludedNext.add(line);
      visit([...adds, line], excludedNext);
    }
  };
  visit([], new Set());
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
