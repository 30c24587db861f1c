import { cheapestCompletion } from './completion';
import type { Present } from './present';
import { allowanceFor, type WayOut } from './repairs';
import type { RuleBook } from './rule-book';
import type { Search } from './search';

/**
 * The cheapest packs and singles that fit everything the wishes fit, of those of which none could be spared; `null`
 * where they cost no less than the wishes do. What stands in no pack stays as it is, and so does a pack that holds
 * what is no option: nobody could say what would be lost with it.
 */
export function* cheaperSet({ book, wishes, picks, account }: Present): Search<WayOut | null> {
  const isFirm = (wish: number) =>
    contentsOf(book, wish).length === 0 && !hasTexts(book, wish)
      ? book.packsOf[wish]?.length === 0
      : featuresOf(book, wish).length === 0 || (book.brings[wish] ?? []).some((each) => hasTexts(book, each));
  const firm = wishes.filter(isFirm);
  if (firm.length === wishes.length) return null;
  const sought = [...new Set(wishes.filter((each) => !isFirm(each)).flatMap((each) => featuresOf(book, each)))];
  const allowance = { left: allowanceFor(book) };
  const found = yield* cheapestCompletion(book, firm, sought, picks, allowance);
  if (found === null || (found.unknown - account.unknown || found.pence - account.pence) >= 0) return null;
  const lines = new Set([...firm, ...found.adds]);
  return {
    ...found,
    adds: found.adds.filter((each) => !wishes.includes(each)),
    lost: wishes.filter((each) => !lines.has(each)),
    isProven: allowance.left > 0,
  };
}

/** What a pack brings without being a pack itself; of anything else, itself. */
const featuresOf = (book: RuleBook, wish: number): readonly number[] =>
  contentsOf(book, wish).length === 0
    ? [wish]
    : (book.brings[wish] ?? []).filter((each) => contentsOf(book, each).length === 0);

const contentsOf = (book: RuleBook, option: number): readonly number[] => book.contents[option] ?? [];
const hasTexts = (book: RuleBook, option: number): boolean => (book.options[option]?.packTexts.length ?? 0) > 0;
