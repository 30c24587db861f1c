import { cheapestCompletion } from './completion';
import type { CurrentBuild } from '@/lib/domain/options/current-build';
import { budgetFor, type RepairPlan } from './repairs';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import type { StepwiseSearch } from './stepwise-search';

/**
 * The cheapest packs and singles that fit everything the wishes fit, of those of which none could be spared; `null`
 * where they cost no less than the wishes do. What stands in no pack stays as it is, and so does a pack that holds
 * what is no option: nobody could say what would be lost with it.
 */
export function* cheaperSet({ book, selections, picks, account }: CurrentBuild): StepwiseSearch<RepairPlan | null> {
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
  const found = yield* cheapestCompletion(book, firm, required, picks, budget);
  if (found === null || (found.unknown - account.unknown || found.pence - account.pence) >= 0) return null;
  const lines = new Set([...firm, ...found.adds]);
  return {
    ...found,
    adds: found.adds.filter((option) => !selections.includes(option)),
    lost: selections.filter((selection) => !lines.has(selection)),
    isProven: budget.left > 0,
  };
}

/** What a pack brings without being a pack itself; of anything else, itself. */
const featuresOf = (book: RuleBook, selection: number): readonly number[] =>
  contentsOf(book, selection).length === 0
    ? [selection]
    : (book.brings[selection] ?? []).filter((item) => contentsOf(book, item).length === 0);

const contentsOf = (book: RuleBook, option: number): readonly number[] => book.contents[option] ?? [];
const hasTexts = (book: RuleBook, option: number): boolean => (book.options[option]?.packTexts.length ?? 0) > 0;
