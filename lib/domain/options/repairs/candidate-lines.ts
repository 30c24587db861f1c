import type { Fitted } from '@/lib/domain/options/status/fitted-options';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/**
 * Lines of which at least one must be added before any of these options is fitted. None of the options is fitted now.
 * The list is complete: every valid build that contains the present lines and fits one of the options has a further line
 * from it.
 */
export function candidateLines(book: RuleBook, fitted: Fitted, options: readonly number[]): number[] {
  const lines = new Set<number>();
  const ordered = new Set(fitted.ordered);
  const standard = new Set(fitted.standard);
  const enabled = new Set<number>();
  const addHoldersOf = (option: number) => {
    for (const holder of [option, ...(book.packsOf[option] ?? [])]) {
      if (!book.options[holder]?.isPackOnly && !fitted.lines.includes(holder)) lines.add(holder);
    }
  };
  // A default that an earlier default excludes comes back when a new line displaces the earlier one.
  const enable = (option: number) => {
    const against = book.bringClashes[option] ?? [];
    if (enabled.has(option) || against.some((other) => ordered.has(other))) return;
    enabled.add(option);
    const barring = new Set(against);
    for (const earlier of book.defaults) {
      if (earlier >= option || !standard.has(earlier)) continue;
      if (!book.brings[earlier]?.some((item) => barring.has(item))) continue;
      displace(earlier);
    }
  };
  const displace = (option: number) => {
    const against = new Set(book.bringClashes[option]);
    for (const other of against) addHoldersOf(other);
    for (const earlier of book.defaults) {
      if (earlier < option && !standard.has(earlier) && book.brings[earlier]?.some((item) => against.has(item)))
        enable(earlier);
    }
  };
  for (const option of options) {
    addHoldersOf(option);
    for (const holder of [option, ...(book.packsOf[option] ?? [])]) {
      if (book.options[holder]?.isDefault && !book.clashesWithItself[holder]) enable(holder);
    }
  }
  return [...lines].sort((a, b) => a - b);
}
