import type { OpenNeed } from '@/lib/domain/rules/configuration';
import type { RuleBook } from '@/lib/domain/rules/rule-book';
import type { Wish } from './work';

/** What a row may ask for. The same object as long as the page lives, so that no row is drawn anew because of it. */
export interface Actions {
  readonly press: (wish: Wish) => void;
  /** Opens why an option cannot be had, and the ways to have it. */
  readonly help: (option: number) => void;
  /** Opens the ways to meet a need. */
  readonly meet: (need: OpenNeed) => void;
}

/** An option's name by its code; of one the list does not have, its number. */
export const nameIn = (book: RuleBook, code: number): string =>
  book.options[book.indexOf.get(code) ?? -1]?.name ?? `Option ${code}`;
