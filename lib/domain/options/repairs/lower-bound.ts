import { type Fitted } from '@/lib/domain/options/status/fitted-options';
import { isIncluded, type PriceSum } from '@/lib/domain/options/pricing/build-account';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/**
 * The least that each option adds to the price of any build with it as a line: its own price, or its share of the
 * cheapest pack that would include it, or nothing when an IO could make it free. A pack and its contents share the price
 * of the pack, so the shares of several lines never add up to more than the pack.
 */
function lowerBoundsOf(book: RuleBook): readonly number[] {
  const found: (number | undefined)[] = [];
  const boundOf = (option: number): number => {
    const known = found[option];
    if (known !== undefined) return known;
    let least = book.mayBeFree[option] ? 0 : (book.options[option]?.pence ?? 0);
    for (const pack of book.includedBy[option] ?? []) least = Math.min(least, boundOf(pack) / shares(book, pack));
    found[option] = least;
    return least;
  };
  return book.options.map((_, option) => boundOf(option));
}

const shares = (book: RuleBook, option: number): number => (book.contents[option]?.length ?? 0) + 1;

const boundsByBook = new WeakMap<RuleBook, readonly number[]>();

/**
 * The least that every build with these lines, and with at least one line of each list, costs, and how many lines it
 * must add. One line may meet several lists that share it: of those lists only the dearest counts.
 */
export function lowerBound(
  book: RuleBook,
  fitted: Fitted,
  obligationLists: readonly (readonly number[])[],
): PriceSum & { lines: number } {
  const bounds = boundsByBook.get(book) ?? lowerBoundsOf(book);
  boundsByBook.set(book, bounds);
  let [pence, unknown, lines] = [0, 0, 0];
  for (const line of new Set(fitted.lines)) {
    if (isIncluded(book, fitted, line)) continue;
    pence += bounds[line] ?? 0;
    if (book.options[line]?.pence === null && !book.mayBeFree[line] && book.includedBy[line]?.length === 0)
      unknown += 1;
  }
  const leasts = obligationLists.map((list) => {
    let least = Number.POSITIVE_INFINITY;
    for (const option of list) least = Math.min(least, (bounds[option] ?? 0) / shares(book, option));
    return { list, least };
  });
  const counted = new Set<number>();
  for (const { list, least } of leasts.sort((a, b) => b.least - a.least)) {
    if (list.some((option) => counted.has(option))) continue;
    for (const option of list) counted.add(option);
    pence += least;
    lines += 1;
  }
  return { pence, unknown, lines };
}
