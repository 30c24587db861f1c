import type { Fitted } from './fitted';
import type { RuleBook } from './rule-book';

/**
 * Lines of which at least one must come before any of the wanted options is fitted; none of the wanted is fitted now.
 * Complete: every valid build that holds the present lines and fits one of them has a further line from this list.
 */
export function linesThatFit(book: RuleBook, fitted: Fitted, wanted: readonly number[]): number[] {
  const lines = new Set<number>();
  const ordered = new Set(fitted.ordered);
  const standard = new Set(fitted.standard);
  const enabled = new Set<number>();
  const addBringersOf = (option: number) => {
    for (const each of [option, ...(book.packsOf[option] ?? [])]) {
      if (!book.options[each]?.isPackOnly && !fitted.lines.includes(each)) lines.add(each);
    }
  };
  // A default kept out by an earlier default comes back when a new line displaces that one.
  const enable = (option: number) => {
    const against = book.bringClashes[option] ?? [];
    if (enabled.has(option) || against.some((each) => ordered.has(each))) return;
    enabled.add(option);
    const barring = new Set(against);
    for (const earlier of book.defaults) {
      if (earlier >= option || !standard.has(earlier)) continue;
      if (!book.brings[earlier]?.some((each) => barring.has(each))) continue;
      displace(earlier);
    }
  };
  const displace = (option: number) => {
    const against = new Set(book.bringClashes[option]);
    for (const each of against) addBringersOf(each);
    for (const earlier of book.defaults) {
      if (earlier < option && !standard.has(earlier) && book.brings[earlier]?.some((each) => against.has(each)))
        enable(earlier);
    }
  };
  for (const option of wanted) {
    addBringersOf(option);
    for (const each of [option, ...(book.packsOf[option] ?? [])]) {
      if (book.options[each]?.isDefault && !book.clashesWithItself[each]) enable(each);
    }
  }
  return [...lines].sort((a, b) => a - b);
}
