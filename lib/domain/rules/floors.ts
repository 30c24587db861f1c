import { type Fitted } from './fitted';
import { isIncluded, type Sum } from './money';
import type { RuleBook } from './rule-book';

/**
 * The least each option adds to the price of any build that has it as a line: its own price, or its share of the
 * cheapest pack that would include it, or nothing where an IO could free it. A pack's price is shared by its contents
 * and itself, so that the shares of several lines never add up to more than the pack.
 */
function floorsOf(book: RuleBook): readonly number[] {
  const found: (number | undefined)[] = [];
  const floor = (option: number): number => {
    const kept = found[option];
    if (kept !== undefined) return kept;
    let least = book.mayBeGiven[option] ? 0 : (book.options[option]?.pence ?? 0);
    for (const pack of book.includedBy[option] ?? []) least = Math.min(least, floor(pack) / shares(book, pack));
    found[option] = least;
    return least;
  };
  return book.options.map((_, option) => floor(option));
}

const shares = (book: RuleBook, option: number): number => (book.contents[option]?.length ?? 0) + 1;

const kept = new WeakMap<RuleBook, readonly number[]>();

/**
 * What every build with these lines, and at least one of each of the lists to come, costs at the least, and how many
 * lines it must add. Lists that share a line may be met by one: of those only the dearest counts.
 */
export function leastSum(
  book: RuleBook,
  fitted: Fitted,
  coming: readonly (readonly number[])[],
): Sum & { lines: number } {
  const floors = kept.get(book) ?? floorsOf(book);
  kept.set(book, floors);
  let [pence, unknown, lines] = [0, 0, 0];
  for (const line of new Set(fitted.lines)) {
    if (isIncluded(book, fitted, line)) continue;
    pence += floors[line] ?? 0;
    if (book.options[line]?.pence === null && !book.mayBeGiven[line] && book.includedBy[line]?.length === 0)
      unknown += 1;
  }
  const leasts = coming.map((list) => {
    let least = Number.POSITIVE_INFINITY;
    for (const each of list) least = Math.min(least, (floors[each] ?? 0) / shares(book, each));
    return { list, least };
  });
  const counted = new Set<number>();
  for (const { list, least } of leasts.sort((a, b) => b.least - a.least)) {
    if (list.some((each) => counted.has(each))) continue;
    for (const each of list) counted.add(each);
    pence += least;
    lines += 1;
  }
  return { pence, unknown, lines };
}
