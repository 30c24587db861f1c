import { cheapestCompletion } from './completion';
import type { CurrentBuild } from '@/lib/domain/options/current-build';
import { budgetFor, type RepairPlan } from './repairs';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/**
 * The cheapest set of packs and single options that fits everything the selections fit, and of which nothing could be
 * spared; `null` when it costs no less than the selections. An option in no pack stays as it is. So does a pack whose
 * contents include words that are no option: what would be lost with it is not known.
 */
export function cheaperSet({ book, selections, picks, account }: CurrentBuild): RepairPlan | null {
  const isFirm = (selection: number) =>
    contentsOf(book, selection).length === 0 && !hasTexts(book, selection)
      ? book.packsOf[selection]?.length === 0
      : featuresOf(book, selection).length === 0 || (book.brings[selection] ?? []).some((item) => hasTexts(book, item));
  const firm = selections.filter(isFirm);
  if (firm.length === selections.length) return null;
  const required = [
    ...new Set(
      selections.filter((selection) => !isFirm(selection)).flatMap((selection) => featuresOf(book, selection)),
    ),
  ];
  const budget = { left: budgetFor(book) };
  const found = cheapestCompletion(book, firm, required, picks, budget);
  if (found === null || (found.unknown - account.unknown || found.pence - account.pence) >= 0) return null;
  const lines = new Set([...firm, ...found.adds]);
  return {
    ...found,
    adds: found.adds.filter((option) => !selections.includes(option)),
    lost: selections.filter((selection) => !lines.has(selection)),
    isProven: budget.left > 0,
  };
}

/** Of a pack, what it brings that is no pack; of any other option, the option. */
const featuresOf = (book: RuleBook, selection: number): readonly number[] =>
  contentsOf(book, selection).length === 0
    ? [selection]
    : (book.brings[selection] ?? []).filter((item) => contentsOf(book, item).length === 0);

const contentsOf = (book: RuleBook, option: number): readonly number[] => book.contents[option] ?? [];
const hasTexts = (book: RuleBook, option: number): boolean => (book.options[option]?.packTexts.length ?? 0) > 0;
