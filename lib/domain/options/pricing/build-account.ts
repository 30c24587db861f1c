import type { Fitted } from '@/lib/domain/options/status/fitted-options';
import { freeItems, type Pick } from './free-items';
import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';

/** What a build costs: the known part in pence, and how many prices are on application beside it. */
export interface PriceSum {
  readonly pence: number;
  readonly unknown: number;
}

export interface BuildAccount extends PriceSum {
  /** Lines in the order of the selections, then the standard options in table order. */
  readonly charged: readonly number[];
  /** The option that each fitted IO makes free. */
  readonly free: ReadonlyMap<CompiledRule, number>;
  /** The IO rules of all fitted options. */
  readonly freeItemRules: readonly CompiledRule[];
}

/** Whether a fitted pack includes this option, which is £0 then. */
const isIncluded = (book: RuleBook, { fit }: Fitted, option: number): boolean =>
  (book.includedBy[option] ?? []).some((pack) => fit[pack] === 1);

/** The price of a fitted set. A standard option is charged its own price as given. */
export function accountOf(book: RuleBook, fitted: Fitted, picks: readonly Pick[]): BuildAccount {
  const own = new Set(fitted.lines);
  const rows = [...own, ...fitted.standard.filter((option) => !own.has(option))];
  const charged = rows.filter((option) => !isIncluded(book, fitted, option));
  const payable = new Set(charged.filter((option) => book.options[option]?.pence !== 0));
  const freeItemRules = book.rules.filter(({ type, primary }) => type === 'IO' && fitted.fit[primary] === 1);
  const free = freeItems(book, freeItemRules, (option) => payable.has(option), picks);
  for (const option of free.values()) payable.delete(option);
  let [pence, unknown] = [0, 0];
  for (const option of payable) {
    const price = book.options[option]?.pence;
    if (price === undefined || price === null) unknown += 1;
    else pence += price;
  }
  return { pence, unknown, charged, free, freeItemRules };
}
