import { isUnavailable, type ConflictReason, type OptionConfiguration, type Repair } from './configuration';

/**
 * What takes the rule engine long: at hundreds of options a reason takes milliseconds, a completion or a cheaper set up
 * to half a second. A browser runs these beside the page.
 */
export type RuleSearch =
  /** Why each of these options is blocked or dead. */
  | { readonly find: 'reasons'; readonly options: readonly number[] }
  /** The repairs that make an option possible; with `null`, those of the selections. */
  | { readonly find: 'repairs'; readonly option: number | null }
  /** The cheapest completion of every open need: one repair or none. */
  | { readonly find: 'completion' }
  /** The cheapest set that fits the same: one repair or none. */
  | { readonly find: 'cheaper set' };

/** Plain data: it can be sent from one thread to another. */
export interface RuleSearchResult {
  /** By option code, for those options that have one. */
  readonly reasons: ReadonlyMap<number, ConflictReason>;
  readonly repairs: readonly Repair[];
  /** False when the budget ended before it was certain that there is nothing else, nor anything better. */
  readonly isComplete: boolean;
}

export function runSearch(now: OptionConfiguration, search: RuleSearch): RuleSearchResult {
  switch (search.find) {
    case 'reasons':
      return reasonsOf(now, search.options);
    case 'repairs': {
      const { repairs, isComplete } = search.option === null ? now.buildRepairs() : now.repairsFor(search.option);
      return { reasons: new Map(), repairs, isComplete };
    }
    case 'completion': {
      const completion = now.completion();
      return {
        reasons: new Map(),
        repairs: listOf(completion),
        isComplete: completion?.isProvenCheapest ?? !now.isPossible,
      };
    }
    case 'cheaper set': {
      const cheaper = now.cheaperSet();
      return { reasons: new Map(), repairs: listOf(cheaper), isComplete: cheaper?.isProvenCheapest ?? true };
    }
  }
}

function reasonsOf(now: OptionConfiguration, options: readonly number[]): RuleSearchResult {
  const reasons = new Map<number, ConflictReason>();
  let isComplete = true;
  for (const option of options) {
    const reason = now.reasonFor(option);
    if (reason !== null) reasons.set(option, reason);
    else if (isUnavailable(now.state(option)?.status ?? 'available')) isComplete = false;
  }
  return { reasons, repairs: [], isComplete };
}

const listOf = (repair: Repair | null): readonly Repair[] => (repair === null ? [] : [repair]);
