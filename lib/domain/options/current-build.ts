import { formatPoundsChange } from '@/lib/format';
import type { Total } from './configuration';
import { fittedBy, type Fitted } from './status/fitted-options';
import type { Pick } from './pricing/free-items';
import { accountOf, type BuildAccount } from './pricing/build-account';
import type { RuleBook } from './rule-book/rule-book';

/** A build by index, as the parts of a configuration use it. */
export interface CurrentBuild {
  readonly book: RuleBook;
  readonly selections: readonly number[];
  readonly picks: readonly Pick[];
  readonly fitted: Fitted;
  readonly account: BuildAccount;
}

/** A build with what is fitted by it and what is paid for it. @param selections by index */
export function currentBuild(book: RuleBook, selections: readonly number[], picks: readonly Pick[]): CurrentBuild {
  const fitted = fittedBy(book, selections);
  return { book, selections, picks, fitted, account: accountOf(book, fitted, picks) };
}

/** Selections that can be lines of this book, by index, and those that cannot, by code. */
export function readSelections(book: RuleBook, codes: readonly number[]): { selections: number[]; ignored: number[] } {
  const [selections, ignored] = [new Set<number>(), new Set<number>()];
  for (const code of codes) {
    const index = book.indexOf.get(code);
    if (index === undefined || book.options[index]?.isPackOnly) ignored.add(code);
    else selections.add(index);
  }
  return { selections: [...selections], ignored: [...ignored] };
}

/** Its total in pence, and by code the options on application that are paid and not free. */
export function totalOf({ book, account }: CurrentBuild): Total {
  const free = new Set(account.free.values());
  return {
    pence: account.pence,
    onApplication: account.charged.flatMap((index) => {
      const option = book.options[index];
      return option && option.pence === null && !free.has(index) ? [option.code] : [];
    }),
  };
}

/** The options with a price on application that have to be paid in one total and not in the other. */
function applicationsBetween(before: Total, after: Total): { removed: number[]; added: number[] } {
  return {
    removed: before.onApplication.filter((code) => !after.onApplication.includes(code)),
    added: after.onApplication.filter((code) => !before.onApplication.includes(code)),
  };
}

/** How one total differs from another: `+£20 − price on application`. Equal pounds are named only when nothing else changes. */
export function changeInWords(before: Total, after: Total): string {
  const { removed, added } = applicationsBetween(before, after);
  const pence = after.pence - before.pence;
  return [
    ...(pence !== 0 || removed.length + added.length === 0 ? [formatPoundsChange(pence / 100)] : []),
    ...(added.length > 0 ? ['+ price on application'] : []),
    ...(removed.length > 0 ? ['− price on application'] : []),
  ].join(' ');
}
