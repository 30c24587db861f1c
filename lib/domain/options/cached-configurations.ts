import type { OptionConfiguration, BuildSelection } from './configuration';
import { configure } from './configure';
import type { RuleBook } from './rule-book/rule-book';

/** Enough for a step and the one before it. */
const CONFIGURATION_LIMIT = 12;

const configurationsByBook = new WeakMap<RuleBook, Map<string, OptionConfiguration>>();

/** `configure`, remembering the last few answers of each book: a step asks for the same builds several times. */
export function cachedConfiguration(
  book: RuleBook,
  { selections: wishes, picks }: BuildSelection,
): OptionConfiguration {
  const key = `${wishes.join()} ${picks.map(({ rule, primary, option }) => `${rule}.${primary}.${option}`).join()}`;
  const answers = configurationsByBook.get(book) ?? new Map<string, OptionConfiguration>();
  configurationsByBook.set(book, answers);
  const known = answers.get(key) ?? configure(book, { selections: wishes, picks });
  answers.delete(key);
  answers.set(key, known);
  const [oldest] = answers.keys();
  if (answers.size > CONFIGURATION_LIMIT && oldest !== undefined) answers.delete(oldest);
  return known;
}
