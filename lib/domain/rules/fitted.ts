import type { Rule, RuleBook } from './rule-book';
import { barsBetween } from './rule-book';

/** What a set of lines leads to: their packs' contents, the defaults that still go with them, and what they lack. */
export interface Fitted {
  readonly lines: readonly number[];
  /** Lines and what their packs bring, at any depth, in table order. */
  readonly ordered: readonly number[];
  /** Defaults nothing fitted clashes with, in table order. */
  readonly standard: readonly number[];
  /** 1 for everything fitted: ordered, standard, or brought by a standard pack. */
  readonly fit: Uint8Array;
  readonly hasClash: boolean;
  /** RO, RA and IO of what is ordered that nothing fitted meets. */
  readonly open: readonly Rule[];
}

/** The fitted set of these lines. Depends on the set alone, never on the order of the lines. */
export function fittedBy(book: RuleBook, lines: readonly number[]): Fitted {
  const size = book.options.length;
  const fit = new Uint8Array(size);
  const barred = new Uint8Array(size);
  for (const line of lines) for (const each of book.brings[line] ?? []) fit[each] = 1;
  const ordered: number[] = [];
  for (let each = 0; each < size; each += 1) if (fit[each] === 1) ordered.push(each);
  for (const each of ordered) for (const other of book.clashes[each] ?? []) barred[other] = 1;
  const hasClash = ordered.some((each) => barred[each] === 1);
  const standard: number[] = [];
  for (const each of book.defaults) {
    const brought = book.brings[each] ?? [];
    if (book.clashesWithItself[each] || brought.some((item) => barred[item] === 1)) continue;
    standard.push(each);
    for (const item of brought) {
      fit[item] = 1;
      for (const other of book.clashes[item] ?? []) barred[other] = 1;
    }
  }
  const open = ordered.flatMap((each) => (book.needs[each] ?? []).filter((rule) => !isMet(rule, fit)));
  return { lines, ordered, standard, fit, hasClash, open };
}

export const isMet = ({ type, secondaries }: Rule, fit: Uint8Array): boolean =>
  type === 'RA' ? secondaries.every((each) => fit[each] === 1) : secondaries.some((each) => fit[each] === 1);

export const isValid = ({ hasClash, open }: Fitted): boolean => !hasClash && open.length === 0;

/** Defaults that are not fitted, each with the fitted option and the rules that keep it out. */
export function displaced(book: RuleBook, fitted: Fitted): { option: number; by: number; rules: readonly Rule[] }[] {
  const standard = new Set(fitted.standard);
  return book.defaults.flatMap((option) => {
    if (standard.has(option)) return [];
    for (const item of book.brings[option] ?? []) {
      const by = book.clashes[item]?.find((other) => fitted.fit[other] === 1 && other !== option);
      if (by !== undefined) return [{ option, by, rules: barsBetween(book, item, by) }];
    }
    return [];
  });
}
