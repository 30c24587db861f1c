import { cheapestCompletion, compareCompletions, type Completion } from './completion';
import type { Pick } from './free-items';
import type { RuleBook } from './rule-book';
import { atOnce, type Search } from './search';
import { reasonerOf } from './statuses';

/** A way out, by index: wishes to lose, lines to add, and what it then costs. */
export interface WayOut extends Completion {
  readonly lost: readonly number[];
  /** Whether nothing cheaper can exist. */
  readonly isProven: boolean;
}

const WAYS_OUT = 3;
/**
 * Sets of lines looked at for one answer. Enough to prove it the cheapest wherever a person could check it; where a
 * hard bundle needs more, the answer is the cheapest found, and says that it is not proved so.
 */
const ALLOWANCE = 2500;
const LEAST_ALLOWANCE = 100;
/** Looking at a set of lines takes as long as the book is large: options × sets for one answer at the most. */
const WORK = 600_000;
const SETS_TRIED = 1500;

export const allowanceFor = (book: RuleBook): number => Math.min(ALLOWANCE, WORK / book.options.length);

/**
 * Ways to have an option (or, with `null`, to make the wishes themselves possible), best first: for each smallest set
 * of wishes that must go, the cheapest completion of the rest. None when the option is dead.
 */
export function waysOut(
  book: RuleBook,
  lines: readonly number[],
  option: number | null,
  picks: readonly Pick[],
): WayOut[] {
  const allowed = allowanceFor(book);
  const found: WayOut[] = [];
  const asLine = linesAskedFor(book, option);
  const sought = option === null ? [] : [option];
  for (const level of smallestLosses(book, lines, option)) {
    for (const lost of level) {
      const kept = lines.filter((each) => !lost.includes(each));
      const base = [...new Set([...kept, ...asLine])];
      const allowance = { left: shareOf(allowed, level.length) };
      const completion = atOnce(cheapestCompletion(book, base, sought, picks, allowance));
      if (completion) found.push({ lost, ...completion, isProven: allowance.left > 0 });
    }
    if (found.length >= WAYS_OUT) break;
  }
  return found
    .sort((a, b) => a.lost.length - b.lost.length || compareCompletions(a, b) || byTable(a.lost, b.lost))
    .slice(0, WAYS_OUT);
}

/**
 * The option as a line of its own, and none of what never is one: it is enough that it fits. A pack-only item comes with
 * its pack; what needs what cannot be had with it is standard at best, or in a standard pack, for there nobody asks.
 */
export const linesAskedFor = (book: RuleBook, option: number | null): readonly number[] =>
  option === null || book.options[option]?.isPackOnly || !reasonerOf(book).canHave([option]) ? [] : [option];

const shareOf = (allowed: number, ways: number): number => Math.max(LEAST_ALLOWANCE, Math.floor(allowed / ways));

/** Of wishes that can stand together: the cheapest completion. Nothing is lost. */
export function* cheapestWay(book: RuleBook, lines: readonly number[], picks: readonly Pick[]): Search<WayOut | null> {
  const allowance = { left: shareOf(allowanceFor(book), 1) };
  const completion = yield* cheapestCompletion(book, [...new Set(lines)], [], picks, allowance);
  return completion && { lost: [], ...completion, isProven: allowance.left > 0 };
}

function byTable(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, index) => each !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * The smallest sets of wishes whose loss lets the rest stand, by growing size (Reiter's hitting-set tree): whatever
 * cannot stand together must lose a member, and only such losses are tried further.
 */
function* smallestLosses(book: RuleBook, lines: readonly number[], option: number | null): Generator<number[][]> {
  const reasoner = reasonerOf(book);
  const sought = option === null ? [] : [option];
  const asLine = linesAskedFor(book, option);
  const solved: number[][] = [];
  let level: number[][] = [[]];
  let tried = 0;
  while (level.length > 0) {
    const next = new Map<string, number[]>();
    const here: number[][] = [];
    for (const lost of level) {
      if (solved.some((each) => each.every((wish) => lost.includes(wish)))) continue;
      tried += 1;
      if (tried > SETS_TRIED) break;
      const kept = lines.filter((each) => !lost.includes(each));
      if (reasoner.canHave([...kept, ...asLine], sought)) {
        here.push(lost);
        solved.push(lost);
        continue;
      }
      for (const wish of reasoner.linesInTheWay) {
        if (wish === option || !kept.includes(wish)) continue;
        const larger = [...lost, wish].sort((a, b) => a - b);
        next.set(larger.join(), larger);
      }
    }
    if (here.length > 0) yield here;
    if (tried > SETS_TRIED) return;
    level = [...next.values()].sort(byTable);
  }
}
