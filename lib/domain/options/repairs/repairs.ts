import { cheapestCompletion, compareCompletions, type Completion } from './completion';
import type { Pick } from '@/lib/domain/options/pricing/free-items';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { runToEnd, type StepwiseSearch } from './stepwise-search';
import { reasonerOf } from '@/lib/domain/options/status/reasoner';

/** A way out, by index: wishes to lose, lines to add, and what it then costs. */
export interface RepairPlan extends Completion {
  readonly lost: readonly number[];
  /** Whether nothing cheaper can exist. */
  readonly isProven: boolean;
}

const REPAIR_LIMIT = 3;
/**
 * Sets of lines looked at for one answer. Enough to prove it the cheapest wherever a person could check it; where a
 * hard bundle needs more, the answer is the cheapest found, and says that it is not proved so.
 */
const SEARCH_BUDGET = 2500;
const LEAST_BUDGET = 100;
/** Looking at a set of lines takes as long as the book is large: options × sets for one answer at the most. */
const WORK_LIMIT = 600_000;
const SETS_TRIED = 1500;

export const budgetFor = (book: RuleBook): number => Math.min(SEARCH_BUDGET, WORK_LIMIT / book.options.length);

/**
 * Ways to have an option (or, with `null`, to make the wishes themselves possible), best first: for each smallest set
 * of wishes that must go, the cheapest completion of the rest. None when the option is dead.
 */
export function repairPlans(
  book: RuleBook,
  lines: readonly number[],
  option: number | null,
  picks: readonly Pick[],
): RepairPlan[] {
  const allowed = budgetFor(book);
  const found: RepairPlan[] = [];
  const asLine = requestedLines(book, option);
  const required = option === null ? [] : [option];
  for (const level of minimalRemovals(book, lines, option)) {
    for (const lost of level) {
      const remaining = lines.filter((line) => !lost.includes(line));
      const base = [...new Set([...remaining, ...asLine])];
      const budget = { left: budgetShare(allowed, level.length) };
      const completion = runToEnd(cheapestCompletion(book, base, required, picks, budget));
      if (completion) found.push({ lost, ...completion, isProven: budget.left > 0 });
    }
    if (found.length >= REPAIR_LIMIT) break;
  }
  return found
    .sort((a, b) => a.lost.length - b.lost.length || compareCompletions(a, b) || compareInTableOrder(a.lost, b.lost))
    .slice(0, REPAIR_LIMIT);
}

/**
 * The option as a line of its own, and none of what never is one: it is enough that it fits. A pack-only item comes with
 * its pack; what needs what cannot be had with it is standard at best, or in a standard pack, for there nobody asks.
 */
export const requestedLines = (book: RuleBook, option: number | null): readonly number[] =>
  option === null || book.options[option]?.isPackOnly || !reasonerOf(book).canHave([option]) ? [] : [option];

const budgetShare = (allowed: number, alternatives: number): number =>
  Math.max(LEAST_BUDGET, Math.floor(allowed / alternatives));

/** Of wishes that can stand together: the cheapest completion. Nothing is lost. */
export function* cheapestRepairPlan(
  book: RuleBook,
  lines: readonly number[],
  picks: readonly Pick[],
): StepwiseSearch<RepairPlan | null> {
  const budget = { left: budgetShare(budgetFor(book), 1) };
  const completion = yield* cheapestCompletion(book, [...new Set(lines)], [], picks, budget);
  return completion && { lost: [], ...completion, isProven: budget.left > 0 };
}

function compareInTableOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((line, index) => line !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * The smallest sets of wishes whose loss lets the rest stand, by growing size (Reiter's hitting-set tree): whatever
 * cannot stand together must lose a member, and only such losses are tried further.
 */
function* minimalRemovals(book: RuleBook, lines: readonly number[], option: number | null): Generator<number[][]> {
  const reasoner = reasonerOf(book);
  const required = option === null ? [] : [option];
  const asLine = requestedLines(book, option);
  const solved: number[][] = [];
  let level: number[][] = [[]];
  let tried = 0;
  while (level.length > 0) {
    const next = new Map<string, number[]>();
    const solutions: number[][] = [];
    for (const lost of level) {
      if (solved.some((smaller) => smaller.every((selection) => lost.includes(selection)))) continue;
      tried += 1;
      if (tried > SETS_TRIED) break;
      const remaining = lines.filter((line) => !lost.includes(line));
      if (reasoner.canHave([...remaining, ...asLine], required)) {
        solutions.push(lost);
        solved.push(lost);
        continue;
      }
      for (const selection of reasoner.conflictingLines) {
        if (selection === option || !remaining.includes(selection)) continue;
        const larger = [...lost, selection].sort((a, b) => a - b);
        next.set(larger.join(), larger);
      }
    }
    if (solutions.length > 0) yield solutions;
    if (tried > SETS_TRIED) return;
    level = [...next.values()].sort(compareInTableOrder);
  }
}
