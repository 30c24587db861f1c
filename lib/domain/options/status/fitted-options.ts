import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { exclusionsBetween } from '@/lib/domain/options/rule-book/rule-book';

/** What follows from a set of lines: the contents of packs, the defaults that go with them, and the open needs. */
export interface Fitted {
  readonly lines: readonly number[];
  /** Lines and what their packs bring, at any depth, in table order. */
  readonly ordered: readonly number[];
  /** Defaults nothing fitted clashes with, in table order. */
  readonly standard: readonly number[];
  /** 1 for everything fitted: ordered, standard, or brought by a standard pack. */
  readonly fit: Uint8Array;
  /** RO, RA and IO rules of what is ordered that nothing fitted meets. */
  readonly open: readonly CompiledRule[];
}

/** The fitted set of these lines. It depends on the set, never on the order of the lines. */
export function fittedBy(book: RuleBook, lines: readonly number[]): Fitted {
  const size = book.options.length;
  const fit = new Uint8Array(size);
  const barred = new Uint8Array(size);
  for (const line of lines) for (const item of book.brings[line] ?? []) fit[item] = 1;
  const ordered: number[] = [];
  for (let option = 0; option < size; option += 1) if (fit[option] === 1) ordered.push(option);
  for (const option of ordered) for (const other of book.clashes[option] ?? []) barred[other] = 1;
  const standard: number[] = [];
  for (const option of book.defaults) {
    const brought = book.brings[option] ?? [];
    if (book.clashesWithItself[option] || brought.some((item) => barred[item] === 1)) continue;
    standard.push(option);
    for (const item of brought) {
      fit[item] = 1;
      for (const other of book.clashes[item] ?? []) barred[other] = 1;
    }
  }
  const open = ordered.flatMap((option) => (book.needs[option] ?? []).filter((rule) => !isMet(rule, fit)));
  return { lines, ordered, standard, fit, open };
}

const isMet = ({ type, secondaries }: CompiledRule, fit: Uint8Array): boolean =>
  type === 'RA' ? secondaries.every((option) => fit[option] === 1) : secondaries.some((option) => fit[option] === 1);

/** Defaults that are not fitted, each with the fitted option and the rules that exclude it. */
export function displaced(
  book: RuleBook,
  fitted: Fitted,
): { option: number; by: number; rules: readonly CompiledRule[] }[] {
  const standard = new Set(fitted.standard);
  return book.defaults.flatMap((option) => {
    if (standard.has(option)) return [];
    for (const item of book.brings[option] ?? []) {
      const by = book.clashes[item]?.find((other) => fitted.fit[other] === 1 && other !== option);
      if (by !== undefined) return [{ option, by, rules: exclusionsBetween(book, item, by) }];
    }
    return [];
  });
}
