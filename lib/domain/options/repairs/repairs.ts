import { cheapestCompletion, compareCompletions, compareInTableOrder, type Completion } from './completion';
import type { Pick } from '@/lib/domain/options/pricing/free-items';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import type { SearchBudget } from '@/lib/domain/options/solver/search-budget';
import { reasonerOf } from '@/lib/domain/options/status/reasoner';

const REPAIR_LIMIT = 3;

export interface RepairPlans {
  /** Best first, by index. */
  readonly plans: readonly Completion[];
  /** False when the budget ended before it was certain that there are no others, up to the limit. */
  readonly isComplete: boolean;
}

/**
 * Ways to have an option (or, with `null`, to make the selections possible), best first: for each smallest set of
 * selections that must go, the cheapest completion of the rest. None when the option is dead.
 */
export function repairPlans(
  book: RuleBook,
  selections: readonly number[],
  option: number | null,
  picks: readonly Pick[],
  budget: SearchBudget,
): RepairPlans {
  const base = requestedLines(book, option);
  const wanted = selections.filter((line) => !base.includes(line)).sort((a, b) => a - b);
  const required = option === null ? [] : [option];
  const plans: Completion[] = [];
  let isComplete = true;
  while (plans.length < REPAIR_LIMIT) {
    // Once a set of losses is known, every further repair keeps one of its members: so its losses are as small as can be.
    const keepOneOf = plans.map(({ lost }) => lost);
    const share = budget.part(budget.left / (REPAIR_LIMIT - plans.length));
    const found = cheapestCompletion({ book, base, wanted, required, picks, keepOneOf }, share);
    if (found === 'impossible') break;
    isComplete = typeof found !== 'string' && found.isProven;
    if (typeof found !== 'string') plans.push(found);
    if (!isComplete || plans.at(-1)?.lost.length === 0) break;
  }
  const sorted = plans.toSorted(
    (a, b) => a.lost.length - b.lost.length || compareCompletions(a, b) || compareInTableOrder(a.lost, b.lost),
  );
  return { plans: sorted, isComplete };
}

/**
 * The option as a line, or no line for what is never one: then it is enough that the option is fitted. A pack-only item
 * comes with its pack. An option that needs something that cannot be had with it can only be standard, alone or in a
 * standard pack, because a default demands nothing.
 */
export const requestedLines = (book: RuleBook, option: number | null): readonly number[] =>
  option === null || book.options[option]?.isPackOnly || reasonerOf(book).canHave([option]) === false ? [] : [option];

/** The cheapest completion of selections that can stand together; null when there is none, or none was found in time. */
export function completionPlan(
  book: RuleBook,
  lines: readonly number[],
  picks: readonly Pick[],
  budget: SearchBudget,
): Completion | null {
  const base = [...new Set(lines)];
  const found = cheapestCompletion({ book, base, wanted: [], required: [], picks }, budget);
  return typeof found === 'string' ? null : found;
}
