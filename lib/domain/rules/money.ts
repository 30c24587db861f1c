import type { Fitted } from './fitted';
import { freeItems, type Pick } from './free-items';
import type { Rule, RuleBook } from './rule-book';

/** What a build costs: the known part in pence, and how many prices are on application beside it. */
export interface Sum {
  readonly pence: number;
  readonly unknown: number;
}

export interface Account extends Sum {
  /** Lines in the order of the wishes, then the standard options, in table order. */
  readonly charged: readonly number[];
  /** What each fitted IO makes free. */
  readonly free: ReadonlyMap<Rule, number>;
  /** IO rules of whatever is fitted. */
  readonly giving: readonly Rule[];
}

/** Whether a fitted pack includes this option, so that it is £0. */
export const isIncluded = (book: RuleBook, { fit }: Fitted, option: number): boolean =>
  (book.includedBy[option] ?? []).some((pack) => fit[pack] === 1);

/** The price of a fitted set. A standard option's own price is charged as given. */
export function accountOf(book: RuleBook, fitted: Fitted, picks: readonly Pick[]): Account {
  const own = new Set(fitted.lines);
  const rows = [...own, ...fitted.standard.filter((each) => !own.has(each))];
  const charged = rows.filter((each) => !isIncluded(book, fitted, each));
  const payable = new Set(charged.filter((each) => book.options[each]?.pence !== 0));
  const giving = book.rules.filter(({ type, primary }) => type === 'IO' && fitted.fit[primary] === 1);
  const free = freeItems(book, giving, (option) => payable.has(option), picks);
  for (const option of free.values()) payable.delete(option);
  let [pence, unknown] = [0, 0];
  for (const option of payable) {
    const price = book.options[option]?.pence;
    if (price === undefined || price === null) unknown += 1;
    else pence += price;
  }
  return { pence, unknown, charged, free, giving };
}
