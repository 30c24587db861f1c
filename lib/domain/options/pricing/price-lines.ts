import type { FreeChoice, OptionState, PriceLine } from '@/lib/domain/options/configuration';
import { dearerFirst, withPick } from './free-items';
import { accountOf } from './build-account';
import { applicationsBetween, totalOf, type CurrentBuild } from '@/lib/domain/options/current-build';

/** The build line by line: selections, standard options, and what packs bring. */
export function priceLines({ book, selections, fitted, account }: CurrentBuild): PriceLine[] {
  const kinds = new Map<number, PriceLine['kind']>();
  for (const index of selections) kinds.set(index, 'selection');
  for (const index of fitted.standard) if (!kinds.has(index)) kinds.set(index, 'standard');
  for (const [index, isFitted] of fitted.fit.entries())
    if (isFitted === 1 && !kinds.has(index)) kinds.set(index, 'in pack');
  const charged = new Set(account.charged);
  const freeBy = new Map([...account.free].map(([rule, option]) => [option, rule]));
  const codeOf = (index: number) => book.options[index]?.code ?? 0;
  return [...kinds].map(([index, kind]) => {
    const listPence = book.options[index]?.pence ?? null;
    const rule = freeBy.get(index);
    return {
      option: codeOf(index),
      kind,
      listPence,
      chargedPence: charged.has(index) && rule === undefined ? listPence : 0,
      includedIn: (book.includedBy[index] ?? []).filter((pack) => fitted.fit[pack] === 1).map(codeOf),
      freeBy: rule ? { rule: rule.code ?? 0, primary: codeOf(rule.primary) } : null,
    };
  });
}

/**
 * Each IO of the build with the item it makes free, the items it could make free instead, and what that would cost: null
 * when other prices on application would have to be paid than now. The suggestion is an available option.
 */
export function freeChoices(now: CurrentBuild, states: readonly OptionState[]): FreeChoice[] {
  const { book, fitted, picks, account } = now;
  const codeOf = (index: number) => book.options[index]?.code ?? 0;
  const payable = new Set(account.charged.filter((index) => book.options[index]?.pence !== 0));
  const total = totalOf(now);
  return account.freeItemRules.map((io) => {
    const [rule, primary] = [io.code ?? 0, codeOf(io.primary)];
    const free = account.free.get(io) ?? null;
    const others = io.secondaries.flatMap((index) => {
      if (index === free || !payable.has(index)) return [];
      const option = codeOf(index);
      const then = accountOf(book, fitted, withPick(picks, { rule, primary, option }));
      const { removed, added } = applicationsBetween(total, totalOf({ ...now, account: then }));
      return { option, deltaPence: removed.length + added.length === 0 ? then.pence - account.pence : null };
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
