import type { RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import { formatList } from '@/lib/format';

/** An option's name by its code; its number if it is not in the list. */
export const optionName = (book: RuleBook, code: number): string =>
  book.options[book.indexOf.get(code) ?? -1]?.name ?? `Option ${code}`;

/** “A, B or C”. */
export const orList = (names: readonly string[]): string => formatList(names).replace(/ and (?=[^,]*$)/, ' or ');
