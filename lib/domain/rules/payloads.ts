import type { Payloads } from './configuration';
import type { Present } from './present';

/** What the provider is asked with, for each service. */
export function payloadsOf({ book, wishes, fitted, account }: Present): Payloads {
  const codesOf = (indices: readonly number[]) => indices.flatMap((each) => book.options[each]?.code ?? []);
  const chosen = new Set(wishes);
  // A standard option is part of the list price unless its own row charges for it.
  const selected = account.charged.filter((each) => chosen.has(each) || book.options[each]?.pence !== 0);
  // What an IO makes free is ordered, but its list price is not paid.
  const free = new Set(account.free.values());
  const isPack = (each: number) =>
    (book.contents[each]?.length ?? 0) > 0 || (book.options[each]?.packTexts.length ?? 0) > 0;
  return {
    p11d: codesOf(selected.filter((each) => !free.has(each))),
    optionValues: {
      options: codesOf(selected.filter((each) => !isPack(each))),
      packs: codesOf(selected.filter(isPack)),
    },
    wltp: book.options.flatMap(({ code }, index) => (fitted.fit[index] === 1 ? [code] : [])),
  };
}
