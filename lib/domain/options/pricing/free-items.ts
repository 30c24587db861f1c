import type { CompiledRule, RuleBook } from '@/lib/domain/options/rule-book/rule-book';
import type { SearchBudget } from '@/lib/domain/options/solver/search-budget';

/** The option that one IO rule makes free, chosen by a person. `rule` and `primary` name the IO; all three are codes. */
export interface Pick {
  readonly rule: number;
  readonly primary: number;
  readonly option: number;
}

/** The picks with one more: an IO makes one option free, and only one IO makes an option free. */
export const withPick = (picks: readonly Pick[], wanted: Pick): Pick[] => [
  ...picks.filter(
    ({ rule, primary, option }) => option !== wanted.option && (rule !== wanted.rule || primary !== wanted.primary),
  ),
  wanted,
];

/** A comparison of prices by what they would save: on application first, then the dearest. */
export const dearerFirst = (one: number | null, other: number | null): number =>
  (other ?? Number.POSITIVE_INFINITY) === (one ?? Number.POSITIVE_INFINITY)
    ? 0
    : (other ?? Number.POSITIVE_INFINITY) - (one ?? Number.POSITIVE_INFINITY);

/**
 * Which charged option each fitted IO makes free. Picks apply first, in table order of the IOs. The rest is the
 * assignment that saves most. The sets of items that the rules can make free are a transversal matroid, so the greedy
 * choice, the dearest item that can still be assigned, is the best one (J. Edmonds, "Matroids and the greedy algorithm",
 * 1971). Ties fall by table order.
 */
export function freeItems(
  book: RuleBook,
  freeItemRules: readonly CompiledRule[],
  isCharged: (option: number) => boolean,
  picks: readonly Pick[],
): ReadonlyMap<CompiledRule, number>;
/** @param budget of what is tried; null where it ended first */
export function freeItems(
  book: RuleBook,
  freeItemRules: readonly CompiledRule[],
  isCharged: (option: number) => boolean,
  picks: readonly Pick[],
  budget: SearchBudget,
): ReadonlyMap<CompiledRule, number> | null;
export function freeItems(
  book: RuleBook,
  freeItemRules: readonly CompiledRule[],
  isCharged: (option: number) => boolean,
  picks: readonly Pick[],
  budget: SearchBudget | null = null,
): ReadonlyMap<CompiledRule, number> | null {
  const free = new Map<CompiledRule, number>();
  const taken = new Set<number>();
  for (const rule of freeItemRules) {
    const pick = picks.find(
      (candidate) => candidate.rule === rule.code && book.indexOf.get(candidate.primary) === rule.primary,
    );
    const option = pick && book.indexOf.get(pick.option);
    if (option === undefined || taken.has(option) || !rule.secondaries.includes(option) || !isCharged(option)) continue;
    free.set(rule, option);
    taken.add(option);
  }
  const open = freeItemRules.filter((rule) => !free.has(rule));
  const priceOf = (option: number) => book.options[option]?.pence ?? null;
  const items = [...new Set(open.flatMap(({ secondaries }) => secondaries))]
    // To make free what has a price below £0 would save nothing: only a pick does that.
    .filter((option) => !taken.has(option) && isCharged(option) && (priceOf(option) ?? 1) > 0)
    .sort((a, b) => dearerFirst(priceOf(a), priceOf(b)) || a - b);
  const rulesOf = new Map<number, CompiledRule[]>(items.map((item) => [item, []]));
  for (const rule of open) for (const option of rule.secondaries) rulesOf.get(option)?.push(rule);
  for (const item of items) {
    if (budget?.isSpent) return null;
    assign(item, rulesOf, free, budget);
  }
  return free;
}

/** Makes an item free, moving others to other rules where that is necessary: an augmenting path, breadth first. */
function assign(
  item: number,
  rulesOf: ReadonlyMap<number, readonly CompiledRule[]>,
  free: Map<CompiledRule, number>,
  budget: SearchBudget | null,
): void {
  const reachedFrom = new Map<CompiledRule, number>();
  const ruleOf = new Map<number, CompiledRule>();
  const queue = [item];
  for (const current of queue) {
    budget?.spend(rulesOf.get(current)?.length ?? 0);
    for (const rule of rulesOf.get(current) ?? []) {
      if (reachedFrom.has(rule)) continue;
      reachedFrom.set(rule, current);
      const holder = free.get(rule);
      if (holder !== undefined) {
        ruleOf.set(holder, rule);
        queue.push(holder);
        continue;
      }
      let [open, moved]: [CompiledRule | undefined, number | undefined] = [rule, current];
      while (open !== undefined && moved !== undefined) {
        free.set(open, moved);
        open = moved === item ? undefined : ruleOf.get(moved);
        moved = open && reachedFrom.get(open);
      }
      return;
    }
  }
}
