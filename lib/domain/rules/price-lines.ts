import type { FreeChoice, OptionState, PriceLine } from './configuration';
import { dearerFirst, withPick } from './free-items';
import { accountOf } from './money';
import { applicationsBetween, totalOf, type Present } from './present';

/** The build line by line: wishes, standard options, and what packs bring. */
export function priceLines({ book, wishes, fitted, account }: Present): PriceLine[] {
  const kinds = new Map<number, PriceLine['kind']>();
  for (const each of wishes) kinds.set(each, 'wish');
  for (const each of fitted.standard) if (!kinds.has(each)) kinds.set(each, 'standard');
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
 * Each IO of the build with what it frees, what else it could free, and what that would cost: null where another price
 * on application would be to pay than now. What is suggested is among what can be had.
 */
export function freeChoices(now: Present, states: readonly OptionState[]): FreeChoice[] {
  const { book, fitted, picks, account } = now;
  const codeOf = (index: number) => book.options[index]?.code ?? 0;
  const payable = new Set(account.charged.filter((each) => book.options[each]?.pence !== 0));
  const total = totalOf(now);
  return account.giving.map((io) => {
    const [rule, primary] = [io.code ?? 0, codeOf(io.primary)];
    const free = account.free.get(io) ?? null;
    const others = io.secondaries.flatMap((each) => {
      if (each === free || !payable.has(each)) return [];
      const option = codeOf(each);
      const then = accountOf(book, fitted, withPick(picks, { rule, primary, option }));
      const { gone, come } = applicationsBetween(total, totalOf({ ...now, account: then }));
      return { option, deltaPence: gone.length + come.length === 0 ? then.pence - account.pence : null };
    });
    const isOpen = io.secondaries.every((each) => fitted.fit[each] === 0);
    const [dearest] = io.secondaries
      .filter((each) => states[each]?.status === 'available')
      .sort((a, b) => dearerFirst(book.options[a]?.pence ?? null, book.options[b]?.pence ?? null) || a - b);
    return {
      rule,
      primary,
      free: free === null ? null : codeOf(free),
      isPicked:
        free !== null &&
        picks.some((each) => each.rule === rule && each.primary === primary && each.option === codeOf(free)),
      others,
      suggestion: isOpen && dearest !== undefined ? codeOf(dearest) : null,
    };
  });
}
