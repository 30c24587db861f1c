import type { PriceLine } from '@/lib/domain/options/configuration';
import type { CurrentBuild } from '@/lib/domain/options/current-build';

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
