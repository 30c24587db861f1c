import type { OptionConfiguration, BuildSelection } from './configuration';
import { configure } from './configure';
import { BRIEF_EFFORT, type Effort } from './effort';
import type { RuleBook } from './rule-book/rule-book';
import type { OptionAvailability } from './status/reasoner';

/** Enough for a step and the one before it. */
const CONFIGURATION_LIMIT = 12;

const configurationsByEffort = new WeakMap<Effort, WeakMap<RuleBook, Map<string, OptionConfiguration>>>();

/**
 * `configure`, with the last few results of each book and effort cached: one step configures the same builds several
 * times. The statuses have the brief effort whatever the effort of the searches.
 */
export function cachedConfiguration(
  book: RuleBook,
  selection: BuildSelection,
  effort: Effort = BRIEF_EFFORT,
): OptionConfiguration {
  const known = cacheOf(book, effort).get(keyOf(selection));
  return cache(book, selection, effort, known ?? configure(book, selection, briefStatuses(effort)));
}

/** The same build with statuses that a search decided. */
export function renewedConfiguration(
  book: RuleBook,
  selection: BuildSelection,
  availability: OptionAvailability,
): OptionConfiguration {
  return cache(book, selection, BRIEF_EFFORT, configure(book, selection, BRIEF_EFFORT, availability));
}

function cache(
  book: RuleBook,
  selection: BuildSelection,
  effort: Effort,
  configuration: OptionConfiguration,
): OptionConfiguration {
  const cached = cacheOf(book, effort);
  const key = keyOf(selection);
  cached.delete(key);
  cached.set(key, configuration);
  const [oldest] = cached.keys();
  if (cached.size > CONFIGURATION_LIMIT && oldest !== undefined) cached.delete(oldest);
  return configuration;
}

function cacheOf(book: RuleBook, effort: Effort): Map<string, OptionConfiguration> {
  const byBook = configurationsByEffort.get(effort) ?? new WeakMap<RuleBook, Map<string, OptionConfiguration>>();
  configurationsByEffort.set(effort, byBook);
  const cached = byBook.get(book) ?? new Map<string, OptionConfiguration>();
  byBook.set(book, cached);
  return cached;
}

const keyOf = ({ selections, picks }: BuildSelection): string =>
  `${selections.join()} ${picks.map(({ rule, primary, option }) => `${rule}.${primary}.${option}`).join()}`;

const briefStatuses = ({ reasonSteps, repairSteps, time }: Effort): Effort => ({
  statusSteps: BRIEF_EFFORT.statusSteps,
  priceSteps: BRIEF_EFFORT.priceSteps,
  reasonSteps,
  repairSteps,
  time,
});
