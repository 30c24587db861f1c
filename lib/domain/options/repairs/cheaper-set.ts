import { cheapestCompletion, type Completion } from './completion';
import type { CurrentBuild } from '@/lib/domain/options/current-build';
import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import type { SearchBudget } from '@/lib/domain/options/solver/search-budget';

/**
 * The cheapest set of packs and single options that fits everything the selections fit; `null` when it costs no less than
 * the selections, or when none was found in time. An option in no pack stays as it is. So does a pack whose contents
 * include words that are no option: what would be lost with it is not known. An option with a price below £0 is never
 * added: it would change the equipment.
 */
export function cheaperSet(
  { book, selections, picks, account }: CurrentBuild,
  budget: SearchBudget,
): Completion | null {
  const isFirm = (selection: number) =>
    contentsOf(book, selection).length === 0 && !hasTexts(book, selection)
      ? book.packsOf[selection]?.length === 0
      : featuresOf(book, selection).length === 0 || (book.brings[selection] ?? []).some((item) => hasTexts(book, item));
  const base = selections.filter(isFirm);
  if (selections.length === 0) return null;
  const required = [
    ...new Set(
      selections.filter((selection) => !isFirm(selection)).flatMap((selection) => featuresOf(book, selection)),
    ),
  ];
  const chosen = new Set(selections);
  const allowed = new Set(
    book.options.flatMap(({ pence }, option) => (chosen.has(option) || pence === null || pence >= 0 ? [option] : [])),
  );
  const found = cheapestCompletion({ book, base, wanted: [], required, picks, allowed }, budget);
  if (typeof found === 'string' || (found.unknown - account.unknown || found.pence - account.pence) >= 0) return null;
  const lines = new Set([...base, ...found.adds]);
  return {
    lost: selections.filter((selection) => !lines.has(selection)),
    adds: found.adds.filter((option) => !selections.includes(option)),
    savers: found.savers.filter((option) => !selections.includes(option)),
    pence: found.pence,
    unknown: found.unknown,
    isProven: found.isProven,
  };
}

/** Of a pack, what it brings that is no pack; of any other option, the option. */
const featuresOf = (book: RuleBook, selection: number): readonly number[] =>
  contentsOf(book, selection).length === 0
    ? [selection]
    : (book.brings[selection] ?? []).filter((item) => contentsOf(book, item).length === 0);

const contentsOf = (book: RuleBook, option: number): readonly number[] => book.contents[option] ?? [];
const hasTexts = (book: RuleBook, option: number): boolean => (book.options[option]?.packTexts.length ?? 0) > 0;
