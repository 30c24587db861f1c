import { formatPoundsChange } from '@/lib/format';
import type { Total } from './configuration';
import { fittedBy, type Fitted } from './fitted';
import type { Pick } from './free-items';
import { accountOf, type Account } from './money';
import type { RuleBook } from './rule-book';

/** A build as the parts of a configuration see it, by index. */
export interface Present {
  readonly book: RuleBook;
  readonly wishes: readonly number[];
  readonly picks: readonly Pick[];
  readonly fitted: Fitted;
  readonly account: Account;
}

export function present(book: RuleBook, wishes: readonly number[], picks: readonly Pick[]): Present {
  const fitted = fittedBy(book, wishes);
  return { book, wishes, picks, fitted, account: accountOf(book, fitted, picks) };
}

/** Wishes that can be lines of this book, by index, and those that cannot, by code. */
export function readWishes(book: RuleBook, codes: readonly number[]): { wishes: number[]; ignored: number[] } {
  const [wishes, ignored] = [new Set<number>(), new Set<number>()];
  for (const code of codes) {
    const index = book.indexOf.get(code);
    if (index === undefined || book.options[index]?.isPackOnly) ignored.add(code);
    else wishes.add(index);
  }
  return { wishes: [...wishes], ignored: [...ignored] };
}

export function totalOf({ book, account }: Present): Total {
  const free = new Set(account.free.values());
  return {
    pence: account.pence,
    onApplication: account.charged.flatMap((each) => {
      const option = book.options[each];
      return option && option.pence === null && !free.has(each) ? [option.code] : [];
    }),
  };
}

/** The options whose price on application is to pay in the one total and not in the other. */
export function applicationsBetween(before: Total, after: Total): { gone: number[]; come: number[] } {
  return {
    gone: before.onApplication.filter((each) => !after.onApplication.includes(each)),
    come: after.onApplication.filter((each) => !before.onApplication.includes(each)),
  };
}

/** What one total is more than another: `+£20 − price on application`. Pounds that stay stand only where nothing else changes. */
export function changeInWords(before: Total, after: Total): string {
  const { gone, come } = applicationsBetween(before, after);
  const pence = after.pence - before.pence;
  return [
    ...(pence !== 0 || gone.length + come.length === 0 ? [formatPoundsChange(pence / 100)] : []),
    ...(come.length > 0 ? ['+ price on application'] : []),
    ...(gone.length > 0 ? ['− price on application'] : []),
  ].join(' ');
}
