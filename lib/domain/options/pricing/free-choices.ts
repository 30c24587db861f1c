import type { FreeChoice, OptionState } from '@/lib/domain/options/configuration';
import type { CurrentBuild } from '@/lib/domain/options/current-build';
import type { CompiledRule } from '@/lib/domain/options/rule-book/rule-book';
import type { SearchBudget } from '@/lib/domain/options/solver/search-budget';
import { dearerFirst, freeItems, withPick, type Pick } from './free-items';

/**
 * Each IO of the build with the item it makes free, the items it could make free instead, and what that would cost: null
 * when other prices on application would have to be paid than now. The suggestion is an available option.
 * @param budget for what the other items would cost, all together
 */
export function freeChoices(now: CurrentBuild, states: readonly OptionState[], budget: SearchBudget): FreeChoice[] {
  const { book, fitted, picks, account } = now;
  const codeOf = (index: number) => book.options[index]?.code ?? 0;
  const payable = new Set(account.charged.filter((index) => book.options[index]?.pence !== 0));
  const groups = groupsOf(account.freeItemRules, payable);
  return account.freeItemRules.map((io) => {
    const [rule, primary] = [io.code ?? 0, codeOf(io.primary)];
    const free = account.free.get(io) ?? null;
    const group = groups.get(io) ?? [io];
    const others = io.secondaries.flatMap((index) => {
      if (index === free || !payable.has(index)) return [];
      const option = codeOf(index);
      return [{ option, deltaPence: deltaOf(now, { rule, primary, option }, group, payable, budget) }];
    });
    const isOpen = io.secondaries.every((index) => fitted.fit[index] === 0);
    const [dearest] = io.secondaries
      .filter((index) => states[index]?.status === 'available')
      .sort((a, b) => dearerFirst(book.options[a]?.pence ?? null, book.options[b]?.pence ?? null) || a - b);
    return {
      rule,
      primary,
      free: free === null ? null : codeOf(free),
      isPicked:
        free !== null &&
        picks.some((pick) => pick.rule === rule && pick.primary === primary && pick.option === codeOf(free)),
      others,
      suggestion: isOpen && dearest !== undefined ? codeOf(dearest) : null,
    };
  });
}

/** What the build would cost more with a pick. Only IOs that share items with its IO, directly or through others, change. */
function deltaOf(
  { book, picks, account }: CurrentBuild,
  pick: Pick,
  group: readonly CompiledRule[],
  payable: ReadonlySet<number>,
  budget: SearchBudget,
): number | null | 'not decided' {
  if (budget.isSpent) return 'not decided';
  budget.spend(picks.length + group.reduce((sum, { secondaries }) => sum + 1 + secondaries.length, 0));
  const then = freeItems(book, group, (option) => payable.has(option), withPick(picks, pick), budget);
  if (then === null) return 'not decided';
  const before = group.flatMap((rule) => account.free.get(rule) ?? []);
  const after = [...then.values()];
  const penceOf = (option: number) => book.options[option]?.pence ?? null;
  const onApplication = (options: readonly number[]) =>
    options
      .filter((option) => penceOf(option) === null)
      .sort((a, b) => a - b)
      .join();
  if (onApplication(before) !== onApplication(after)) return null;
  const saved = (options: readonly number[]) => options.reduce((sum, option) => sum + (penceOf(option) ?? 0), 0);
  return saved(before) - saved(after);
}

/** The IOs that share charged items with each IO, directly or through others, in table order. */
function groupsOf(
  rules: readonly CompiledRule[],
  payable: ReadonlySet<number>,
): ReadonlyMap<CompiledRule, readonly CompiledRule[]> {
  const rulesOf = new Map<number, CompiledRule[]>();
  for (const rule of rules) {
    for (const option of rule.secondaries) {
      if (!payable.has(option)) continue;
      const sharing = rulesOf.get(option);
      if (sharing) sharing.push(rule);
      else rulesOf.set(option, [rule]);
    }
  }
  const place = new Map(rules.map((rule, at) => [rule, at]));
  const groups = new Map<CompiledRule, readonly CompiledRule[]>();
  for (const start of rules) {
    if (groups.has(start)) continue;
    const group = [start];
    const met = new Set(group);
    const followed = new Set<number>();
    for (const rule of group) {
      for (const option of rule.secondaries) {
        if (followed.has(option)) continue;
        followed.add(option);
        for (const other of rulesOf.get(option) ?? []) {
          if (met.has(other)) continue;
          met.add(other);
          group.push(other);
        }
      }
    }
    group.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
    for (const rule of group) groups.set(rule, group);
  }
  return groups;
}
