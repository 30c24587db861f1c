import type { Configuration, Ordered } from './configuration';
import { configure } from './configure';
import type { RuleBook } from './rule-book';

/** Enough for a step and the one before it. */
const MOST = 12;

const kept = new WeakMap<RuleBook, Map<string, Configuration>>();

/** `configure`, remembering the last few answers of each book: a step asks for the same builds several times. */
export function configured(book: RuleBook, { wishes, picks }: Ordered): Configuration {
  const key = `${wishes.join()} ${picks.map(({ rule, primary, option }) => `${rule}.${primary}.${option}`).join()}`;
  const answers = kept.get(book) ?? new Map<string, Configuration>();
  kept.set(book, answers);
  const known = answers.get(key) ?? configure(book, { wishes, picks });
  answers.delete(key);
  answers.set(key, known);
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  return known;
}
