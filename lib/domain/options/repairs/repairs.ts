import { cheapestCompletion, compareCompletions, compareInTableOrder, type Completion } from './completion';
import type { Pick } from '@/lib/domain/options/pricing/free-items';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { reasonerOf } from '@/lib/domain/options/status/reasoner';

/** A repair by index: selections to lose, lines to add, and what the build then costs. */
export interface RepairPlan extends Completion {
  readonly lost: readonly number[];
  /** Whether nothing cheaper can exist. */
  readonly isProven: boolean;
}

const REPAIR_LIMIT = 3;
/**
 * Sets of lines checked for one answer. Enough to prove the answer the cheapest wherever a person could check it. Where
 * a hard bundle needs more, the answer is the cheapest found, and is marked as not proven.
 */
const SEARCH_BUDGET = 2500;
const LEAST_BUDGET = 100;
/** Checking one set of lines takes time in proportion to the size of the book: options × sets, at most, for one answer. */
const WORK_LIMIT = 600_000;
/** Sets of selections to lose that one answer tries. */
const REMOVALS_LIMIT = 1500;

export const budgetFor = (book: RuleBook): number => Math.min(SEARCH_BUDGET, WORK_LIMIT / book.options.length);

/**
 * Ways to have an option (or, with `null`, to make the selections possible), best first: for each smallest set of
 * selections that must go, the cheapest completion of the rest. None when the option is dead.
 */
export function repairPlans(
  book: RuleBook,
  lines: readonly number[],
  option: number | null,
  picks: readonly Pick[],
): RepairPlan[] {
  const allowed = budgetFor(book);
  const plans: RepairPlan[] = [];
  const asLine = requestedLines(book, option);
  const required = option === null ? [] : [option];
  const removals = new MinimalRemovals(book, lines, option);
  while (plans.length < REPAIR_LIMIT) {
    const sets = removals.next();
    if (sets === null) break;
    for (const lost of sets) {
      const remaining = lines.filter((line) => !lost.includes(line));
      const base = [...new Set([...remaining, ...asLine])];
      const budget = { left: budgetShare(allowed, sets.length) };
      const completion = cheapestCompletion(book, base, required, picks, budget);
      if (completion) plans.push({ lost, ...completion, isProven: budget.left > 0 });
    }
  }
  return plans
    .sort((a, b) => a.lost.length - b.lost.length || compareCompletions(a, b) || compareInTableOrder(a.lost, b.lost))
    .slice(0, REPAIR_LIMIT);
}

/**
 * The option as a line, or no line for what is never one: then it is enough that the option is fitted. A pack-only item
 * comes with its pack. An option that needs something that cannot be had with it can only be standard, alone or in a
 * standard pack, because a default demands nothing.
 */
export const requestedLines = (book: RuleBook, option: number | null): readonly number[] =>
  option === null || book.options[option]?.isPackOnly || !reasonerOf(book).canHave([option]) ? [] : [option];

const budgetShare = (allowed: number, alternatives: number): number =>
  Math.max(LEAST_BUDGET, Math.floor(allowed / alternatives));

/** The cheapest completion of selections that can stand together. Nothing is lost. */
export function cheapestRepairPlan(
  book: RuleBook,
  lines: readonly number[],
  picks: readonly Pick[],
): RepairPlan | null {
  const budget = { left: budgetShare(budgetFor(book), 1) };
  const completion = cheapestCompletion(book, [...new Set(lines)], [], picks, budget);
  return completion && { lost: [], ...completion, isProven: budget.left > 0 };
}

/**
 * The smallest sets of selections whose loss lets the rest stand, by growing size. Hitting-set tree (Reiter 1987, "A
 * theory of diagnosis from first principles"): every set of selections that cannot stand together must lose a member,
 * so only such losses are tried further.
 */
class MinimalRemovals {
  readonly #book: RuleBook;
  readonly #lines: readonly number[];
  readonly #option: number | null;
  readonly #asLine: readonly number[];
  /** Sets already returned: no larger set with all their members is minimal. */
  readonly #solved: number[][] = [];
  /** The sets of the next size to try. */
  #level: readonly number[][] = [[]];
  #tried = 0;

  constructor(book: RuleBook, lines: readonly number[], option: number | null) {
    this.#book = book;
    this.#lines = lines;
    this.#option = option;
    this.#asLine = requestedLines(book, option);
  }

  /** All minimal sets of the next size that has any; `null` when there is none, or the limit is reached. */
  next(): readonly number[][] | null {
    while (this.#level.length > 0) {
      const found = this.#expandLevel();
      if (found.length > 0) return found;
    }
    return null;
  }

  #expandLevel(): number[][] {
    const level = this.#level;
    const larger = new Map<string, number[]>();
    const found: number[][] = [];
    this.#level = [];
    for (const lost of level) {
      if (this.#solved.some((smaller) => smaller.every((selection) => lost.includes(selection)))) continue;
      this.#tried += 1;
      if (this.#tried > REMOVALS_LIMIT) return found;
      const conflict = this.#conflictWithout(lost);
      if (conflict === null) {
        found.push(lost);
        this.#solved.push(lost);
      }
      for (const selection of conflict ?? []) {
        const set = [...lost, selection].sort((a, b) => a - b);
        larger.set(set.join(), set);
      }
    }
    this.#level = [...larger.values()].sort(compareInTableOrder);
    return found;
  }

  /** Of the selections left without these, those that cannot stand together; `null` when all can. */
  #conflictWithout(lost: readonly number[]): number[] | null {
    const reasoner = reasonerOf(this.#book);
    const remaining = this.#lines.filter((line) => !lost.includes(line));
    const required = this.#option === null ? [] : [this.#option];
    if (reasoner.canHave([...remaining, ...this.#asLine], required)) return null;
    return reasoner.conflictingLines.filter((selection) => selection !== this.#option && remaining.includes(selection));
  }
}
