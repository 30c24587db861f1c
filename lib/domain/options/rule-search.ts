import { isUnavailable, type BuildSelection, type ConflictReason, type Repair } from './configuration';
import { cachedConfiguration } from './cached-configurations';
import { configure } from './configure';
import { BRIEF_EFFORT, type Effort } from './effort';
import type { Finding } from './rule-book/finding';
import type { RuleBook } from './rule-book/rule-book';
import { diagnose } from './rule-book/rule-doctor';
import type { OptionAvailability } from './status/reasoner';

/** Searches that may take longer than an action should. A browser runs them in a worker. */
export type RuleSearch =
  /** Why each of these options is blocked or dead. */
  | { readonly find: 'reasons'; readonly options: readonly number[] }
  /** The repairs that make an option possible; with `null`, those of the selections, and why they clash. */
  | { readonly find: 'repairs'; readonly option: number | null }
  /** The cheapest completion of every open need: one repair or none. */
  | { readonly find: 'completion' }
  /** The cheapest set that fits the same: one repair or none. */
  | { readonly find: 'cheaper set' }
  /** The statuses that are not decided yet. */
  | { readonly find: 'statuses' }
  /** Doubtful rules. */
  | { readonly find: 'findings' };

/** Plain data: it can be sent from one thread to another. */
export interface RuleSearchResult {
  /** By option code, for those options that have one. */
  readonly reasons: ReadonlyMap<number, ConflictReason>;
  readonly clash: ConflictReason | null;
  readonly repairs: readonly Repair[];
  readonly availability: OptionAvailability | null;
  readonly findings: readonly Finding[];
  /** False if the budget ran out before it was certain that there is nothing else, nor anything better. */
  readonly isComplete: boolean;
}

/** @param effort for the search; the statuses it starts from have the brief one */
export function searchRules(
  book: RuleBook,
  selection: BuildSelection,
  search: RuleSearch,
  effort: Effort = BRIEF_EFFORT,
): RuleSearchResult {
  if (search.find === 'findings') {
    const findings = diagnose(book, effort);
    return result({ findings, isComplete: !findings.some(({ kind }) => kind === 'not decided') });
  }
  if (search.find === 'statuses') {
    const { availability, isDecided } = configure(book, selection, effort);
    return result({ availability, isComplete: isDecided });
  }
  const now = cachedConfiguration(book, selection, effort);
  if (search.find === 'reasons') {
    const reasons = new Map<number, ConflictReason>();
    let isComplete = true;
    for (const option of search.options) {
      const reason = now.reasonFor(option);
      if (reason !== null) reasons.set(option, reason);
      else if (isUnavailable(now.state(option)?.status ?? 'available')) isComplete = false;
    }
    return result({ reasons, isComplete });
  }
  if (search.find === 'repairs')
    return result(
      search.option === null
        ? { clash: now.clash(), repairs: now.buildRepairs().repairs, isComplete: now.buildRepairs().isComplete }
        : now.repairsFor(search.option),
    );
  const found = search.find === 'completion' ? now.completion() : now.cheaperSet();
  if (found !== null) return result({ repairs: [found], isComplete: found.isProvenCheapest });
  return result({ isComplete: search.find === 'cheaper set' || !now.isPossible });
}

function result({
  reasons = new Map<number, ConflictReason>(),
  clash = null,
  repairs = [],
  availability = null,
  findings = [],
  isComplete = true,
}: Partial<RuleSearchResult>): RuleSearchResult {
  return { reasons, clash, repairs, availability, findings, isComplete };
}
