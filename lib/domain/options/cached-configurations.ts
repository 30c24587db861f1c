import type { OptionConfiguration, BuildSelection } from './configuration';
import { configure } from './configure';
import type { RuleBook } from './rule-book/rule-book';

/** Enough for a step and the one before it. */
const CONFIGURATION_LIMIT = 12;

const configurationsByBook = new WeakMap<RuleBook, Map<string, OptionConfiguration>>();

/** `configure`, with the last few results of each book cached: one step configures the same builds several times. */
export function cachedConfiguration(book: RuleBook, { selections, picks }: BuildSelection): OptionConfiguration {
  const key = `${selections.join()} ${picks.map(({ rule, primary, option }) => `${rule}.${primary}.${option}`).join()}`;
  const cached = configurationsByBook.get(book) ?? new Map<string, OptionConfiguration>();
  configurationsByBook.set(book, cached);
  const known = cached.get(key) ?? configure(book, { selections, picks });
  cached.delete(key);
  cached.set(key, known);
  const [oldest] = cached.keys();
  if (cached.size > CONFIGURATION_LIMIT && oldest !== undefined) cached.delete(oldest);
  return known;
}
