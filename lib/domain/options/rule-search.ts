import type { ConflictReason, OptionConfiguration, Repair } from './configuration';

/**
 * What takes the rule engine long: at hundreds of options a reason takes milliseconds, a completion or a cheaper set up
 * to half a second. A browser runs these beside the page.
 */
export type RuleSearch =
  /** Why each of these options is blocked or dead. */
  | { readonly find: 'reasons'; readonly options: readonly number[] }
  /** Why an option cannot be had, and the repairs that make it possible; with `null`, those of the selections. */
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
}

export function runSearch(now: OptionConfiguration, search: RuleSearch): RuleSearchResult {
  switch (search.find) {
    case 'reasons':
      return { reasons: reasonsOf(now, search.options), repairs: [] };
    case 'repairs':
      return search.option === null
        ? { reasons: new Map(), repairs: now.buildRepairs() }
        : { reasons: reasonsOf(now, [search.option]), repairs: now.repairsFor(search.option) };
    case 'completion':
      return { reasons: new Map(), repairs: listOf(now.completion()) };
    case 'cheaper set':
      return { reasons: new Map(), repairs: listOf(now.cheaperSet()) };
  }
}

const reasonsOf = (now: OptionConfiguration, options: readonly number[]): ReadonlyMap<number, ConflictReason> =>
  new Map(
    options.flatMap((option) => {
      const reason = now.reasonFor(option);
      return reason === null ? [] : [[option, reason] as const];
    }),
  );

const listOf = (repair: Repair | null): readonly Repair[] => (repair === null ? [] : [repair]);
