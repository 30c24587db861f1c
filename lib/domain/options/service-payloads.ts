import type { Payloads } from './configuration';
import type { CurrentBuild } from './current-build';

/** The option codes to send to each service of the provider. */
export function payloadsOf({ book, selections, fitted, account }: CurrentBuild): Payloads {
  const codesOf = (indices: readonly number[]) => indices.flatMap((option) => book.options[option]?.code ?? []);
  const chosen = new Set(selections);
  // A standard option is part of the list price unless its row has a price.
  const selected = account.charged.filter((option) => chosen.has(option) || book.options[option]?.pence !== 0);
  // An item that an IO makes free is ordered, but its list price is not paid.
  const free = new Set(account.free.values());
  const isPack = (option: number) =>
    (book.contents[option]?.length ?? 0) > 0 || (book.options[option]?.packTexts.length ?? 0) > 0;
  return {
    p11d: codesOf(selected.filter((option) => !free.has(option))),
    optionValues: {
      options: codesOf(selected.filter((option) => !isPack(option))),
      packs: codesOf(selected.filter(isPack)),
    },
    wltp: {
      whole: book.options.flatMap(({ code }, index) => (fitted.fit[index] === 1 ? [code] : [])),
      withoutStandard: codesOf(fitted.ordered),
      withoutPacks: codesOf(fitted.ordered.filter((option) => chosen.has(option) && !isPack(option))),
    },
  };
}
